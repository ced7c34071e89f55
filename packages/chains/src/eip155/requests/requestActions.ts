// Operations that read a request before a wallet is asked: one chunk, since a symbol is of a token in a described request.
export { createDescribeRequest } from './describeRequest.ts'
export { createGetTokenSymbol } from './tokenSymbol.ts'
