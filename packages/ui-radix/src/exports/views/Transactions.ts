export { Transactions } from '../../views/Transactions/lazy.ts'
