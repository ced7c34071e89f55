export { FundWallet } from '../../views/FundWallet/lazy.ts'
