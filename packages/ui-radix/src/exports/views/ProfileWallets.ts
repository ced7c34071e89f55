export { ProfileWallets } from '../../views/ProfileWallets/lazy.ts'
