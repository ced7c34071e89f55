import { isAbort } from '@foyer/chains'
import { accountAtom } from '../account/state.ts'
import { internalsOf } from '../config/internals.ts'
import { runProcess } from '../config/process.ts'
import type { Config } from '../config/types.ts'
import { networkAtom } from '../network/state.ts'
import { RECEIVER_PROCESS } from './rules.ts'
import { clearForm } from './state.ts'

const NAME = 'sendForm'

/** Empties the form once the account or the network is another one: it was filled in for those (specification §4). */
export function followAccount(config: Config): void {
  const internals = internalsOf(config)
  const { store, processes, report } = internals
  if (processes.has(NAME)) return
  const read = (): string => `${store.get(accountAtom).caipAddress} ${store.get(networkAtom).caipNetworkId}`
  const filledFor = read()
  const listen = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (read() === filledFor) return
        processes.get(RECEIVER_PROCESS)?.abort()
        clearForm(internals)
        stop()
        // A form that is begun in this very moment is followed anew.
        processes.delete(NAME)
        resolve()
      }
      const undo = [store.sub(accountAtom, check), store.sub(networkAtom, check)]
      const stop = (): void => {
        for (const run of undo) run()
      }
      signal.addEventListener('abort', stop, { once: true })
    })
  runProcess(internals, NAME, undefined, listen).catch((error: unknown) => {
    if (!isAbort(error)) report(error)
  })
}
