import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** What Prettier does not see: likely bugs, dead code, types that lie. Formatting is Prettier's alone. */
export default ts.config(
  { ignores: ['src/wire.ts', 'src/games/*/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // The compiler knows better (noUnusedLocals), and knows Svelte's props.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-undef': 'off',
      // What is to be reactive says $state; a Set in a function is only a Set.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check is the judge of its own warnings, and counts those that nobody ignores.
      'svelte/no-unused-svelte-ignore': 'off',
      // A space that must stay where lines are broken.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  // A test that finds nothing there fails, and that is what it is for.
  { files: ['**/*.test.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
)
