export { Swap } from '../../views/Swap/lazy.ts'
