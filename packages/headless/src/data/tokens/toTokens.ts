import type { Asset, CaipNetworkId } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import { cleanText } from '@foyer/chains'
import { safePicture } from '@foyer/chains'
import { tokenId, tokenWorth } from './rules.ts'
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
  /** Origin whose icons may be plain HTTP: the backend. */
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

/** Tokens of the backend's answer on a network; those of other networks are dropped. */
export const tokensOfBackend = (
  balances: readonly WireToken[],
  { caipNetworkId, origin }: { readonly caipNetworkId: CaipNetworkId; readonly origin: string | undefined },
): readonly TokenBalance[] =>
  balances.slice(0, MAX_TOKENS).flatMap(({ chainId, address, quantity, value, iconUrl, ...token }) => {
    const isHere = chainId === caipNetworkId && (!address || address.startsWith(`${chainId}:`))
    return isHere
      ? toToken({
          ...token,
          ...quantity,
          caipNetworkId,
          address: address?.slice(chainId.length + 1),
          value: value ?? undefined,
          iconUrl: iconUrl ?? undefined,
          origin,
        })
      : []
  })

/** Fungible tokens of a wallet's assets. */
export const tokensOfWallet = (
  assets: readonly Asset[],
  caipNetworkId: CaipNetworkId,
): readonly TokenBalance[] =>
  assets.flatMap(({ type, balance, decimals, ...asset }) =>
    type === 'NATIVE' || type === 'ERC20'
      ? toToken({
          ...asset,
          caipNetworkId,
          address: asset.address,
          value: asset.value,
          decimals: `${decimals}`,
          numeric: formatUnits(balance, decimals),
        })
      : [],
  )
