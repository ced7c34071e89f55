import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { TokenBalance } from '../../data/tokens/types.ts'
import { followAccount } from './followAccount.ts'
import { RECEIVER_PROCESS } from './rules.ts'
import { clearForm, patchForm, sendAtom } from './state.ts'
import { typeAmount } from './typeAmount.ts'

/** Chooses what is sent, out of `getTokenBalances`. The amount was one of something else, and goes. */
export function setSendToken(config: Config, token: TokenBalance | undefined): void {
  followAccount(config)
  patchForm(internalsOf(config), { token, amount: '' })
}

/** Takes what was typed or pasted as the amount; what is none leaves it as it was. */
export function setSendAmount(config: Config, typed: string): void {
  const internals = internalsOf(config)
  const { amount } = internals.store.get(sendAtom)
  followAccount(config)
  patchForm(internals, { amount: typeAmount(amount, typed) })
}

/** Empties the form. What was sent last stays known. */
export function resetSend(config: Config): void {
  const internals = internalsOf(config)
  internals.processes.get(RECEIVER_PROCESS)?.abort()
  clearForm(internals)
}
