export { SwapSelectToken } from '../../views/SwapSelectToken/lazy.ts'
