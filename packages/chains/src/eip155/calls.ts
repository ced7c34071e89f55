import * as v from 'valibot'
import { createError } from '../errors/catalogue.ts'
import { awaitSend } from '../errors/sendUnclear.ts'
import type { Asset, Operation } from '../operations.ts'
import type { CaipNetwork } from '../types.ts'
import { parseValue } from '../units.ts'
import { toCallsError } from './callsError.ts'
import { parseChainId, parseQuantity, toQuantity } from './quantity.ts'
import { isMethodUnknown } from './rules.ts'
import { request, toWalletError } from './wire.ts'

const VERSION = '2.0.0'
const SEND_PREFIX = 'eip155:sendCalls'

/** Checked before the wallet is asked: an invalid call could lose money. */
const callsSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({
        to: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i))),
        value: v.optional(
          v.pipe(
            v.unknown(),
            v.transform(parseValue),
            v.bigint('The value is no bigint, decimal text or quantity'),
          ),
        ),
        data: v.optional(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i))),
      }),
      // A call without a receiver deploys a contract, so it needs data.
      v.check(({ to, data }) => to !== undefined || (data ?? '0x') !== '0x'),
    ),
  ),
  v.minLength(1),
)

const isServiceUrl = (url: string): boolean =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(url))

const capabilitiesOfCalls = v.looseObject({
  paymasterService: v.optional(
    v.looseObject({
      url: v.pipe(v.string(), v.check(isServiceUrl, 'The URL of a paymaster service is HTTPS')),
    }),
  ),
})

/** Longest id of the standard, in hex digits. */
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(8194))

/** Older wallets answer with the id alone. */
const sentCallsSchema = v.union([
  v.object({
    id: idSchema,
    capabilities: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  }),
  v.pipe(
    idSchema,
    v.transform((value) => ({ id: value })),
  ),
])

/**
 * EIP-5792 `wallet_sendCalls`. The request names its chain, so a wallet on another chain rejects it. Invalid calls
 * throw before the wallet is asked.
 */
export const sendCalls: Operation<'sendCalls'> = async (
  { network, provider, signal },
  { address, calls, isAtomicRequired = false, capabilities },
) => {
  try {
    const batch = {
      version: VERSION,
      from: address,
      chainId: toQuantity(Number(network.id)),
      atomicRequired: isAtomicRequired,
      calls: v.parse(callsSchema, calls).map(({ to, value, data }) => ({
        ...(to !== undefined && { to }),
        ...(value !== undefined && { value: toQuantity(value) }),
        ...(data !== undefined && { data }),
      })),
      ...(capabilities && { capabilities: v.parse(capabilitiesOfCalls, capabilities) }),
    }
    const asked = request(provider, 'wallet_sendCalls', [batch], signal)
    const answer = v.safeParse(sentCallsSchema, await awaitSend(asked, { prefix: SEND_PREFIX, signal }))
    // A wallet with an invalid response may have sent the calls.
    if (!answer.success)
      throw createError('SEND_UNCLEAR', undefined, {
        prefix: SEND_PREFIX,
        cause: new v.ValiError(answer.issues),
      })
    return answer.output
  } catch (error) {
    throw toCallsError(error, { operation: 'sendCalls', code: 'SEND_CALLS_FAILED', signal })
  }
}

/** EIP-5792 `wallet_showCallsStatus`. */
export const showCallsStatus: Operation<'showCallsStatus'> = async ({ provider, signal }, { id }) => {
  try {
    await request(provider, 'wallet_showCallsStatus', [id], signal)
  } catch (error) {
    throw toCallsError(error, { operation: 'showCallsStatus', code: 'CALLS_STATUS_FAILED', signal })
  }
}

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
