import * as v from 'valibot'
import { createError } from '../errors/catalogue.ts'
import type { Asset, Operation } from '../operations.ts'
import type { CaipNetwork } from '../types.ts'
import { parseChainId, parseQuantity, toQuantity } from './quantity.ts'
import { isMethodUnknown } from './rules.ts'
import { request, toWalletError } from './wire.ts'

/** More entries are dropped. */
const MAX_ASSETS = 10_000
/** Maximum of `uint8`. */
const MAX_DECIMALS = 255

const balance = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((value) => `${parseQuantity(value)}`),
)
const contract = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i))
const dollars = v.pipe(v.number(), v.finite(), v.minValue(0))
const maybe = <output>(schema: v.GenericSchema<unknown, output>) => v.fallback(v.optional(schema), undefined)

const token = v.object({
  name: v.string(),
  symbol: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DECIMALS)),
  price: v.optional(dollars, 0),
  iconUrl: v.optional(v.string(), ''),
  value: maybe(dollars),
})

/** An NFT has no decimals, and often no price. */
const collectible = v.object({
  name: v.string(),
  symbol: v.fallback(v.string(), ''),
  price: v.fallback(dollars, 0),
  iconUrl: v.fallback(v.string(), ''),
  value: maybe(dollars),
  tokenId: v.optional(v.pipe(v.string(), v.regex(/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i))),
})

const type = <name extends Asset['type']>(name: name) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.toUpperCase()),
    v.literal(name),
  )

const asset = v.union([
  v.object({ type: type('NATIVE'), address: v.literal('native'), balance, metadata: v.optional(token) }),
  v.object({ type: type('ERC20'), address: contract, balance, metadata: token }),
  v.object({ type: type('ERC721'), address: contract, balance, metadata: collectible }),
  v.object({ type: type('ERC1155'), address: contract, balance, metadata: collectible }),
])

const assetsSchema = v.record(v.string(), v.array(v.unknown()))

/**
 * EIP-7811 `wallet_getAssets`. An answer of the wrong shape throws; invalid assets in it are dropped. Throws
 * `OPERATION_NOT_SUPPORTED` for a wallet without the method.
 */
export const getAssets: Operation<'getAssets'> = async ({ network, provider, signal }, { address }) => {
  try {
    const chainId = toQuantity(Number(network.id))
    const parameters = { account: address, chainFilter: [chainId] }
    const answer = await request(provider, 'wallet_getAssets', [parameters], signal)
    const all = v.parse(assetsSchema, answer)
    const own = Object.entries(all).filter(([key]) => parseChainId(key) === `${Number(network.id)}`)
    // A chain missing in the answer has no assets.
    return (own[0]?.[1] ?? []).slice(0, MAX_ASSETS).flatMap((value) => toAsset(value, network) ?? [])
  } catch (error) {
    if (isMethodUnknown(error) && !signal?.aborted)
      throw createError(
        'OPERATION_NOT_SUPPORTED',
        { namespace: 'eip155', operation: 'getAssets' },
        { cause: error },
      )
    throw toWalletError(error, { operation: 'getAssets', code: 'ASSETS_FAILED', signal })
  }
}

const DEFAULTS = { decimals: 0, price: 0, iconUrl: '' }

function toAsset(value: unknown, { nativeCurrency }: CaipNetwork): Asset | undefined {
  const result = v.safeParse(asset, value)
  if (!result.success) return undefined
  // The native currency needs no metadata, an NFT has no decimals.
  const { metadata = nativeCurrency, address, ...rest } = result.output
  return { ...rest, ...DEFAULTS, ...metadata, ...(address !== 'native' && { address }) }
}
