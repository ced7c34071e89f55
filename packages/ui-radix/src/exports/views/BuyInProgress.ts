export { BuyInProgress } from '../../views/BuyInProgress/lazy.ts'
