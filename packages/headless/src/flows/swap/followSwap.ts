import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { watchUntil } from '../../core/watchUntil.ts'
import { routerAtom } from '../../modal/state.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { emptySwap } from './emptySwap.ts'
import { isSwapLeft } from './formRules.ts'

/**
 * Empties the form once the account or the network is another one, and once the views of a swap are left, also because
 * the modal closes (docs/spec/api.md §8.4).
 */
export function followSwap(config: Config): void {
  const { store } = internalsOf(config)
  const read = (): string => `${store.get(accountAtom).caipAddress} ${store.get(networkAtom).caipNetworkId}`
  const filledFor = read()
  let { view } = store.get(routerAtom)
  watchUntil(config, 'swapForm', {
    atoms: [accountAtom, networkAtom, routerAtom],
    isOver() {
      const before = view
      ;({ view } = store.get(routerAtom))
      return read() !== filledFor || isSwapLeft(before, view)
    },
    end: () => emptySwap(config),
  })
}
