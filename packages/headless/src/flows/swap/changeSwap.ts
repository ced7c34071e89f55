import { isAbort } from '@foyer/chains'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { followSwap } from './followSwap.ts'
import {
  decimalsOf,
  QUOTE_PROCESS,
  QUOTE_WAIT_MS,
  REVIEW_PROCESS,
  swapProblem,
  toBaseUnits,
} from './formRules.ts'
import { changeForm, setRequest, swapAtom } from './state.ts'

type Change = Parameters<typeof changeForm>[1]

/**
 * Changes what is swapped, and asks for a quote: at once, or when nothing more was typed for 200 ms (docs/spec/api.md
 * §8.4).
 */
export function changeSwap(config: Config, change: Change, { isTyped }: { readonly isTyped: boolean }): void {
  const internals = internalsOf(config)
  const { processes, report } = internals
  processes.get(QUOTE_PROCESS)?.abort()
  processes.get(REVIEW_PROCESS)?.abort()
  followSwap(config)
  changeForm(internals, change)
  if (!isTyped) return ask(config)
  runProcess(internals, QUOTE_PROCESS, undefined, async (signal) => {
    await waitFor(config, QUOTE_WAIT_MS, signal)
    ask(config)
  }).catch((error: unknown) => {
    if (!isAbort(error)) report(error)
  })
}

function ask(config: Config): void {
  const internals = internalsOf(config)
  const { store } = internals
  const form = store.get(swapAtom)
  const { sourceToken, toToken, amount } = form
  const { caipAddress: account } = store.get(accountAtom)
  if (swapProblem(form) || !sourceToken || !toToken || !account) return
  const value = toBaseUnits(amount, decimalsOf(sourceToken))
  if (value === undefined) return
  setRequest(internals, {
    account,
    caipNetworkId: store.get(networkAtom).caipNetworkId,
    sourceToken,
    toToken,
    value,
  })
}
