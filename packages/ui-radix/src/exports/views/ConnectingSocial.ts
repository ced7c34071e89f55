export { ConnectingSocial } from '../../views/ConnectingSocial/lazy.ts'
