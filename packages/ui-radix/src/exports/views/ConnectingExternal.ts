export { ConnectingExternal } from '../../views/ConnectingExternal/lazy.ts'
