import { isSameAddress } from '../../address/isSameAddress.ts'
import { createError } from '../../errors/catalogue.ts'
import type { Hex } from '../../types.ts'
import type { NativeTransfer, RequestedCall, RequestField, TokenEffect } from '../../walletRequest.ts'
import { isHandler } from './bridges.ts'
import { callFields } from './callFields.ts'
import { createDecoder } from './createDecoder.ts'
import { readDelegate } from './delegates.ts'
import { type InnerCall, readWrapper } from './innerCalls.ts'
import { isMultiSend } from './multiSends.ts'
import { readPermit2 } from './permit2.ts'
import { readReceivers } from './receivers.ts'
import { readSeaport } from './seaportCalls.ts'

const decode = createDecoder([
  '0xa9059cbb function transfer(address to, uint256 amount)',
  '0x23b872dd function transferFrom(address from, address to, uint256 amount)',
  '0x42842e0e function safeTransferFrom(address from, address to, uint256 id)',
  '0xb88d4fde function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  '0xf242432a function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  '0x2eb2c2d6 function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  '0x095ea7b3 function approve(address spender, uint256 amount)',
  '0x39509351 function increaseAllowance(address spender, uint256 added)',
  '0xd73dd623 function increaseApproval(address spender, uint256 added)',
  '0xa457c2d7 function decreaseAllowance(address spender, uint256 subtracted)',
  '0xa22cb465 function setApprovalForAll(address operator, bool approved)',
  // ERC-2612, and the form of DAI
  '0xd505accf function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  '0x8fcbaf0c function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  // The same for the called contract, which is the spender
  '0xf3995c67 function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  '0xc2e3140a function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  '0x4659a494 function selfPermitAllowed(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
  '0xa4a78f0c function selfPermitAllowedIfNecessary(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
  // ERC-677 and ERC-1363
  '0x1296ee62 function transferAndCall(address to, uint256 amount)',
  '0x4000aea0 function transferAndCall(address to, uint256 amount, bytes data)',
  '0xd8fbe994 function transferFromAndCall(address from, address to, uint256 amount)',
  '0xc1d34b89 function transferFromAndCall(address from, address to, uint256 amount, bytes data)',
  '0x3177029f function approveAndCall(address spender, uint256 amount)',
  '0xcae9ca51 function approveAndCall(address spender, uint256 amount, bytes data)',
  // ERC-6909
  '0x095bcdb6 function transfer(address to, uint256 id, uint256 amount)',
  '0xfe99049a function transferFrom(address from, address to, uint256 id, uint256 amount)',
  '0x426a8493 function approve(address spender, uint256 id, uint256 amount)',
  '0x558a7297 function setOperator(address operator, bool approved)',
  // ERC-777
  '0x9bd9bbc6 function send(address to, uint256 amount, bytes data)',
  '0x959b8c3f function authorizeOperator(address operator)',
  // Debt tokens of Aave
  '0xc04a8a10 function approveDelegation(address delegatee, uint256 amount)',
  // Compound III, and Morpho Blue
  '0x110496e5 function allow(address manager, bool isAllowed)',
  '0xeecea000 function setAuthorization(address authorized, bool isAuthorized)',
  '0xd0e30db0 function deposit()',
  '0x2e1a7d4d function withdraw(uint256 amount)',
  // Aave, vaults of ERC-4626, Compound III
  '0x69328dec function withdraw(address token, uint256 amount, address to)',
  '0xb460af94 function withdraw(uint256 amount, address to, address owner)',
  '0xba087652 function redeem(uint256 amount, address to, address owner)',
  '0xc3b35a7e function withdrawTo(address to, address token, uint256 amount)',
  '0x26441318 function withdrawFrom(address from, address to, address token, uint256 amount)',
  // CryptoPunks
  '0x8b72a2ec function transferPunk(address to, uint256 id)',
  // Safe, CoW Protocol
  '0xd4d9bdcd function approveHash(bytes32 hash)',
  '0xec6cb13f function setPreSignature(bytes orderUid, bool signed)',
])

type Known = NonNullable<ReturnType<typeof decode>>

/** Limits of nested calls that are read: depth, and number in one call. */
const MAX_DEPTH = 8
const MAX_CALLS = 1024

/**
 * Function and token effects of calldata, including those of inner calls; both empty for unknown functions. Throws
 * `REQUEST_UNREADABLE` for calldata above the limits of nested calls, and for arguments of a known function that do not
 * decode.
 */
export function decodeCall(to: string | undefined, data: Hex | undefined): Content {
  if (to === undefined || data === undefined) return { effects: [] }
  const { isLeft, ...content } = decodeWithin({ to, data }, { depth: 0, remaining: MAX_CALLS })
  return { ...content, ...(isLeft && { hasUnpaidOrder: true }) }
}

/** `remaining`: number of calls that may still be read within the outermost call. */
type Limits = { readonly depth: number; remaining: number }

