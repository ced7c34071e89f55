import type { Hex } from '../../types.ts'
import type { TokenEffect } from '../../walletRequest.ts'
import { createDecoder } from './createDecoder.ts'

const decode = createDecoder([
  'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitSingle { Details details; address spender; uint256 sigDeadline; }',
  'struct PermitBatch { Details[] details; address spender; uint256 sigDeadline; }',
  'struct Permitted { address token; uint256 amount; }',
  'struct Signed { Permitted permitted; uint256 nonce; uint256 deadline; }',
  'struct SignedBatch { Permitted[] permitted; uint256 nonce; uint256 deadline; }',
  'struct Requested { address to; uint256 requestedAmount; }',
  'struct Transfer { address from; address to; uint160 amount; address token; }',
  '0x87517c45 function approve(address token, address spender, uint160 amount, uint48 expiration)',
  '0x2b67b570 function permit(address owner, PermitSingle permitSingle, bytes signature)',
  '0x2a2d80d1 function permit(address owner, PermitBatch permitBatch, bytes signature)',
  '0x30f28b7a function permitTransferFrom(Signed permit, Requested transfer, address owner, bytes signature)',
  '0xedd9444b function permitTransferFrom(SignedBatch permit, Requested[] transfers, address owner, bytes signature)',
  '0x137c29fe function permitWitnessTransferFrom(Signed permit, Requested transfer, address owner, bytes32 witness, string witnessType, bytes signature)',
  '0xfe8ec1a7 function permitWitnessTransferFrom(SignedBatch permit, Requested[] transfers, address owner, bytes32 witness, string witnessType, bytes signature)',
  '0x36c78516 function transferFrom(address from, address to, uint160 amount, address token)',
  '0x0d58b1db function transferFrom(Transfer[] transfers)',
])

/** Name and token effects of a call of Permit2; `undefined` for other functions. */
export function readPermit2(
  data: Hex,
): { readonly name: string; readonly effects: readonly TokenEffect[] } | undefined {
  const call = decode(data)
  return call && { name: call.functionName, effects: effectsOf(call) }
}

function effectsOf({ functionName, args }: NonNullable<ReturnType<typeof decode>>): readonly TokenEffect[] {
  switch (functionName) {
    case 'approve':
      return [{ type: 'approval', token: args[0], spender: args[1], value: args[2] }]
    case 'permit': {
      const { details, spender } = args[1]
      return [details]
        .flat()
        .map(({ token, amount }) => ({ type: 'approval', token, spender, value: amount }) as const)
    }
    case 'permitTransferFrom':
    case 'permitWitnessTransferFrom': {
      const [permitted, requested] = [[args[0].permitted].flat(), [args[1]].flat()]
      return requested.flatMap(({ to, requestedAmount }, index) => {
        const token = permitted[index]?.token
        return token === undefined ? [] : [{ type: 'transfer', token, to, value: requestedAmount }]
      })
    }
    default:
      return args.length === 4
        ? [{ type: 'transfer', token: args[3], to: args[1], value: args[2] }]
        : args[0].map(({ token, to, amount }) => ({ type: 'transfer', token, to, value: amount }) as const)
  }
}
