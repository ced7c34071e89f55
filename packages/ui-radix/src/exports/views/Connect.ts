export { Connect } from '../../views/Connect/lazy.ts'
