import { isAbort, isAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { isNamesOn } from '../../data/names/isNamesOn.ts'
import { loadNamesActions } from '../../data/names/lazy.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { followAccount } from './followAccount.ts'
import { isLost, RECEIVER_PROCESS, RECEIVER_WAIT_MS, receiverKind } from './rules.ts'
import { patchForm } from './state.ts'
import type { SendReceiver } from './types.ts'

/**
 * Takes what was typed or pasted for the receiver: an address as it is; a name once nothing more was typed for 500 ms and
 * it is known where it leads.
 */
export function setSendReceiver(config: Config, text: string): void {
  const internals = internalsOf(config)
  const { processes, store } = internals
  const { caipNetworkId, chainNamespace: namespace } = store.get(networkAtom)
  const set = (receiver: SendReceiver): void => patchForm(internals, { receiver })
  processes.get(RECEIVER_PROCESS)?.abort()
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
  runProcess(internals, RECEIVER_PROCESS, undefined, async (signal) => {
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
