export { foyerCompileHints, type FoyerCompileHintsPlugin } from '../load/compileHints.ts'
