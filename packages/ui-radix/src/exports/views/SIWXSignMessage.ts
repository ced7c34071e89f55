export { SIWXSignMessage } from '../../views/SIWXSignMessage/lazy.ts'
