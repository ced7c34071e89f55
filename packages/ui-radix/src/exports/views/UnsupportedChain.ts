export { UnsupportedChain } from '../../views/UnsupportedChain/lazy.ts'
