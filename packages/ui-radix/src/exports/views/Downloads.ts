export { Downloads } from '../../views/Downloads/lazy.ts'
