export { ConnectingMultiChain } from '../../views/ConnectingMultiChain/lazy.ts'