type Content = Pick<
  RequestedCall,
  'decoded' | 'effects' | 'nativeTransfers' | 'receivers' | 'delegates' | 'isHash' | 'hasUnpaidOrder'
>

/**
 * `isLeft`: the call leaves what it buys in the called contract, from which a later call of the contract may take it.
 */
type Reading = Content & { readonly isLeft?: boolean | undefined }

function decodeWithin(call: InnerCall, limits: Limits): Reading {
  limits.remaining -= 1
  if (limits.remaining < 0 || limits.depth > MAX_DEPTH)
    throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
  const { to, data } = call
  // A selector has 4 bytes.
  if (data.length < 10) return { effects: [] }
  return (
    readToken(to, data) ??
    readDelegate(data) ??
    readTrade(to, data) ??
    readPermit(data) ??
    readWrapped(call, limits) ??
    readPaying(call, limits)
  )
}

/** Call of a token, or of a contract that pays tokens out. */
function readToken(to: string, data: Hex): Reading | undefined {
  const call = decode(data)
  if (!call) return undefined
  const effects = effectsOf(call, to)
  return {
    decoded: { name: call.functionName, fields: callFields(call) },
    effects,
    ...(WITHDRAWAL.test(call.functionName) && receiversIn(effects)),
    ...(isHash(call) && { isHash: true }),
  }
}

/** Call that makes or takes orders of Seaport. */
function readTrade(to: string, data: Hex): Reading | undefined {
  const trade = readSeaport(to, data)
  if (!trade) return undefined
  const { name, effects, receivers, isUnpaid } = trade
  return {
    decoded: { name, fields: [...effects.flatMap(toFields), ...receivers.map(toReceiverField)] },
    effects,
    ...(receivers.length > 0 && { receivers }),
    ...(isUnpaid && { hasUnpaidOrder: true }),
  }
}

/** Call of Permit2. */
function readPermit(data: Hex): Reading | undefined {
  const permit = readPermit2(data)
  return (
    permit && {
      decoded: { name: permit.name, fields: permit.effects.flatMap(toFields) },
      effects: permit.effects,
    }
  )
}

/** Call that carries out other calls. */
function readWrapped({ to, data }: InnerCall, limits: Limits): Reading | undefined {
  const wrapper = readWrapper(to, data)
  if (!wrapper) return undefined
  const calls = decodeInner(wrapper.calls, limits)
  const transfers = calls.flatMap(transfersOf)
  const delegates = calls.flatMap(delegatesOf)
  // A contract that carries out the calls is their sender.
  const inner = [to, ...(wrapper.takers ?? [])]
  const receivers = [...(wrapper.receivers ?? []), ...calls.flatMap((each) => each.receivers ?? [])].filter(
    (receiver) => !inner.some((each) => isSameAddress(receiver, each)),
  )
  const isLeft =
    wrapper.isLeft ??
    calls.some(
      (each, index) => each.isLeft && !calls.slice(index + 1).some((later) => takesFrom(each.to, later)),
    )
  const fields = [
    ...calls.flatMap((each) => toCallFields(to, each)),
    ...wrapper.effects.flatMap(toFields),
    ...(wrapper.receivers ?? []).map(toReceiverField),
  ]
  return {
    decoded: { name: wrapper.name, fields },
    effects: [...wrapper.effects, ...calls.flatMap(({ effects }) => effects)],
    ...(transfers.length > 0 && { nativeTransfers: transfers }),
    ...(receivers.length > 0 && { receivers: [...new Set(receivers)] }),
    ...(delegates.length > 0 && { delegates }),
    ...(calls.some((each) => each.isHash) && { isHash: true }),
    ...(calls.some(({ hasUnpaidOrder }) => hasUnpaidOrder) && { hasUnpaidOrder: true }),
    ...(isLeft && { isLeft }),
  }
}

/** Inner calls with their content. They count towards the limits of the outermost call. */
function decodeInner(calls: readonly InnerCall[], limits: Limits): readonly (InnerCall & Reading)[] {
  const below = { depth: limits.depth + 1, remaining: limits.remaining }
  const decoded = calls.map((each) => ({ ...each, ...decodeWithin(each, below) }))
  limits.remaining = below.remaining
  return decoded
}

/** `refundETH()`, which pays no token. */
const REFUND = '0x12210e8a'

const takesFrom = (router: string, { to, data }: InnerCall): boolean =>
  isSameAddress(to, router) && !data.startsWith(REFUND)

/** Call that pays receivers, also by calls that another contract carries out for it. */
function readPaying({ to, data }: InnerCall, limits: Limits): Reading {
  const { calls = [], ...paying } = readReceivers(to, data) ?? { effects: [] }
  if (calls.length === 0) return paying
  const paid = decodeInner(calls, limits)
    .flatMap((each) => [
      ...(each.receivers ?? []),
      ...(receiversIn(each.effects).receivers ?? []),
      ...transfersOf(each).map((transfer) => transfer.to),
    ])
    .filter((receiver) => !isHandler(receiver))
  return { ...paying, receivers: [...new Set([...(paying.receivers ?? []), ...paid])] }
}

