export { ApproveTransaction } from '../../views/ApproveTransaction/lazy.ts'
