// Operations of transfers: one chunk, since the symbol of a token is read with its decimals before a transfer is
// reviewed.
export {
  createEstimateTransfer,
  createGetTokenDecimals,
  createGetTransferReserve,
  createTransferToken,
} from './transfer.ts'
export { createGetTokenSymbol } from './requests/tokenSymbol.ts'
