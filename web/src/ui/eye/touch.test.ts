// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { touchable } from './touch'

/** An element under fingers, and what they did to it. */
function touched() {
  const did: string[] = []
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  element.hasPointerCapture = () => true
  const detach = touchable({
    pan: (dx, dy) => did.push(`pan ${dx} ${dy}`),
    zoom: (by, { x, y }) => did.push(`zoom ${by.toFixed(2)} at ${x} ${y}`),
    tap: ({ x, y }, twice) => did.push(`${twice ? 'double tap' : 'tap'} ${x} ${y}`),
  })(element)
  const finger = (type: string, clientX: number, clientY: number, pointerId = 1): void => {
    element.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, button: 0 }))
  }
  return { did, finger, element, detach }
}

describe('fingers on a picture', () => {
  it('tap when they do not move', () => {
    const { did, finger } = touched()
    finger('pointerdown', 10, 20)
    finger('pointermove', 13, 22)
    finger('pointerup', 13, 22)
    finger('pointerdown', 13, 22)
    finger('pointerup', 13, 22)
    expect(did).toEqual(['tap 13 22', 'double tap 13 22'])
  })

  it('drag when they do, and a drag is no tap', () => {
    const { did, finger } = touched()
    finger('pointerdown', 10, 20)
    finger('pointermove', 30, 20)
    finger('pointermove', 30, 45)
    finger('pointerup', 30, 45)
    expect(did).toEqual(['pan 20 0', 'pan 0 25'])
  })

  it('pinch with two', () => {
    const { did, finger } = touched()
    finger('pointerdown', 0, 0, 1)
    finger('pointerdown', 100, 0, 2)
    finger('pointermove', 200, 0, 2)
    finger('pointerup', 200, 0, 2)
    finger('pointerup', 0, 0, 1)
    expect(did).toEqual(['pan 50 0', 'zoom 2.00 at 100 0'])
  })

  it('do nothing any more once detached', () => {
    const { did, finger, detach } = touched()
    detach?.()
    finger('pointerdown', 10, 20)
    finger('pointerup', 10, 20)
    expect(did).toEqual([])
  })
})
