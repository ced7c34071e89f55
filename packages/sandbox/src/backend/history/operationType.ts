import { slice, zeroAddress } from 'viem'
import type { MinedTransaction } from '../../evm/scanBlocks.ts'
import type { Movement } from './movements.ts'

const SELECTOR_BYTES = 4
const NO_INPUT = '0x'

/** `approve(address,uint256)` and `setApprovalForAll(address,bool)`. */
const approvals: ReadonlySet<string> = new Set(['0x095ea7b3', '0xa22cb465'])
/** `transfer(address,uint256)`, `transferFrom(address,address,uint256)` and both of `safeTransferFrom`. */
const transfers: ReadonlySet<string> = new Set(['0xa9059cbb', '0x23b872dd', '0x42842e0e', '0xb88d4fde'])

/** Operation type of a transaction for an account. */
export function operationTypeOf(
  { to, value, input, isSuccess }: Pick<MinedTransaction, 'to' | 'value' | 'input' | 'isSuccess'>,
  own: readonly Pick<Movement, 'from' | 'to'>[],
  account: string,
): string {
  const selector =
    input.length < NO_INPUT.length + 2 * SELECTOR_BYTES ? NO_INPUT : slice(input, 0, SELECTOR_BYTES)
  if (to === null) return 'deploy'
  if (approvals.has(selector)) return 'approve'
  if (!isSuccess) return value > 0n || transfers.has(selector) ? 'send' : 'execute'
  const out = own.filter(({ from }) => from === account)
  const incoming = own.filter((movement) => movement.to === account)
  if (out.length > 0 && incoming.length > 0) return out[0] === incoming[0] ? 'send' : 'trade'
  if (out.length > 0) return out.every((movement) => movement.to === zeroAddress) ? 'burn' : 'send'
  if (incoming.length > 0) return incoming.every(({ from }) => from === zeroAddress) ? 'mint' : 'receive'
  return 'execute'
}
