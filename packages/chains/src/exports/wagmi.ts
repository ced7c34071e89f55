export { foyerConnector } from '../wagmi/foyerConnector.ts'
export type { CreateWagmiConnector, FoyerWagmiConnector } from '../wagmi/connectorTypes.ts'
