export { RegisterAccountName } from '../../views/RegisterAccountName/lazy.ts'
