import { type Hex, numberToHex } from 'viem'
import { requestRpcBatch, type RpcCall } from '../base/rpc.ts'
import { nativeTokens, type SandboxToken, sandboxTokens, SILENT_TOKEN, SWAP_ROUTER } from '../base/tokens.ts'
import { type Storage, toWord } from './storage.ts'

/** Placeholder id of a native currency, also in the router's prices. */
export const NATIVE_ID: Hex = `0x${'e'.repeat(40)}`

/** Liquidity of each token in the router. */
export const LIQUIDITY = 1_000_000n

const WEI = 18
const MICRO_DIGITS = 6
/** Decimals of the router's prices, per base unit. */
const SCALE = 36

/** `swap(from, to, amount, atLeast)` */
const SWAP = '0x5a4d1b2c'

/**
 * Contract that swaps two tokens, or the native currency, by prices in its storage: the output is `amount * price(from)
 * / price(to)`. Uses `transferFrom` for the input, and its own balance for the output.
 */
function routerCode(): Hex {
  const words = [
    '60243554600435546044350204', // out = in * price(from) / price(to)
    '806064351161012557', // require out >= atLeast
    '60043573eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee1461007d57', // is the input native?
    '7f23b872dd000000000000000000000000000000000000000000000000000000006000523360045230602452604435604452600060006064600060006004355af11561012557', // transferFrom(caller, this, in)
    '61008856', // continue with the output
    '5b60443534141561012557', // require value == amount
    '5b60243573eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee146100e657', // is the output native?
    '7fa9059cbb0000000000000000000000000000000000000000000000000000000060005233600452602452600060006044600060006024355af1156101255700', // transfer(caller, out)
    '5b8060005233307fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206000a3', // log Transfer(this, caller, out) like a token
    '600060006000600084335af1156101255700', // send value
    '5b60006000fd', // revert
  ]
  return `0x${words.join('')}`
}

/** Tokens that the router swaps on a network. */
export const swappable = (caipNetworkId: string): readonly (SandboxToken & { readonly address: string })[] =>
  [...nativeTokens, ...sandboxTokens]
    .filter((token) => token.caipNetworkId === caipNetworkId && token.address !== SILENT_TOKEN)
    .map((token) => ({ ...token, address: token.address ?? NATIVE_ID }))

/** Price of a base unit in the router's storage. */
const unitPrice = (dollars: number, decimals: number): bigint =>
  BigInt(Math.round(dollars * 10 ** MICRO_DIGITS)) * 10n ** BigInt(SCALE - decimals - MICRO_DIGITS)

/** Initial prices. */
export const routerStorage = (caipNetworkId: string): Storage =>
  Object.fromEntries(
    swappable(caipNetworkId).map(({ address, price, decimals }) => [
      toWord(address.toLowerCase() as Hex),
      toWord(unitPrice(price, decimals)),
    ]),
  )

/** Calls that write the router's code, prices and balances to a node. */
export const routerCalls = (caipNetworkId: string): readonly RpcCall[] => [
  { method: 'anvil_setCode', params: [SWAP_ROUTER, routerCode()] },
  { method: 'anvil_setBalance', params: [SWAP_ROUTER, numberToHex(LIQUIDITY * 10n ** BigInt(WEI))] },
  ...Object.entries(routerStorage(caipNetworkId)).map(([slot, word]) => ({
    method: 'anvil_setStorageAt',
    params: [SWAP_ROUTER, slot, word],
  })),
]

export type SetSwapPriceParameters = {
  readonly caipNetworkId: string
  readonly symbol: string
  /** US dollars. */
  readonly price: number
}

/**
 * Sets the price at which the sandbox swaps a token, until a reset.
 *
 * @example
 * ```ts
 * import { createSandbox, setSwapPrice } from '@foyer/sandbox'
 *
 * const world = await createSandbox()
 * await setSwapPrice(world.urls.evm[1], { caipNetworkId: 'eip155:1', symbol: 'ETH', price: 3000 })
 * ```
 */
export async function setSwapPrice(
  url: string,
  { caipNetworkId, symbol, price }: SetSwapPriceParameters,
): Promise<void> {
  const calls = swappable(caipNetworkId)
    .filter((token) => token.symbol === symbol)
    .map(({ address, decimals }) => ({
      method: 'anvil_setStorageAt',
      params: [SWAP_ROUTER, toWord(address as Hex), toWord(unitPrice(price, decimals))],
    }))
  await requestRpcBatch(url, calls)
}

/** Calldata of a swap. */
export const swapData = (from: string, to: string, amount: bigint, atLeast: bigint): Hex =>
  `${SWAP}${[from as Hex, to as Hex, amount, atLeast].map((value) => toWord(value).slice(2)).join('')}`
