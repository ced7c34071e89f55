import { type AbiParameter, getAddress, pad, parseAbi, toHex } from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'
import type { RequestedCall } from '../../walletRequest.ts'
import type { Hex } from '../../types.ts'
import { createDecoder } from './createDecoder.ts'

/**
 * Functions that pay a `receiver`. `least`: the least that it gets, where a contract that the caller chooses swaps. A number
 * has the address in its lower 160 bits.
 */
const decode = createDecoder(
  parseAbi([
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
    'function exitPool(bytes32, address, address receiver, (address[], uint256[], bytes, bool))',
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
  ]),
)

/**
 * Call that swaps, deposits or withdraws, with the accounts that it pays besides the sender and the contract itself;
 * `undefined` for other functions. Throws `REQUEST_UNREADABLE` for arguments that do not decode.
 */
export function readReceivers(
  to: string,
  data: Hex,
): Pick<RequestedCall, 'decoded' | 'effects' | 'receivers' | 'hasUnpaidOrder'> | undefined {
  const call = decode(data)
  if (!call) return undefined
  const named = namedIn(call.inputs, call.args)
  const receivers = named
    .filter(({ name }) => name === 'receiver')
    .map(({ value }) => toAddress(BigInt(value as string | bigint)))
    .filter((receiver) => isOutside(to, receiver))
  return {
    decoded: {
      name: call.functionName,
      fields: receivers.map((value) => ({ label: 'to', value, type: 'address' })),
    },
    effects: [],
    ...(receivers.length > 0 && { receivers }),
    ...(named.some(({ name, value }) => name === 'least' && (value as bigint) <= 1n) && {
      hasUnpaidOrder: true,
    }),
  }
}

/** Addresses up to this one stand for the sender or the router. */
const MAX_PLACEHOLDER = 2n

/** Whether a receiver in a call of a router is neither the router nor a placeholder. */
export const isOutside = (router: string, receiver: string): boolean =>
  BigInt(receiver) > MAX_PLACEHOLDER && !isSameAddress(receiver, router)

/** The address in the lower 160 bits of a word. */
export const toAddress = (word: bigint): string =>
  getAddress(pad(toHex(BigInt.asUintN(160, word)), { size: 20 }))

/** Parameters with a name, also those of tuples. */
function namedIn(
  parameters: readonly AbiParameter[],
  values: readonly unknown[],
): readonly { readonly name: string; readonly value: unknown }[] {
  return parameters.flatMap((parameter, index) => {
    const { name, type } = parameter
    const value = values[index]
    if (name) return [{ name, value }]
    // A tuple with a name is decoded as an object.
    return type === 'tuple' && 'components' in parameter
      ? namedIn(parameter.components, value as readonly unknown[])
      : []
  })
}
