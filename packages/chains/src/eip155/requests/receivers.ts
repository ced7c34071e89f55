import {
  type AbiParameter,
  decodeAbiParameters,
  getAddress,
  pad,
  parseAbi,
  parseAbiParameters,
  toHex,
} from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'
import type { RequestedCall } from '../../walletRequest.ts'
import type { Hex } from '../../types.ts'
import { bridgeFunctions, forwardedTo, isForeign, isHandler } from './bridges.ts'
import { createDecoder } from './createDecoder.ts'
import { readOdos } from './odos.ts'
import { orNone } from './orNone.ts'
import { pendleFunctions } from './pendle.ts'

/**
 * Functions that pay a `receiver`. `least`: the least that it gets, where a contract that the caller chooses swaps. A number
 * has the address in its lower 160 bits. `traits` of 1inch say that the first 20 bytes of `target` are the receiver.
 */
const decode = createDecoder(
  parseAbi([
    ...bridgeFunctions,
    ...pendleFunctions,
    // Uniswap V2, and its copies
    'function swapExactTokensForTokens(uint256, uint256, address[], address receiver, uint256)',
    'function swapTokensForExactTokens(uint256, uint256, address[], address receiver, uint256)',
    'function swapExactETHForTokens(uint256, address[], address receiver, uint256)',
    'function swapTokensForExactETH(uint256, uint256, address[], address receiver, uint256)',
    'function swapExactTokensForETH(uint256, uint256, address[], address receiver, uint256)',
    'function swapETHForExactTokens(uint256, address[], address receiver, uint256)',
    'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, uint256)',
    'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address receiver, uint256)',
    'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, uint256)',
    'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address receiver, uint256)',
    'function addLiquidityETH(address, uint256, uint256, uint256, address receiver, uint256)',
    'function removeLiquidity(address, address, uint256, uint256, uint256, address receiver, uint256)',
    'function removeLiquidityETH(address, uint256, uint256, uint256, address receiver, uint256)',
    'function removeLiquidityWithPermit(address, address, uint256, uint256, uint256, address receiver, uint256, bool, uint8, bytes32, bytes32)',
    'function removeLiquidityETHWithPermit(address, uint256, uint256, uint256, address receiver, uint256, bool, uint8, bytes32, bytes32)',
    'function removeLiquidityETHSupportingFeeOnTransferTokens(address, uint256, uint256, uint256, address receiver, uint256)',
    'function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address, uint256, uint256, uint256, address receiver, uint256, bool, uint8, bytes32, bytes32)',
    // Camelot, LFJ
    'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, address, uint256)',
    'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address receiver, address, uint256)',
    'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, address, uint256)',
    'function swapExactTokensForTokens(uint256, uint256, (uint256[], uint8[], address[]), address receiver, uint256)',
    'function swapExactNATIVEForTokens(uint256, (uint256[], uint8[], address[]), address receiver, uint256)',
    'function swapExactTokensForNATIVE(uint256, uint256, (uint256[], uint8[], address[]), address receiver, uint256)',
    // Aerodrome, Velodrome
    'function swapExactTokensForTokens(uint256, uint256, (address, address, bool, address)[], address receiver, uint256)',
    'function swapExactETHForTokens(uint256, (address, address, bool, address)[], address receiver, uint256)',
    'function swapExactTokensForETH(uint256, uint256, (address, address, bool, address)[], address receiver, uint256)',
    // SwapRouter of Uniswap V3, and forms of PancakeSwap, Slipstream and Algebra
    'function exactInput((bytes, address receiver, uint256, uint256, uint256))',
    'function exactOutput((bytes, address receiver, uint256, uint256, uint256))',
    'function exactInputSingle((address, address, uint24, address receiver, uint256, uint256, uint256, uint160))',
    'function exactOutputSingle((address, address, uint24, address receiver, uint256, uint256, uint256, uint160))',
    'function exactInputSingle((address, address, int24, address receiver, uint256, uint256, uint256, uint160))',
    'function exactInputSingle((address, address, address receiver, uint256, uint256, uint256, uint160))',
    'function exactInputSingle((address, address, address, address receiver, uint256, uint256, uint256, uint160))',
    'function exactInputStableSwap(address[], uint256[], uint256, uint256, address receiver)',
    'function exactOutputStableSwap(address[], uint256[], uint256, uint256, address receiver)',
    // SwapRouter02
    'function swapExactTokensForTokens(uint256, uint256, address[], address receiver)',
    'function swapTokensForExactTokens(uint256, uint256, address[], address receiver)',
    'function exactInput((bytes, address receiver, uint256, uint256))',
    'function exactOutput((bytes, address receiver, uint256, uint256))',
    'function exactInputSingle((address, address, uint24, address receiver, uint256, uint256, uint160))',
    'function exactOutputSingle((address, address, uint24, address receiver, uint256, uint256, uint160))',
    // Payments of both, whose fee is at most 1 %, and of the position manager
    'function sweepToken(address, uint256, address receiver)',
    'function unwrapWETH9(uint256, address receiver)',
    'function unwrapWNativeToken(uint256, address receiver)',
    'function sweepTokenWithFee(address, uint256, address receiver, uint256, address)',
    'function unwrapWETH9WithFee(uint256, address receiver, uint256, address)',
    'function collect((uint256, address receiver, uint128, uint128))',
    'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address receiver, uint256))',
    // 1inch, versions 4 to 6
    'function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256, bytes), bytes)',
    'function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256), bytes, bytes)',
    'function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256), bytes)',
    'function unoswapTo(address receiver, address, uint256, uint256, uint256[])',
    'function unoswapToWithPermit(address receiver, address, uint256, uint256, uint256[], bytes)',
    'function uniswapV3SwapTo(address receiver, uint256, uint256, uint256[])',
    'function uniswapV3SwapToWithPermit(address receiver, address, uint256, uint256, uint256[], bytes)',
    'function unoswapTo(uint256 receiver, uint256, uint256, uint256, uint256)',
    'function unoswapTo2(uint256 receiver, uint256, uint256, uint256, uint256, uint256)',
    'function unoswapTo3(uint256 receiver, uint256, uint256, uint256, uint256, uint256, uint256)',
    'function ethUnoswapTo(uint256 receiver, uint256, uint256)',
    'function ethUnoswapTo2(uint256 receiver, uint256, uint256, uint256)',
    'function ethUnoswapTo3(uint256 receiver, uint256, uint256, uint256, uint256)',
    'function clipperSwapTo(address, address receiver, address, address, uint256, uint256, uint256, bytes32, bytes32)',
    'function clipperSwapTo(address, address receiver, uint256, address, uint256, uint256, uint256, bytes32, bytes32)',
    'function fillOrderArgs((uint256, uint256, uint256, uint256, uint256, uint256, uint256, uint256), bytes32, bytes32, uint256, uint256 traits, bytes target)',
    'function fillContractOrderArgs((uint256, uint256, uint256, uint256, uint256, uint256, uint256, uint256), bytes, uint256, uint256 traits, bytes target)',
    // 0x
    'function execute((address receiver, address, uint256), bytes[], bytes32)',
    'function sellEthForTokenToUniswapV3(bytes, uint256, address receiver)',
    'function sellTokenForEthToUniswapV3(bytes, uint256, uint256, address receiver)',
    'function sellTokenForTokenToUniswapV3(bytes, uint256, uint256, address receiver)',
    'function sellToLiquidityProvider(address, address, address, address receiver, uint256, uint256, bytes)',
    // ParaSwap, versions 5 and 6
    'function simpleSwap((address, address, uint256, uint256 least, uint256, address[], bytes, uint256[], uint256[], address receiver, address, uint256, bytes, uint256, bytes16))',
    'function multiSwap((address, uint256, uint256, uint256, address receiver, (address, uint256, (address, uint256, uint256, (uint256, address, uint256, bytes, uint256)[])[])[], address, uint256, bytes, uint256, bytes16))',
    'function swapExactAmountIn(address, (address, address, uint256, uint256 least, uint256, bytes32, address receiver), uint256, bytes, bytes)',
    'function swapExactAmountOut(address, (address, address, uint256, uint256 least, uint256, bytes32, address receiver), uint256, bytes, bytes)',
    'function swapExactAmountInOnUniswapV2((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
    'function swapExactAmountOutOnUniswapV2((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
    'function swapExactAmountInOnUniswapV3((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
    'function swapExactAmountOutOnUniswapV3((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
    'function swapExactAmountInOnCurveV1((uint256, uint256, address, address, uint256, uint256, uint256, bytes32, address receiver), uint256, bytes)',
    'function swapExactAmountInOnCurveV2((uint256, uint256, uint256, address, address, address, uint256, uint256, uint256, bytes32, address receiver), uint256, bytes)',
    'function swapExactAmountInOnBalancerV2((uint256, uint256, uint256, bytes32, uint256 receiver), uint256, bytes, bytes)',
    'function swapExactAmountOutOnBalancerV2((uint256, uint256, uint256, bytes32, uint256 receiver), uint256, bytes, bytes)',
    // KyberSwap, Odos, OpenOcean, OKX, SushiSwap, LI.FI, ETH orders of CoW Protocol
    'function swap((address, address, bytes, (address, address, address[], uint256[], address[], uint256[], address receiver, uint256, uint256 least, uint256, bytes), bytes))',
    'function swapSimpleMode(address, (address, address, address[], uint256[], address[], uint256[], address receiver, uint256, uint256 least, uint256, bytes), bytes, bytes)',
    'function swap((address, uint256, address, address, uint256, uint256 least, address receiver), bytes, address, uint32)',
    'function swap((address, uint256, address, address, uint256, uint256 least, address receiver), bytes, address, (uint64, uint64, address))',
    'function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256, uint256, address, bytes), (uint256, uint256, uint256, bytes)[])',
    'function smartSwapTo(uint256, address receiver, (uint256, address, uint256, uint256, uint256), uint256[], (address[], address[], uint256[], bytes[], uint256)[][], (uint256, address, address, address, uint256, uint256, uint256, uint256, bool, bytes)[])',
    'function processRoute(address, uint256, address, uint256, address receiver, bytes)',
    'function snwap(address, uint256, address receiver, address, uint256 least, address, bytes)',
    'function swapTokensGeneric(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
    'function swapTokensSingleV3ERC20ToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool))',
    'function swapTokensSingleV3ERC20ToNative(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool))',
    'function swapTokensSingleV3NativeToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool))',
    'function swapTokensMultipleV3ERC20ToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
    'function swapTokensMultipleV3ERC20ToNative(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
    'function swapTokensMultipleV3NativeToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
    'function createOrder((address, address receiver, uint256, uint256, bytes32, uint256, uint32, bool, int64))',
    // Balancer V2, Curve
    'function swap((bytes32, uint8, address, address, uint256, bytes), (address, bool, address receiver, bool), uint256, uint256)',
    'function batchSwap(uint8, (bytes32, uint256, uint256, uint256, bytes)[], address[], (address, bool, address receiver, bool), int256[], uint256)',
    'function joinPool(bytes32, address, address receiver, (address[], uint256[], bytes, bool))',
    'function exitPool(bytes32, address, address receiver, (address[], uint256[], bytes, bool))',
    'function add_liquidity(uint256[2], uint256, address receiver)',
    'function add_liquidity(uint256[3], uint256, address receiver)',
    'function add_liquidity(uint256[4], uint256, address receiver)',
    'function add_liquidity(uint256[], uint256, address receiver)',
    'function remove_liquidity(uint256, uint256[2], address receiver)',
    'function remove_liquidity(uint256, uint256[3], address receiver)',
    'function remove_liquidity(uint256, uint256[], address receiver)',
    'function remove_liquidity_one_coin(uint256, int128, uint256, address receiver)',
    'function exchange(address[11], uint256[5][5], uint256, uint256, address[5], address receiver)',
    'function exchange(int128, int128, uint256, uint256, address receiver)',
    'function exchange(uint256, uint256, uint256, uint256, bool, address receiver)',
    'function exchange_underlying(int128, int128, uint256, uint256, address receiver)',
    'function exchange_multiple(address[9], uint256[3][4], uint256, uint256, address[4], address receiver)',
    // Deposits and withdrawals: Aave, ERC-4626, Compound III, Morpho Blue, Lido
    'function supply(address, uint256, address receiver, uint16)',
    'function supplyWithPermit(address, uint256, address receiver, uint16, uint256, uint8, bytes32, bytes32)',
    'function deposit(address, uint256, address receiver, uint16)',
    'function depositETH(address, address receiver, uint16)',
    'function withdrawETH(address, uint256, address receiver)',
    'function withdrawETHWithPermit(address, uint256, address receiver, uint256, uint8, bytes32, bytes32)',
    'function claimAllRewards(address[], address receiver)',
    'function claimRewards(address[], uint256, address receiver, address)',
    'function claimTo(address, address, address receiver, bool)',
    'function deposit(uint256, address receiver)',
    'function mint(uint256, address receiver)',
    'function supplyTo(address receiver, address, uint256)',
    'function supplyFrom(address, address receiver, address, uint256)',
    'function supply((address, address, address, address, uint256), uint256, uint256, address receiver, bytes)',
    'function supplyCollateral((address, address, address, address, uint256), uint256, address receiver, bytes)',
    'function withdraw((address, address, address, address, uint256), uint256, uint256, address, address receiver)',
    'function withdrawCollateral((address, address, address, address, uint256), uint256, address, address receiver)',
    'function borrow((address, address, address, address, uint256), uint256, uint256, address, address receiver)',
    'function requestWithdrawals(uint256[], address receiver)',
    'function requestWithdrawalsWstETH(uint256[], address receiver)',
    'function claimWithdrawalsTo(uint256[], uint256[], address receiver)',
    'function transferShares(address receiver, uint256)',
    // Yearn, farms of SushiSwap, offers of CryptoPunks
    'function withdraw(uint256, address receiver, uint256)',
    'function withdrawAndHarvest(uint256, uint256, address receiver)',
    'function offerPunkForSale(uint256, uint256 least)',
    'function offerPunkForSaleToAddress(uint256, uint256 least, address)',
    // GMX
    'function createDeposit(((address receiver, address, address, address, address, address, address[], address[]), uint256, bool, uint256, uint256, bytes32[]))',
    'function createWithdrawal(((address receiver, address, address, address, address[], address[]), uint256, uint256, bool, uint256, uint256, bytes32[]))',
    'function createShift(((address receiver, address, address, address, address), uint256, uint256, uint256, bytes32[]))',
    'function createOrder(((address receiver, address receiver, address, address, address, address, address[]), (uint256, uint256, uint256, uint256, uint256, uint256, uint256, uint256), uint8, uint8, bool, bool, bool, bytes32, bytes32[]))',
    'function createGlvDeposit(((address, address, address receiver, address, address, address, address, address[], address[]), uint256, uint256, uint256, bool, bool, bytes32[]))',
    'function createGlvWithdrawal(((address receiver, address, address, address, address, address[], address[]), uint256, uint256, bool, uint256, uint256, bytes32[]))',
  ]),
)

