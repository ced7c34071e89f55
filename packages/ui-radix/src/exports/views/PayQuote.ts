export { PayQuote } from '../../views/PayQuote/lazy.ts'
