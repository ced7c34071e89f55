import * as v from 'valibot'
import type { Asset, Operation } from '../operations.ts'
import { parseChainId } from './parseChainId.ts'
import { parseQuantity } from './parseQuantity.ts'
import { request } from './request.ts'
import { toQuantity } from './toQuantity.ts'
import { toWalletError } from './toWalletError.ts'

/** More than anybody looks through. */
const MAX_ASSETS = 10_000
/** That of a `uint8`. */
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
  price: dollars,
  iconUrl: v.string(),
  value: maybe(dollars),
})

/** What is one of its kind has neither decimals nor, most of the time, a price. */
const collectible = v.object({
  name: v.string(),
  symbol: v.fallback(v.string(), ''),
  price: v.fallback(dollars, 0),
  iconUrl: v.fallback(v.string(), ''),
  value: maybe(dollars),
  tokenId: v.pipe(v.string(), v.regex(/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i)),
})

const type = <name extends Asset['type']>(name: name) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.toUpperCase()),
    v.literal(name),
  )

const asset = v.union([
  v.object({ type: type('NATIVE'), address: v.literal('native'), balance, metadata: token }),
  v.object({ type: type('ERC20'), address: contract, balance, metadata: token }),
  v.object({ type: type('ERC721'), address: contract, balance, metadata: collectible }),
  v.object({ type: type('ERC1155'), address: contract, balance, metadata: collectible }),
])

const assetsSchema = v.record(v.string(), v.array(v.unknown()))

/** EIP-7811 `wallet_getAssets`. Strict with the answer, patient with what is in it: one bad asset is one less. */
export const getAssets: Operation<'getAssets'> = async ({ network, provider, signal }, { address }) => {
  try {
    const chainId = toQuantity(Number(network.id))
    const parameters = { account: address, chainFilter: [chainId] }
    const answer = await request(provider, 'wallet_getAssets', [parameters], signal)
    const all = v.parse(assetsSchema, answer)
    const own = Object.entries(all).filter(([key]) => parseChainId(key) === `${Number(network.id)}`)
    // A chain that is not there is one on which the account holds nothing.
    return (own[0]?.[1] ?? []).slice(0, MAX_ASSETS).flatMap((value) => toAsset(value) ?? [])
  } catch (error) {
    throw toWalletError(error, { operation: 'getAssets', code: 'ASSETS_FAILED', signal })
  }
}

function toAsset(value: unknown): Asset | undefined {
  const result = v.safeParse(asset, value)
  if (!result.success) return undefined
  const { metadata, address, ...rest } = result.output
  return { ...rest, decimals: 0, ...metadata, ...(address !== 'native' && { address }) }
}