/** Result of a call that pays receivers. `calls`: those by which a contract of another network passes its output on. */
type Paying = Pick<RequestedCall, 'decoded' | 'effects' | 'receivers' | 'hasUnpaidOrder'> & {
  readonly calls?: readonly { readonly to: string; readonly data: Hex; readonly value: bigint }[] | undefined
  /** The call leaves what it buys in the router, where anyone can take it after the transaction. */
  readonly isLeft?: boolean
}

/**
 * Call that swaps, deposits, withdraws or bridges, with the accounts that it pays besides the sender and the contract
 * itself; `undefined` for other functions. Throws `REQUEST_UNREADABLE` for arguments that do not decode.
 */
export function readReceivers(to: string, data: Hex): Paying | undefined {
  const odos = readOdos(data)
  if (odos) return toPaying(to, odos)
  const call = decode(data)
  if (!call) return isSameAddress(to, LIFI) ? readLifi(to, data) : undefined
  const { functionName: name, inputs, args = [] } = call
  const named = namedIn(inputs, args)
  const message = orNone(() => decodeAbiParameters(instructions, valueOf(named, 'message') as Hex)[0])
  const isAbroad = named.some((each) => isForeign(each.name, each.value))
  const receivers = named
    .filter((each) => each.name === 'receiver' && !(isAbroad && each.type !== 'address'))
    .flatMap(({ value }) => receiverIn(value as string | bigint))
    .flatMap((receiver) => forwardedTo(receiver, valueOf(named, 'hook')))
  const isPassedOn = message && receivers.some(isHandler)
  return {
    ...toPaying(to, {
      name,
      receivers: [
        ...(isPassedOn ? receivers.filter((each) => !isHandler(each)) : receivers),
        ...(isPassedOn ? [message.fallback] : []),
        ...targetIn(valueOf(named, 'traits'), valueOf(named, 'target')),
      ],
      isUnpaid: named.some((each) => each.name === 'least' && (each.value as bigint) <= 1n),
    }),
    ...(isPassedOn && { calls: message.calls }),
    ...(SWAP.test(name) && receivers.some((each) => isKept(to, each)) && { isLeft: true }),
  }
}