/**
 * Addresses that an inner call lets act for the account: those of its own calls, and itself if it is a delegatecall.
 */
export const delegatesOf = ({ to, isDelegated, delegates = [] }: InnerCall & Reading): readonly string[] =>
  isDelegated && !isMultiSend(to) ? [to, ...delegates] : delegates

/** Transfers of the native currency by an inner call: those that it passes its value on with, and the rest to `to`. */
export function transfersOf({
  to,
  value = 0n,
  nativeTransfers = [],
}: InnerCall & Reading): readonly NativeTransfer[] {
  const kept = nativeTransfers.reduce((rest, each) => rest - each.value, value)
  return kept > 0n ? [...nativeTransfers, { to, value: kept }] : nativeTransfers
}

/** Fields of an inner call for display. `outer`: contract that carries it out. */
const toCallFields = (
  outer: string,
  { to, value = 0n, data, decoded }: InnerCall & Reading,
): readonly RequestField[] => [
  {
    label: 'call',
    value: decoded?.name ?? (data === '0x' ? 'transfer' : data.slice(0, 10)),
    type: 'text',
  },
  ...(isSameAddress(to, outer)
    ? []
    : [{ label: data === '0x' ? 'to' : 'contract', value: to, type: 'address' } as const]),
  ...(value > 0n ? [{ label: 'amount', value: `${value}`, type: 'native' } as const] : []),
  ...(decoded?.fields ?? []),
]

/** Fields of an effect for display. */
const toFields = (effect: TokenEffect): readonly RequestField[] => [
  { label: 'token', value: effect.token, type: 'address' },
  effect.type === 'approval'
    ? { label: 'spender', value: effect.spender, type: 'address' }
    : { label: 'to', value: effect.to, type: 'address' },
  { label: 'amount', value: `${effect.value}`, type: 'text' },
]

const toReceiverField = (value: string): RequestField => ({ label: 'to', value, type: 'address' })

/** Functions that pay out tokens of a contract, which wallets seldom show as a transfer. */
const WITHDRAWAL = /^(?:withdraw|redeem)/

/** Receivers of transfers. */
function receiversIn(effects: readonly TokenEffect[]): Pick<RequestedCall, 'receivers'> {
  const receivers = effects.flatMap((effect) => (effect.type === 'transfer' ? [effect.to] : []))
  return receivers.length > 0 ? { receivers } : {}
}

/** Whether a call approves the hash of another request. */
const isHash = ({ functionName, args }: Known): boolean =>
  functionName === 'approveHash' || (functionName === 'setPreSignature' && args[1])

function effectsOf({ functionName, args }: Known, contract: string): readonly TokenEffect[] {
  const approval = (spender: string, value: bigint | 'all', token = contract): readonly TokenEffect[] => [
    { type: 'approval', token, spender, value },
  ]
  const transfer = (to: string, value: bigint, token = contract): readonly TokenEffect[] => [
    { type: 'transfer', token, to, value },
  ]
  switch (functionName) {
    case 'transfer':
      return transfer(args[0], args.length === 3 ? args[2] : args[1])
    case 'transferAndCall':
    case 'transferPunk':
    case 'send':
      return transfer(args[0], args[1])
    case 'withdraw':
      if (args.length < 3) return []
      return typeof args[0] === 'string'
        ? transfer(args[2] as string, args[1] as bigint, args[0])
        : transfer(args[1] as string, args[0])
    case 'redeem':
      return transfer(args[1], args[0])
    case 'withdrawTo':
      return transfer(args[0], args[2], args[1])
    case 'withdrawFrom':
      return transfer(args[1], args[3], args[2])
    case 'transferFrom':
      return transfer(args[1], args.length === 4 ? args[3] : args[2])
    case 'transferFromAndCall':
    case 'safeTransferFrom':
      return transfer(args[1], args[2])
    case 'safeBatchTransferFrom':
      return args[2].flatMap((id) => transfer(args[1], id))
    case 'approve':
      return approval(args[0], args.length === 3 ? args[2] : args[1])
    case 'increaseAllowance':
    case 'increaseApproval':
    case 'approveAndCall':
    case 'approveDelegation':
      return approval(args[0], args[1])
    case 'authorizeOperator':
      return approval(args[0], 'all')
    case 'setApprovalForAll':
    case 'setOperator':
    case 'allow':
    case 'setAuthorization':
      return args[1] ? approval(args[0], 'all') : []
    case 'permit':
      return args.length === 7 ? approval(args[1], args[2]) : args[4] ? approval(args[1], 'all') : []
    case 'selfPermit':
    case 'selfPermitIfNecessary':
      return approval(contract, args[1], args[0])
    case 'selfPermitAllowed':
    case 'selfPermitAllowedIfNecessary':
      return approval(contract, 'all', args[0])
    default:
      return []
  }
}
