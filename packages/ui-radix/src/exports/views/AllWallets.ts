export { AllWallets } from '../../views/AllWallets/lazy.ts'
