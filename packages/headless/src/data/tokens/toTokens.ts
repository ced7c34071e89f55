import type { Asset, CaipNetwork, CaipNetworkId } from '@foyer/chains'
import { cleanText } from '@foyer/chains'
import { safePicture } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import { createError } from '../../core/errors/backendErrors.ts'
import { isNativeToken, nativeMismatch, tokenId, tokenWorth } from './rules.ts'
import type { WireToken } from './schema.ts'
import type { TokenBalance } from './types.ts'

const MAX_NAME = 64
const MAX_SYMBOL = 24
/** Limit of tokens. */
const MAX_TOKENS = 10_000

type Claims = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: string
  readonly numeric: string
  readonly price: number | undefined
  readonly value: number | undefined
  readonly iconUrl: string | undefined
  /** Origin of the backend, whose icons may be plain HTTP. */
  readonly origin?: string | undefined
}

function toToken({ caipNetworkId, address, iconUrl, origin, ...claims }: Claims): TokenBalance {
  const symbol = cleanText(claims.symbol, MAX_SYMBOL)
  const picture = safePicture(iconUrl, { origin })
  return {
    id: tokenId(caipNetworkId, address),
    caipNetworkId,
    ...(address !== undefined && { address }),
    name: cleanText(claims.name, MAX_NAME) || symbol || address || '',
    symbol,
    quantity: { decimals: String(Number(claims.decimals)), numeric: claims.numeric },
    ...tokenWorth(claims),
    ...(picture && { iconUrl: picture }),
  }
}

export type TokenListParameters = {
  readonly network: Pick<CaipNetwork, 'caipNetworkId' | 'nativeCurrency'>
  /** Origin of the backend, whose icons may be plain HTTP. */
  readonly origin?: string | undefined
  /** Called if a row differs from the native currency of the network. */
  readonly report: (error: unknown) => void
}

/**
 * Tokens of the backend's answer on a network; tokens of other networks are dropped. The native currency has the name,
 * symbol and decimals of the network; its row is dropped and reported if decimals or symbol differ (R62).
 */
export const tokensOfBackend = (
  balances: readonly WireToken[],
  { network, origin, report }: TokenListParameters,
): readonly TokenBalance[] => {
  const { caipNetworkId } = network
  const claims = balances
    .slice(0, MAX_TOKENS)
    .filter(
      ({ chainId, address }) => chainId === caipNetworkId && (!address || address.startsWith(`${chainId}:`)),
    )
    .map(({ chainId, address, quantity, value, iconUrl, ...token }): Claims => ({
      ...token,
      ...quantity,
      caipNetworkId,
      address: address?.slice(chainId.length + 1),
      value: value ?? undefined,
      iconUrl: iconUrl ?? undefined,
      origin,
    }))
  return toTokens(claims, { network, report })
}

/** Fungible tokens among a wallet's assets, validated like those of the backend. */
export const tokensOfWallet = (
  assets: readonly Asset[],
  { network, report }: TokenListParameters,
): readonly TokenBalance[] => {
  const claims = assets.flatMap(({ type, balance, decimals, ...asset }): readonly Claims[] =>
    type === 'NATIVE' || type === 'ERC20'
      ? [
          {
            ...asset,
            caipNetworkId: network.caipNetworkId,
            address: type === 'NATIVE' ? undefined : asset.address,
            value: asset.value,
            decimals: `${decimals}`,
            numeric: formatUnits(balance, decimals),
          },
        ]
      : [],
  )
  return toTokens(claims, { network, report })
}

function toTokens(
  claims: readonly Claims[],
  { network: { caipNetworkId, nativeCurrency }, report }: TokenListParameters,
): readonly TokenBalance[] {
  let mismatch: 'symbol' | 'decimals' | undefined
  const tokens = claims.flatMap((claim) => {
    if (!isNativeToken(tokenId(caipNetworkId, claim.address))) return [toToken(claim)]
    const found = nativeMismatch(claim, nativeCurrency)
    mismatch ??= found
    const { symbol, name } = nativeCurrency
    return found ? [] : [toToken({ ...claim, address: undefined, symbol, name: name || symbol })]
  })
  if (mismatch)
    report(
      createError('RESPONSE_INVALID', {
        field: `balances.${mismatch}`,
        problem: `not the native currency of ${caipNetworkId}`,
      }),
    )
  return tokens
}
