import * as v from 'valibot'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError } from '../../core/errors/backendErrors.ts'
import { backendProvider } from './backendProvider.ts'
import {
  providerQuoteSchema,
  providerTokensSchema,
  providerTransactionSchema,
  spenderSchema,
  unitsSchema,
} from './schema.ts'
import type { SwapProvider } from '../../core/contracts/swap.ts'

/** Who swaps: the host's own provider, else the blockchain backend. What it answers is checked, whoever it is. */
export function swapProviderOf(config: Config): SwapProvider {
  const own = internalsOf(config).options.swap
  const provider = own && 'getQuote' in own ? own : backendProvider(config)
  return {
    name: provider.name,
    caipNetworkIds: provider.caipNetworkIds,
    getTokens: async (parameters) => check(providerTokensSchema, await provider.getTokens(parameters)),
    getQuote: async (parameters) => check(providerQuoteSchema, await provider.getQuote(parameters)),
    getAllowance: async (parameters) => check(unitsSchema, await provider.getAllowance(parameters)),
    getSpender: async (parameters) => check(spenderSchema, await provider.getSpender(parameters)),
    getTransaction: async (parameters) =>
      check(providerTransactionSchema, await provider.getTransaction(parameters)),
  }
}

function check<schema extends v.GenericSchema>(schema: schema, answer: unknown): v.InferOutput<schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  const [issue] = result.issues
  throw createError('RESPONSE_INVALID', { field: v.getDotPath(issue) ?? '', problem: issue.message })
}
