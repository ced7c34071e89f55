export { RegisterAccountNameSuccess } from '../../views/RegisterAccountNameSuccess/lazy.ts'
