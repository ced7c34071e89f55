export { ChooseAccountName } from '../../views/ChooseAccountName/lazy.ts'
