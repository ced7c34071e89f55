export { GetWallet } from '../../views/GetWallet/lazy.ts'
