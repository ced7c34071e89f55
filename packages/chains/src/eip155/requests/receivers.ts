import { type AbiParameter, decodeAbiParameters, getAddress, pad, parseAbiParameters, toHex } from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { orNone } from '../../orNone.ts'
import type { Hex } from '../../types.ts'
import type { RequestedCall } from '../../walletRequest.ts'
import { bridgeFunctions, forwardedTo, isForeign, isHandler } from './bridges.ts'
import { createDecoder } from './createDecoder.ts'
import { readOdos } from './odos.ts'
import { pendleFunctions } from './pendle.ts'

/**
 * Functions that pay a `receiver`. `least`: the least that it gets, where a contract that the caller chooses swaps. A
 * number has the address in its lower 160 bits. `traits` of 1inch say that the first 20 bytes of `target` are the
 * receiver.
 */
const decode = createDecoder([
  ...bridgeFunctions,
  ...pendleFunctions,
  // Uniswap V2, and its copies
  '0x38ed1739 function swapExactTokensForTokens(uint256, uint256, address[], address receiver, uint256)',
  '0x8803dbee function swapTokensForExactTokens(uint256, uint256, address[], address receiver, uint256)',
  '0x7ff36ab5 function swapExactETHForTokens(uint256, address[], address receiver, uint256)',
  '0x4a25d94a function swapTokensForExactETH(uint256, uint256, address[], address receiver, uint256)',
  '0x18cbafe5 function swapExactTokensForETH(uint256, uint256, address[], address receiver, uint256)',
  '0xfb3bdb41 function swapETHForExactTokens(uint256, address[], address receiver, uint256)',
  '0x5c11d795 function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, uint256)',
  '0xb6f9de95 function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address receiver, uint256)',
  '0x791ac947 function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, uint256)',
  '0xe8e33700 function addLiquidity(address, address, uint256, uint256, uint256, uint256, address receiver, uint256)',
  '0xf305d719 function addLiquidityETH(address, uint256, uint256, uint256, address receiver, uint256)',
  '0xbaa2abde function removeLiquidity(address, address, uint256, uint256, uint256, address receiver, uint256)',
  '0x02751cec function removeLiquidityETH(address, uint256, uint256, uint256, address receiver, uint256)',
  '0x2195995c function removeLiquidityWithPermit(address, address, uint256, uint256, uint256, address receiver, uint256, bool, uint8, bytes32, bytes32)',
  '0xded9382a function removeLiquidityETHWithPermit(address, uint256, uint256, uint256, address receiver, uint256, bool, uint8, bytes32, bytes32)',
  '0xaf2979eb function removeLiquidityETHSupportingFeeOnTransferTokens(address, uint256, uint256, uint256, address receiver, uint256)',
  '0x5b0d5984 function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address, uint256, uint256, uint256, address receiver, uint256, bool, uint8, bytes32, bytes32)',
  // Camelot, LFJ
  '0xac3893ba function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, address, uint256)',
  '0xb4822be3 function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address receiver, address, uint256)',
  '0x52aa4c22 function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address receiver, address, uint256)',
  '0x2a443fae function swapExactTokensForTokens(uint256, uint256, (uint256[], uint8[], address[]), address receiver, uint256)',
  '0xb066ea7c function swapExactNATIVEForTokens(uint256, (uint256[], uint8[], address[]), address receiver, uint256)',
  '0x9ab6156b function swapExactTokensForNATIVE(uint256, uint256, (uint256[], uint8[], address[]), address receiver, uint256)',
  // Aerodrome, Velodrome
  '0xcac88ea9 function swapExactTokensForTokens(uint256, uint256, (address, address, bool, address)[], address receiver, uint256)',
  '0x903638a4 function swapExactETHForTokens(uint256, (address, address, bool, address)[], address receiver, uint256)',
  '0xc6b7f1b6 function swapExactTokensForETH(uint256, uint256, (address, address, bool, address)[], address receiver, uint256)',
  // SwapRouter of Uniswap V3, and forms of PancakeSwap, Slipstream and Algebra
  '0xc04b8d59 function exactInput((bytes, address receiver, uint256, uint256, uint256))',
  '0xf28c0498 function exactOutput((bytes, address receiver, uint256, uint256, uint256))',
  '0x414bf389 function exactInputSingle((address, address, uint24, address receiver, uint256, uint256, uint256, uint160))',
  '0xdb3e2198 function exactOutputSingle((address, address, uint24, address receiver, uint256, uint256, uint256, uint160))',
  '0xa026383e function exactInputSingle((address, address, int24, address receiver, uint256, uint256, uint256, uint160))',
  '0xbc651188 function exactInputSingle((address, address, address receiver, uint256, uint256, uint256, uint160))',
  '0x1679c792 function exactInputSingle((address, address, address, address receiver, uint256, uint256, uint256, uint160))',
  '0xb4554231 function exactInputStableSwap(address[], uint256[], uint256, uint256, address receiver)',
  '0xb4c4e555 function exactOutputStableSwap(address[], uint256[], uint256, uint256, address receiver)',
  // SwapRouter02
  '0x472b43f3 function swapExactTokensForTokens(uint256, uint256, address[], address receiver)',
  '0x42712a67 function swapTokensForExactTokens(uint256, uint256, address[], address receiver)',
  '0xb858183f function exactInput((bytes, address receiver, uint256, uint256))',
  '0x09b81346 function exactOutput((bytes, address receiver, uint256, uint256))',
  '0x04e45aaf function exactInputSingle((address, address, uint24, address receiver, uint256, uint256, uint160))',
  '0x5023b4df function exactOutputSingle((address, address, uint24, address receiver, uint256, uint256, uint160))',
  // Payments of both, whose fee is at most 1 %, and of the position manager
  '0xdf2ab5bb function sweepToken(address, uint256, address receiver)',
  '0x49404b7c function unwrapWETH9(uint256, address receiver)',
  '0x69bc35b2 function unwrapWNativeToken(uint256, address receiver)',
  '0xe0e189a0 function sweepTokenWithFee(address, uint256, address receiver, uint256, address)',
  '0x9b2c0a37 function unwrapWETH9WithFee(uint256, address receiver, uint256, address)',
  '0xfc6f7865 function collect((uint256, address receiver, uint128, uint128))',
  '0x88316456 function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address receiver, uint256))',
  // 1inch, versions 4 to 6
  '0x7c025200 function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256, bytes), bytes)',
  '0x12aa3caf function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256), bytes, bytes)',
  '0x07ed2379 function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256), bytes)',
  '0xf78dc253 function unoswapTo(address receiver, address, uint256, uint256, uint256[])',
  '0x3c15fd91 function unoswapToWithPermit(address receiver, address, uint256, uint256, uint256[], bytes)',
  '0xbc80f1a8 function uniswapV3SwapTo(address receiver, uint256, uint256, uint256[])',
  '0x2521b930 function uniswapV3SwapToWithPermit(address receiver, address, uint256, uint256, uint256[], bytes)',
  '0xe2c95c82 function unoswapTo(uint256 receiver, uint256, uint256, uint256, uint256)',
  '0xea76dddf function unoswapTo2(uint256 receiver, uint256, uint256, uint256, uint256, uint256)',
  '0xf7a70056 function unoswapTo3(uint256 receiver, uint256, uint256, uint256, uint256, uint256, uint256)',
  '0x175accdc function ethUnoswapTo(uint256 receiver, uint256, uint256)',
  '0x0f449d71 function ethUnoswapTo2(uint256 receiver, uint256, uint256, uint256)',
  '0x493189f0 function ethUnoswapTo3(uint256 receiver, uint256, uint256, uint256, uint256)',
  '0x093d4fa5 function clipperSwapTo(address, address receiver, address, address, uint256, uint256, uint256, bytes32, bytes32)',
  '0xc4d652af function clipperSwapTo(address, address receiver, uint256, address, uint256, uint256, uint256, bytes32, bytes32)',
  '0xf497df75 function fillOrderArgs((uint256, uint256, uint256, uint256, uint256, uint256, uint256, uint256), bytes32, bytes32, uint256, uint256 traits, bytes target)',
  '0x56a75868 function fillContractOrderArgs((uint256, uint256, uint256, uint256, uint256, uint256, uint256, uint256), bytes, uint256, uint256 traits, bytes target)',
  // 0x
  '0x1fff991f function execute((address receiver, address, uint256), bytes[], bytes32)',
  '0x3598d8ab function sellEthForTokenToUniswapV3(bytes, uint256, address receiver)',
  '0x803ba26d function sellTokenForEthToUniswapV3(bytes, uint256, uint256, address receiver)',
  '0x6af479b2 function sellTokenForTokenToUniswapV3(bytes, uint256, uint256, address receiver)',
  '0xf7fcd384 function sellToLiquidityProvider(address, address, address, address receiver, uint256, uint256, bytes)',
  // ParaSwap, versions 5 and 6
  '0x54e3f31b function simpleSwap((address, address, uint256, uint256 least, uint256, address[], bytes, uint256[], uint256[], address receiver, address, uint256, bytes, uint256, bytes16))',
  '0xa94e78ef function multiSwap((address, uint256, uint256, uint256, address receiver, (address, uint256, (address, uint256, uint256, (uint256, address, uint256, bytes, uint256)[])[])[], address, uint256, bytes, uint256, bytes16))',
  '0xe3ead59e function swapExactAmountIn(address, (address, address, uint256, uint256 least, uint256, bytes32, address receiver), uint256, bytes, bytes)',
  '0x7f457675 function swapExactAmountOut(address, (address, address, uint256, uint256 least, uint256, bytes32, address receiver), uint256, bytes, bytes)',
  '0xe8bb3b6c function swapExactAmountInOnUniswapV2((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
  '0xa76f4eb6 function swapExactAmountOutOnUniswapV2((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
  '0x876a02f6 function swapExactAmountInOnUniswapV3((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
  '0x5e94e28d function swapExactAmountOutOnUniswapV3((address, address, uint256, uint256, uint256, bytes32, address receiver, bytes), uint256, bytes)',
  '0x1a01c532 function swapExactAmountInOnCurveV1((uint256, uint256, address, address, uint256, uint256, uint256, bytes32, address receiver), uint256, bytes)',
  '0xe37ed256 function swapExactAmountInOnCurveV2((uint256, uint256, uint256, address, address, address, uint256, uint256, uint256, bytes32, address receiver), uint256, bytes)',
  '0xd85ca173 function swapExactAmountInOnBalancerV2((uint256, uint256, uint256, bytes32, uint256 receiver), uint256, bytes, bytes)',
  '0xd6ed22e6 function swapExactAmountOutOnBalancerV2((uint256, uint256, uint256, bytes32, uint256 receiver), uint256, bytes, bytes)',
  // KyberSwap, Odos, OpenOcean, OKX, SushiSwap, LI.FI, ETH orders of CoW Protocol
  '0xe21fd0e9 function swap((address, address, bytes, (address, address, address[], uint256[], address[], uint256[], address receiver, uint256, uint256 least, uint256, bytes), bytes))',
  '0x8af033fb function swapSimpleMode(address, (address, address, address[], uint256[], address[], uint256[], address receiver, uint256, uint256 least, uint256, bytes), bytes, bytes)',
  '0x3b635ce4 function swap((address, uint256, address, address, uint256, uint256 least, address receiver), bytes, address, uint32)',
  '0x30f80b4c function swap((address, uint256, address, address, uint256, uint256 least, address receiver), bytes, address, (uint64, uint64, address))',
  '0x90411a32 function swap(address, (address, address, address, address receiver, uint256, uint256 least, uint256, uint256, address, bytes), (uint256, uint256, uint256, bytes)[])',
  '0x03b87e5f function smartSwapTo(uint256, address receiver, (uint256, address, uint256, uint256, uint256), uint256[], (address[], address[], uint256[], bytes[], uint256)[][], (uint256, address, address, address, uint256, uint256, uint256, uint256, bool, bytes)[])',
  '0x2646478b function processRoute(address, uint256, address, uint256, address receiver, bytes)',
  '0x5f3bd1c8 function snwap(address, uint256, address receiver, address, uint256 least, address, bytes)',
  '0x4630a0d8 function swapTokensGeneric(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
  '0x4666fc80 function swapTokensSingleV3ERC20ToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool))',
  '0x733214a3 function swapTokensSingleV3ERC20ToNative(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool))',
  '0xaf7060fd function swapTokensSingleV3NativeToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool))',
  '0x5fd9ae2e function swapTokensMultipleV3ERC20ToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
  '0x2c57e884 function swapTokensMultipleV3ERC20ToNative(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
  '0x736eac0b function swapTokensMultipleV3NativeToERC20(bytes32, string, string, address receiver, uint256, (address, address, address, address, uint256, bytes, bool)[])',
  '0x322bba21 function createOrder((address, address receiver, uint256, uint256, bytes32, uint256, uint32, bool, int64))',
  // Balancer V2, Curve
  '0x52bbbe29 function swap((bytes32, uint8, address, address, uint256, bytes), (address, bool, address receiver, bool), uint256, uint256)',
  '0x945bcec9 function batchSwap(uint8, (bytes32, uint256, uint256, uint256, bytes)[], address[], (address, bool, address receiver, bool), int256[], uint256)',
  '0xb95cac28 function joinPool(bytes32, address, address receiver, (address[], uint256[], bytes, bool))',
  '0x8bdb3913 function exitPool(bytes32, address, address receiver, (address[], uint256[], bytes, bool))',
  '0x0c3e4b54 function add_liquidity(uint256[2], uint256, address receiver)',
  '0x75b96abc function add_liquidity(uint256[3], uint256, address receiver)',
  '0xcb495064 function add_liquidity(uint256[4], uint256, address receiver)',
  '0xa7256d09 function add_liquidity(uint256[], uint256, address receiver)',
  '0x3eb1719f function remove_liquidity(uint256, uint256[2], address receiver)',
  '0x2da5dc21 function remove_liquidity(uint256, uint256[3], address receiver)',
  '0x5e604cd2 function remove_liquidity(uint256, uint256[], address receiver)',
  '0x081579a5 function remove_liquidity_one_coin(uint256, int128, uint256, address receiver)',
  '0xc872a3c5 function exchange(address[11], uint256[5][5], uint256, uint256, address[5], address receiver)',
  '0xddc1f59d function exchange(int128, int128, uint256, uint256, address receiver)',
  '0xce7d6503 function exchange(uint256, uint256, uint256, uint256, bool, address receiver)',
  '0x44ee1986 function exchange_underlying(int128, int128, uint256, uint256, address receiver)',
  '0x0651cb35 function exchange_multiple(address[9], uint256[3][4], uint256, uint256, address[4], address receiver)',
  // Deposits and withdrawals: Aave, ERC-4626, Compound III, Morpho Blue, Lido
  '0x617ba037 function supply(address, uint256, address receiver, uint16)',
  '0x02c205f0 function supplyWithPermit(address, uint256, address receiver, uint16, uint256, uint8, bytes32, bytes32)',
  '0xe8eda9df function deposit(address, uint256, address receiver, uint16)',
  '0x474cf53d function depositETH(address, address receiver, uint16)',
  '0x80500d20 function withdrawETH(address, uint256, address receiver)',
  '0xd4c40b6c function withdrawETHWithPermit(address, uint256, address receiver, uint256, uint8, bytes32, bytes32)',
  '0xbb492bf5 function claimAllRewards(address[], address receiver)',
  '0x236300dc function claimRewards(address[], uint256, address receiver, address)',
  '0x4ff85d94 function claimTo(address, address, address receiver, bool)',
  '0x6e553f65 function deposit(uint256, address receiver)',
  '0x94bf804d function mint(uint256, address receiver)',
  '0x4232cd63 function supplyTo(address receiver, address, uint256)',
  '0x90323177 function supplyFrom(address, address receiver, address, uint256)',
  '0xa99aad89 function supply((address, address, address, address, uint256), uint256, uint256, address receiver, bytes)',
  '0x238d6579 function supplyCollateral((address, address, address, address, uint256), uint256, address receiver, bytes)',
  '0x5c2bea49 function withdraw((address, address, address, address, uint256), uint256, uint256, address, address receiver)',
  '0x8720316d function withdrawCollateral((address, address, address, address, uint256), uint256, address, address receiver)',
  '0x50d8cd4b function borrow((address, address, address, address, uint256), uint256, uint256, address, address receiver)',
  '0xd6681042 function requestWithdrawals(uint256[], address receiver)',
  '0x19aa6257 function requestWithdrawalsWstETH(uint256[], address receiver)',
  '0x5e7eead9 function claimWithdrawalsTo(uint256[], uint256[], address receiver)',
  '0x8fcb4e5b function transferShares(address receiver, uint256)',
  // Yearn, farms of SushiSwap, offers of CryptoPunks
  '0xe63697c8 function withdraw(uint256, address receiver, uint256)',
  '0xd1abb907 function withdrawAndHarvest(uint256, uint256, address receiver)',
  '0xc44193c3 function offerPunkForSale(uint256, uint256 least)',
  '0xbf31196f function offerPunkForSaleToAddress(uint256, uint256 least, address)',
  // GMX
  '0xc82aa41b function createDeposit(((address receiver, address, address, address, address, address, address[], address[]), uint256, bool, uint256, uint256, bytes32[]))',
  '0xe78dc235 function createWithdrawal(((address receiver, address, address, address, address[], address[]), uint256, uint256, bool, uint256, uint256, bytes32[]))',
  '0xbd434e0c function createShift(((address receiver, address, address, address, address), uint256, uint256, uint256, bytes32[]))',
  '0xf59c48eb function createOrder(((address receiver, address receiver, address, address, address, address, address[]), (uint256, uint256, uint256, uint256, uint256, uint256, uint256, uint256), uint8, uint8, bool, bool, bool, bytes32, bytes32[]))',
  '0xdfa05241 function createGlvDeposit(((address, address, address receiver, address, address, address, address, address[], address[]), uint256, uint256, uint256, bool, bool, bytes32[]))',
  '0x7c6fa43b function createGlvWithdrawal(((address receiver, address, address, address, address, address[], address[]), uint256, uint256, bool, uint256, uint256, bytes32[]))',
])

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