/** Swaps of routers from which anyone can take what is left in them. */
const SWAP = /^(?:exact[IO]|swap(?:Exact)?(?:Tokens|ETH|NATIVE)For)/

/** Whether a receiver is the router or its placeholder, 2, or 0 in its first version. */
const isKept = (router: string, receiver: string): boolean =>
  !isOutside(router, receiver) && BigInt(receiver) !== 1n

function toPaying(
  to: string,
  {
    name,
    receivers: named,
    isUnpaid,
  }: { readonly name: string; readonly receivers: readonly string[]; readonly isUnpaid: boolean },
): Paying {
  const receivers = named.filter((receiver) => isOutside(to, receiver))
  return {
    decoded: { name, fields: receivers.map((value) => ({ label: 'to', value, type: 'address' })) },
    effects: [],
    ...(receivers.length > 0 && { receivers }),
    ...(isUnpaid && { hasUnpaidOrder: true }),
  }
}

/** Calls in a message of Across, and the account that gets the output if they fail. */
const instructions = parseAbiParameters([
  'Instructions instructions',
  'struct Call { address to; bytes data; uint256 value; }',
  'struct Instructions { Call[] calls; address fallback; }',
])

/** The EVM address that a value of a `receiver` is. */
function receiverIn(value: string | bigint): readonly string[] {
  if (typeof value === 'bigint') return [toAddress(value)]
  const digits = value.length === WORDS ? value.slice(-64) : value.slice(2)
  if (digits.length === 40) return [getAddress(`0x${digits}`)]
  return /^0{24}/.test(digits) && digits.length === 64 ? [toAddress(BigInt(`0x${digits}`))] : []
}

