import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { watchUntil } from '../../core/tasks.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { emptySwap } from './emptySwap.ts'

/** Empties the form once the account or the network is another one (docs/spec/api.md §8.4). */
export function followSwap(config: Config): void {
  const { store } = internalsOf(config)
  const read = (): string => `${store.get(accountAtom).caipAddress} ${store.get(networkAtom).caipNetworkId}`
  const filledFor = read()
  watchUntil(config, 'swapForm', {
    atoms: [accountAtom, networkAtom],
    isOver: () => read() !== filledFor,
    end: () => emptySwap(config),
  })
}
