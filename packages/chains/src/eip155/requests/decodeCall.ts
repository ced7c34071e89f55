import { decodeFunctionData, parseAbi } from 'viem'
import type { DecodedCall, RequestedCall, RequestField, TokenEffect } from '../../walletRequest.ts'
import type { Hex } from '../../types.ts'

const known = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 added)',
  'function increaseApproval(address spender, uint256 added)',
  'function decreaseAllowance(address spender, uint256 subtracted)',
  'function setApprovalForAll(address operator, bool approved)',
  // Permit2
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  // ERC-2612, and the form of DAI
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  // ERC-677 and ERC-1363
  'function transferAndCall(address to, uint256 amount)',
  'function transferAndCall(address to, uint256 amount, bytes data)',
  'function approveAndCall(address spender, uint256 amount)',
  'function approveAndCall(address spender, uint256 amount, bytes data)',
  // ERC-777
  'function send(address to, uint256 amount, bytes data)',
  'function authorizeOperator(address operator)',
  // Debt tokens of Aave
  'function approveDelegation(address delegatee, uint256 amount)',
  'function deposit()',
  'function withdraw(uint256 amount)',
])

type Known = ReturnType<typeof decodeFunctionData<typeof known>>

/** Function and token effects of calldata; both empty for unknown functions and for arguments that do not decode. */
export function decodeCall(
  to: string | undefined,
  data: Hex | undefined,
): Pick<RequestedCall, 'decoded' | 'effects'> {
  const call = decode(data)
  if (!call || to === undefined) return { effects: [] }
  return { decoded: { name: call.functionName, fields: fieldsOf(call) }, effects: effectsOf(call, to) }
}

function decode(data: Hex | undefined): Known | undefined {
  if (data === undefined || data.length < 10) return undefined
  try {
    return decodeFunctionData({ abi: known, data })
  } catch {
    return undefined
  }
}

function effectsOf({ functionName, args }: Known, contract: string): readonly TokenEffect[] {
  const approval = (spender: string, value: bigint | 'all', token = contract): readonly TokenEffect[] => [
    { type: 'approval', token, spender, value },
  ]
  const transfer = (to: string, value: bigint): readonly TokenEffect[] => [
    { type: 'transfer', token: contract, to, value },
  ]
  switch (functionName) {
    case 'transfer':
    case 'transferAndCall':
    case 'send':
      return transfer(args[0], args[1])
    case 'transferFrom':
      return transfer(args[1], args[2])
    case 'safeTransferFrom':
      return transfer(args[1], args[2])
    case 'approve':
      return args.length === 2 ? approval(args[0], args[1]) : approval(args[1], args[2], args[0])
    case 'increaseAllowance':
    case 'increaseApproval':
    case 'approveAndCall':
    case 'approveDelegation':
      return approval(args[0], args[1])
    case 'authorizeOperator':
      return approval(args[0], 'all')
    case 'setApprovalForAll':
      return args[1] ? approval(args[0], 'all') : []
    case 'permit':
      return args.length === 7 ? approval(args[1], args[2]) : args[4] ? approval(args[1], 'all') : []
    default:
      return []
  }
}

function fieldsOf({ functionName, args = [] }: Known): DecodedCall['fields'] {
  const values: readonly unknown[] = args
  const item = known.find(({ name, inputs }) => name === functionName && inputs.length === values.length)
  return (item?.inputs ?? []).map(
    (input: { readonly name?: string | undefined; readonly type: string }, index): RequestField => ({
      label: input.name ?? '',
      value: `${values[index] as string | bigint | boolean}`,
      type: input.type === 'address' ? 'address' : 'text',
    }),
  )
}
