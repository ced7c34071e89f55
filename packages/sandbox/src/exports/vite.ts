export { foyerSandbox, type FoyerSandboxOptions, type FoyerSandboxPlugin } from '../vite.ts'
