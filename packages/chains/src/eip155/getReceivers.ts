import { isSameAddress } from '../address/isSameAddress.ts'
import { read } from '../errors/foreign.ts'
import type { Operation } from '../operations.ts'
import type { Hex } from '../types.ts'
import { createAsk, type ReadOptions } from './readClient.ts'
import { decodeCall } from './requests/decodeCall.ts'

/** Receivers by the calldata of a transaction, also inside batches and smart accounts. */
export function createGetReceivers(options: ReadOptions): Operation<'getReceivers'> {
  return async ({ network, signal }, { hash, address }) => {
    const ask = createAsk({ ...options, network, signal })
    const transaction = await ask('eth_getTransactionByHash', [hash])
    const [from, to, input] = ['from', 'to', 'input'].map((key) => read(transaction, key))
    if (typeof from !== 'string' || typeof input !== 'string') return undefined
    // Anyone can make a token report a transfer from any account.
    if (typeof to !== 'string' || !isSameAddress(from, address)) return []
    return receiversIn(to, input)
  }
}

function receiversIn(to: string, input: string): readonly string[] {
  if (!/^0x(?:[\da-f]{2})*$/i.test(input)) return []
  try {
    const { effects } = decodeCall(to, input.toLowerCase() as Hex)
    return effects.flatMap((effect) => (effect.type === 'transfer' ? [effect.to] : []))
  } catch {
    // Unreadable, e.g. with too many inner calls.
    return []
  }
}
