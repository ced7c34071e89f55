export { ConnectingFarcaster } from '../../views/ConnectingFarcaster/lazy.ts'
