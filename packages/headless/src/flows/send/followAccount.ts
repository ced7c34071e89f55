import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { watchUntil } from '../../core/tasks.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { RECEIVER_PROCESS } from './rules.ts'
import { clearForm } from './state.ts'

/**
 * Empties the form once the account or the network is another one: it was filled in for those (docs/spec/checklist.md
 * §4).
 */
export function followAccount(config: Config): void {
  const internals = internalsOf(config)
  const { store, processes } = internals
  const read = (): string => `${store.get(accountAtom).caipAddress} ${store.get(networkAtom).caipNetworkId}`
  const filledFor = read()
  watchUntil(config, 'sendForm', {
    atoms: [accountAtom, networkAtom],
    isOver: () => read() !== filledFor,
    end() {
      processes.get(RECEIVER_PROCESS)?.abort()
      clearForm(internals)
    },
  })
}
