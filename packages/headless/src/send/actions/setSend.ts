import { isAbort, isAddress } from '@foyer/chains'
import { internalsOf } from '../../config/internals.ts'
import { runProcess } from '../../config/process.ts'
import type { Config } from '../../config/types.ts'
import { waitFor } from '../../config/waitFor.ts'
import { isNamesOn } from '../../names/isNamesOn.ts'
import { loadNamesActions } from '../../names/lazy.ts'
import { networkAtom } from '../../network/state.ts'
import type { TokenBalance } from '../../tokens/types.ts'
import { followAccount } from '../followAccount.ts'
import { isLost, RECEIVER_WAIT_MS, receiverKind, typeAmount } from '../rules.ts'
import { clearForm, patchForm, sendAtom } from '../state.ts'
import type { SendReceiver } from '../types.ts'

const RECEIVER = 'sendReceiver'

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

/**
 * Takes what was typed or pasted for the receiver: an address as it is; a name once nothing more was typed for 500 ms and
 * it is known where it leads.
 */
export function setSendReceiver(config: Config, text: string): void {
  const internals = internalsOf(config)
  const { processes, store } = internals
  const { caipNetworkId, chainNamespace: namespace } = store.get(networkAtom)
  const set = (receiver: SendReceiver): void => patchForm(internals, { receiver })
  processes.get(RECEIVER)?.abort()
  followAccount(config)
  const { kind, address } = receiverKind({
    text,
    namespace,
    hasNames: isNamesOn(config, caipNetworkId),
    isAddress: (value) => isAddress(namespace, value),
  })
  if (kind === 'empty') return set({ text, status: 'empty' })
  if (kind === 'invalid') return set({ text, status: 'invalid' })
  if (kind === 'address') return set({ text, status: 'ready', address })
  set({ text, status: 'resolving' })
  runProcess(internals, RECEIVER, undefined, async (signal) => {
    await waitFor(config, RECEIVER_WAIT_MS, signal)
    const { resolveName } = await loadNamesActions()
    const found = await resolveName(config, { name: text, caipNetworkId, signal })
    signal.throwIfAborted()
    if (found.address === null || isLost(found.address)) return set({ text, status: 'invalid' })
    set({
      text,
      status: 'ready',
      address: found.address,
      name: found.name,
      imageUrl: found.avatar ?? undefined,
    })
  }).catch((error: unknown) => {
    // Who typed on has not been told anything.
    if (!isAbort(error)) set({ text, status: 'invalid', error })
  })
}

/** Empties the form. What was sent last stays known. */
export function resetSend(config: Config): void {
  const internals = internalsOf(config)
  internals.processes.get(RECEIVER)?.abort()
  clearForm(internals)
}
