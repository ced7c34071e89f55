import { defineErrors } from '../errors/FoyerError.ts'

/** Errors of this namespace; texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  BROADCAST_NOT_SUPPORTED: () => 'Broadcast not supported for partial signing',
  CHAINS_NOT_SUPPORTED: () => 'The connector does not support any of the requested chains',
  LEATHER_NETWORK_NOT_SUPPORTED: () => 'LeatherConnector: unsupported network',
  METHOD_NOT_SUPPORTED: () => 'Wallet call is not supported',
  NETWORK_NOT_SUPPORTED: (context: { network: string; name: string }) =>
    `Network ${context.network} not supported by ${context.name} wallet`,
  NETWORK_SWITCH_NOT_SUPPORTED: (context: { name: string }) =>
    `${context.name} wallet does not support network switching`,
  RECEIVER_INVALID: (context: { network: string }) => `The receiver is not an address of ${context.network}`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
