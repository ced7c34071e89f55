export { Pay } from '../../views/Pay/lazy.ts'
