export { ConnectSocials } from '../../views/ConnectSocials/lazy.ts'
