import { read } from '../errors/foreign.ts'
import type { AskedTransaction } from '../operations.ts'

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const toBigInt = (value: unknown): bigint =>
  typeof value === 'bigint' || Number.isInteger(value) || (typeof value === 'string' && /^\d+$/.test(value))
    ? BigInt(value as bigint | number | string)
    : 0n

/**
 * Whether a transaction of `getTransaction` is signed by the account and carries out the requested calls: the receivers
 * have received the native currency, and, if the node reports token balances, the account has paid the tokens to them.
 */
export function isAsked(
  transaction: unknown,
  account: string,
  calls: AskedTransaction['calls'] = [],
): boolean {
  const message = read(read(transaction, 'transaction'), 'message')
  const keys = list(read(message, 'accountKeys'))
  const signers = Number(toBigInt(read(read(message, 'header'), 'numRequiredSignatures')))
  if (!keys.slice(0, signers).includes(account)) return false
  const meta = read(transaction, 'meta')
  if (read(meta, 'err')) return true
  const gainOf = (receiver: string): bigint => {
    const at = keys.indexOf(receiver)
    const [before = 0n, after = 0n] = ['preBalances', 'postBalances'].map((key) =>
      toBigInt(list(read(meta, key))[at]),
    )
    return after - before
  }
  const tokens = ['preTokenBalances', 'postTokenBalances'].map((key) => list(read(meta, key)))
  const tokenGain = (mint: string, owner: string): bigint => {
    const [before = 0n, after = 0n] = tokens.map((all) =>
      all
        .filter((each) => read(each, 'mint') === mint && read(each, 'owner') === owner)
        .reduce<bigint>((sum, each) => sum + toBigInt(read(read(each, 'uiTokenAmount'), 'amount')), 0n),
    )
    return after - before
  }
  // Absent if the node does not record token balances; empty if the transaction has none.
  const areTokensReported = Array.isArray(read(meta, 'postTokenBalances'))
  return calls.every(({ to, value, effects }) => {
    if (to !== undefined && to !== account && value > 0n) return gainOf(to) >= value
    return effects.every(
      (effect) =>
        effect.type !== 'transfer' ||
        effect.to === account ||
        !areTokensReported ||
        // The account pays the whole value; a transfer fee lowers what arrives.
        (tokenGain(effect.token, effect.to) > 0n &&
          (effect.value === 'all' || -tokenGain(effect.token, account) >= effect.value)),
    )
  })
}
