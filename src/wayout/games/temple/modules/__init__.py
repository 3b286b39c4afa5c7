"""One module of the game in each file or folder, ending in the constant MODULE; found by walking this folder."""
