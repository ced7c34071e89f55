export { SwapPreview } from '../../views/SwapPreview/lazy.ts'