/** Length of three words in hex, with `0x`. */
const WORDS = 194

/** Bit of the traits of a fill. */
const HAS_TARGET = 1n << 251n

const targetIn = (traits: unknown, target: unknown): readonly string[] =>
  ((traits ?? 0n) as bigint) & HAS_TARGET ? receiverIn((target as Hex).slice(0, 42)) : []

/** Contract of LI.FI on most networks. Its functions for bridges begin with one struct. */
const LIFI = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE'
/** Receiver of LI.FI for networks without EVM addresses. */
const LIFI_FOREIGN = '0x11f111f111f111F111f111f111F111f111f111F1'
const lifi = parseAbiParameters([
  'Bridge bridge',
  'struct Bridge { bytes32 id; string bridge; string integrator; address referrer; address token; address receiver; uint256 amount; uint256 chain; bool swapsBefore; bool callsAfter; }',
])

function readLifi(to: string, data: Hex): Paying | undefined {
  const bridge = orNone(() => decodeAbiParameters(lifi, `0x${data.slice(10)}`)[0])
  if (!bridge || isSameAddress(bridge.receiver, LIFI_FOREIGN)) return undefined
  return toPaying(to, { name: 'bridge', receivers: [bridge.receiver], isUnpaid: false })
}

/** Addresses up to this one stand for the sender or the router. */
const MAX_PLACEHOLDER = 2n

/** Whether a receiver in a call of a router is neither the router nor a placeholder. */
export const isOutside = (router: string, receiver: string): boolean =>
  BigInt(receiver) > MAX_PLACEHOLDER && !isSameAddress(receiver, router)

/** The address in the lower 160 bits of a word. */
export const toAddress = (word: bigint): string =>
  getAddress(pad(toHex(BigInt.asUintN(160, word)), { size: 20 }))

type Named = { readonly name: string; readonly type: string; readonly value: unknown }

const valueOf = (named: readonly Named[], name: string): unknown =>
  named.find((each) => each.name === name)?.value

/** Parameters with a name, also those of tuples. */
function namedIn(parameters: readonly AbiParameter[], values: readonly unknown[]): readonly Named[] {
  return parameters.flatMap((parameter, index) => {
    const { name, type } = parameter
    const value = values[index]
    if (name) return [{ name, type, value }]
    // A tuple with a name is decoded as an object.
    return type === 'tuple' && 'components' in parameter
      ? namedIn(parameter.components, value as readonly unknown[])
      : []
  })
}
