export { foyerConnector } from '../wagmi/foyerConnector.ts'
