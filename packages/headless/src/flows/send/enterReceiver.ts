import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { followAccount } from './followAccount.ts'
import { loadSendActions } from './lazy.ts'
import { RECEIVER_PROCESS } from './rules.ts'
import { patchForm, sendAtom } from './state.ts'
import type { SendReceiver } from './types.ts'

/** Shows what was typed at once. Whom it leads to is known when what knows the addresses of every family has come. */
export function enterReceiver(config: Config, text: string): void {
  const internals = internalsOf(config)
  const { processes, store } = internals
  const set = (receiver: SendReceiver): void => patchForm(internals, { receiver })
  const ifStill = (run: () => void): void => {
    if (store.get(sendAtom).receiver.text === text) run()
  }
  processes.get(RECEIVER_PROCESS)?.abort()
  followAccount(config)
  set({ text, status: text.trim() === '' ? 'empty' : 'resolving' })
  loadSendActions().then(
    ({ setSendReceiver }) => ifStill(() => setSendReceiver(config, text)),
    (error: unknown) => ifStill(() => set({ text, status: 'invalid', error })),
  )
}
