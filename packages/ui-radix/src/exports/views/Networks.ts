export { Networks } from '../../views/Networks/lazy.ts'
