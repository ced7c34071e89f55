export { PayLoading } from '../../views/PayLoading/lazy.ts'
