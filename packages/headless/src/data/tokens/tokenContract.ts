import { defineErrors } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../../wallet/readChain.ts'
import { networkById } from '../../wallet/rules.ts'
import { networksAtom } from '../../wallet/state.ts'
import { isNativeToken } from './rules.ts'
import type { TokenBalance } from './types.ts'

/** Errors of units. Texts equal those of the same codes in @foyer/chains. */
const texts = {
  TOKEN_DECIMALS_DIFFER: () => 'The token has other decimals than the amount was shown with',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

/**
 * Compares the decimals of a token with those of the network (native currency) or of the chain (contract, mint), before
 * an amount of the token is reviewed (R62). The chain is asked once per token, because decimals never change.
 *
 * Rejects with `TOKEN_DECIMALS_DIFFER`, with `TOKEN_DECIMALS_UNKNOWN` if no node answers, with `TOKEN_NOT_FOUND` or
 * `OPERATION_NOT_SUPPORTED`.
 */
export async function checkUnits(
  config: Config,
  { id, caipNetworkId, quantity }: TokenBalance,
): Promise<void> {
  const decimals = isNativeToken(id)
    ? networkById(internalsOf(config).store.get(networksAtom), caipNetworkId).nativeCurrency.decimals
    : await readDecimals(config, { caipNetworkId, token: id.slice(caipNetworkId.length + 1) })
  if (decimals !== Number(quantity.decimals))
    throw createError('TOKEN_DECIMALS_DIFFER', undefined, { value: id })
}

/** Decimals of a token by its contract or mint; read once per token, because decimals never change. */
export const readDecimals = (
  config: Config,
  { caipNetworkId, token }: { readonly caipNetworkId: TokenBalance['caipNetworkId']; readonly token: string },
): Promise<number> =>
  fetchQuery(config, {
    queryKey: ['foyer', config.id, 'tokenDecimals', { caipNetworkId, token }],
    queryFn: () => readChain(config, 'getTokenDecimals', { caipNetworkId, parameters: { token } }),
    staleTime: Infinity,
  })

/**
 * Symbol of a token by its contract, read until it is known; `undefined` for a native currency, and if no node reads
 * it.
 */
export async function readContractSymbol(
  config: Config,
  { id, caipNetworkId }: Pick<TokenBalance, 'id' | 'caipNetworkId'>,
): Promise<string | undefined> {
  if (isNativeToken(id)) return undefined
  const of = { caipNetworkId, token: id.slice(caipNetworkId.length + 1) }
  const symbol = await fetchQuery(config, {
    queryKey: ['foyer', config.id, 'tokenSymbol', of],
    queryFn: async () => (await readSymbol(config, of)) ?? null,
    // No symbol is asked for again: the node may have failed. Solana stores none in mints.
    staleTime: ({ state }) => (state.data ? Infinity : 0),
  }).catch(() => null)
  return symbol ?? undefined
}

/**
 * The token with the symbol of its contract in place of another one, whose picture is dropped too: a token list can
 * give a valuable token the name and the picture of a cheap one.
 */
export function withContractSymbol<
  token extends { readonly symbol: string; readonly name: string; readonly iconUrl?: string | undefined },
>(token: token, symbol: string | undefined): token {
  if (symbol === undefined || symbol.toLowerCase() === token.symbol.toLowerCase()) return token
  const { iconUrl: _picture, ...others } = token
  return { ...others, name: symbol, symbol } as token
}

/**
 * Symbol of a token by its contract; `undefined` without one. A contract may change it, so it is read again each
 * time.
 */
export const readSymbol = (
  config: Config,
  { caipNetworkId, token }: { readonly caipNetworkId: TokenBalance['caipNetworkId']; readonly token: string },
): Promise<string | undefined> =>
  readChain(config, 'getTokenSymbol', { caipNetworkId, parameters: { token } })
