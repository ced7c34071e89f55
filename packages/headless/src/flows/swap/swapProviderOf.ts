import { type CaipNetworkId, parseCaipAddress } from '@foyer/chains'
import * as v from 'valibot'
import type { ListedToken, SwapContracts, SwapProvider } from '../../core/contracts/swap.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readAnswer, readRows } from '../../data/backend/readAnswer.ts'
import { request, type QueryParameters } from '../../data/backend/request.ts'
import { isNetworkSupported, supportFailure } from '../../data/backend/supportedChains.ts'
import { networksAtom } from '../../wallet/state.ts'
import { createError } from './errors.ts'
import { backendContracts, spenderOf } from './networkRules.ts'
import {
  allowanceSchema,
  approvalSchema,
  builtSwapSchema,
  listedTokenSchema,
  swapQuotesSchema,
  swapTokensSchema,
  providerQuoteSchema,
  providerTokensSchema,
  providerTransactionSchema,
  spenderSchema,
  unitsSchema,
} from './schema.ts'

/**
 * Swap provider of the blockchain backend (docs/spec/api.md §2.2, E4 to E10). A network that it does not know has no
 * tokens to swap.
 */
function backendProvider(config: Config): SwapProvider {
  const ask = <schema extends v.GenericSchema>(
    name: string,
    schema: schema,
    query: QueryParameters | undefined,
    { signal, body }: { readonly signal?: AbortSignal | undefined; readonly body?: unknown },
  ): Promise<v.InferOutput<schema>> =>
    request(config, {
      service: 'blockchain',
      method: body === undefined ? 'GET' : 'POST',
      path: `/v1/convert/${name}`,
      query,
      body,
      hasContentType: name !== 'tokens',
      schema,
      signal,
    })
  const isKnown = async (caipNetworkId: CaipNetworkId, signal?: AbortSignal): Promise<boolean> => {
    const isSupported = await isNetworkSupported(config, caipNetworkId)
    signal?.throwIfAborted()
    // Without an answer of the backend, its support of the network is unknown.
    const failure = isSupported ? undefined : supportFailure(config)
    if (failure) throw failure
    return isSupported
  }
  const mustBeKnown = async (caipNetworkId: CaipNetworkId, signal?: AbortSignal): Promise<void> => {
    if (!(await isKnown(caipNetworkId, signal)))
      throw createError('SWAP_NOT_SUPPORTED', undefined, { value: caipNetworkId })
  }
  return {
    name: '1inch',
    contracts: contractsOf(config),
    async getTokens({ caipNetworkId, signal }) {
      if (!(await isKnown(caipNetworkId, signal))) return []
      const { tokens } = await ask('tokens', swapTokensSchema, { chainId: caipNetworkId }, { signal })
      // `swapProviderOf` validates the rows of every provider.
      return tokens as readonly ListedToken[]
    },
    async getQuote({ account, caipNetworkId, from, to, amount, gasPrice, signal }) {
      if (!(await isKnown(caipNetworkId, signal))) return undefined
      const { address: userAddress } = parseCaipAddress(account)
      const query = { amount, userAddress, from, to, gasPrice }
      const [quote] = (await ask('quotes', swapQuotesSchema, query, { signal })).quotes
      return quote && { toAmount: quote.toAmount }
    },
    async getAllowance({ account, caipNetworkId, from, signal }) {
      if (!(await isKnown(caipNetworkId, signal))) return '0'
      const query = { tokenAddress: from, userAddress: account }
      return (await ask('allowance', allowanceSchema, query, { signal })).allowance
    },
    async getSpender({ account, caipNetworkId, from, to, signal }) {
      await mustBeKnown(caipNetworkId, signal)
      const { tx } = await ask(
        'build-approve',
        approvalSchema,
        { userAddress: account, from, to },
        { signal },
      )
      // `from` must be the token; an approval of another token names no spender.
      return tx.from.toLowerCase() === from.toLowerCase() ? (spenderOf(tx.data) ?? '') : ''
    },
    async getTransaction({ account, caipNetworkId, from, to, amount, slippage, signal }) {
      await mustBeKnown(caipNetworkId, signal)
      const { projectId } = internalsOf(config).options
      const body = {
        amount,
        eip155: { slippage },
        projectId,
        from,
        to,
        userAddress: account,
        disableEstimate: true,
      }
      const { tx } = await ask('build-transaction', builtSwapSchema, undefined, { signal, body })
      const gas = tx.eip155?.gas
      return {
        from: tx.from,
        to: tx.to,
        data: tx.data,
        toAmount: tx.amount,
        gas: /^\d{1,18}$/.test(`${gas}`) ? `${gas}` : undefined,
      }
    },
  }
}

/** Contracts of the backend on every network of the app. */
function contractsOf(config: Config): SwapContracts {
  const { options, store } = internalsOf(config)
  const own = options.swap && 'contracts' in options.swap ? options.swap.contracts : undefined
  return Object.fromEntries(
    store.get(networksAtom).map(({ caipNetworkId }) => [caipNetworkId, backendContracts(caipNetworkId, own)]),
  )
}

/** The swap provider: that of the host, else the blockchain backend. Validates every answer of either. */
export function swapProviderOf(config: Config): SwapProvider {
  const own = internalsOf(config).options.swap
  const provider = own && 'getQuote' in own ? own : backendProvider(config)
  return {
    name: provider.name,
    caipNetworkIds: provider.caipNetworkIds,
    contracts: provider.contracts,
    async getTokens(parameters) {
      const rows = readAnswer(providerTokensSchema, await provider.getTokens(parameters))
      return readRows({ config, rows, schema: listedTokenSchema, list: 'tokens' })
    },
    getQuote: async (parameters) => readAnswer(providerQuoteSchema, await provider.getQuote(parameters)),
    getAllowance: async (parameters) => readAnswer(unitsSchema, await provider.getAllowance(parameters)),
    getSpender: async (parameters) => readAnswer(spenderSchema, await provider.getSpender(parameters)),
    getTransaction: async (parameters) =>
      readAnswer(providerTransactionSchema, await provider.getTransaction(parameters)),
  }
}
