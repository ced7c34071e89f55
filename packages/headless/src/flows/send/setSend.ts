import { checkAmount } from '../../core/checkOptions.ts'
import { internalsOf } from '../../core/internals.ts'
import { watchUntil } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import type { TokenBalance } from '../../data/tokens/types.ts'
import { accountAtom, networkAtom } from '../../wallet/state.ts'
import { typeAmount } from './amountRules.ts'
import { loadFillSend } from './lazy.ts'
import { RECEIVER_PROCESS } from './rules.ts'
import {
  clearForm,
  editForm,
  formRequestAtom,
  loseForm,
  openedRequestAtom,
  sendAtom,
  setOpenedRequest,
} from './state.ts'
import type { SendReceiver, SendRequest } from './types.ts'

/**
 * Chooses the token, one of `getTokenBalances`, and clears the amount, which was one of the previous token.
 *
 * @example
 * ```ts
 * import { getTokenBalances, setSendAmount, setSendToken } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { tokens } = await getTokenBalances(config)
 * setSendToken(config, tokens[0])
 * setSendAmount(config, '0.5')
 * ```
 */
export function setSendToken(config: Config, token: TokenBalance | undefined): void {
  watchSendAccount(config)
  editForm(internalsOf(config), { token, amount: '' })
}

/**
 * Sets the amount to the typed or pasted text; a text that is no amount changes nothing.
 *
 * @example
 * ```ts
 * import { setSendAmount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setSendAmount(config, '0.25') // units of the token; '0,25' of a German keyboard works too
 * ```
 */
export function setSendAmount(config: Config, typed: string): void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkAmount(typed)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  const internals = internalsOf(config)
  const { amount, token } = internals.store.get(sendAtom)
  watchSendAccount(config)
  editForm(internals, { amount: typeAmount(amount, typed, token?.symbol) })
}

/**
 * Empties the form, but keeps the last send.
 *
 * @example
 * ```ts
 * import { resetSend } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * resetSend(config) // when the visitor leaves the page of the form
 * ```
 */
export function resetSend(config: Config): void {
  const internals = internalsOf(config)
  internals.processes.get(RECEIVER_PROCESS)?.abort()
  clearForm(internals)
}

/** Sets the request of the app whose content fills the form. Returns a copy, which identifies this call. */
export function openSendRequest(config: Config, request: SendRequest): SendRequest {
  const own: SendRequest = Object.freeze({ ...request })
  setOpenedRequest(internalsOf(config), own)
  return own
}

/** Removes a request of the app, and empties the form that was filled with it. */
export function withdrawSendRequest(config: Config, request: SendRequest): void {
  const internals = internalsOf(config)
  const { store } = internals
  if (store.get(formRequestAtom) === request) resetSend(config)
  if (store.get(openedRequestAtom) === request) setOpenedRequest(internals, undefined)
}

/**
 * Empties the form after a change of the account or the network, for which it was filled in (docs/spec/checklist.md
 * §4).
 */
export function watchSendAccount(config: Config): void {
  const internals = internalsOf(config)
  const { store, processes } = internals
  const read = (): string => `${store.get(accountAtom).caipAddress} ${store.get(networkAtom).caipNetworkId}`
  const filledFor = read()
  watchUntil(config, 'sendForm', {
    atoms: [accountAtom, networkAtom],
    isOver: () => read() !== filledFor,
    end() {
      processes.get(RECEIVER_PROCESS)?.abort()
      loseForm(internals)
    },
  })
}

/** Stores the typed text at once; the address is resolved after the code of all namespaces has loaded. */
export function enterReceiver(config: Config, text: string): void {
  const internals = internalsOf(config)
  const { processes, store } = internals
  const set = (receiver: SendReceiver): void => editForm(internals, { receiver })
  const ifStill = (run: () => void): void => {
    if (store.get(sendAtom).receiver.text === text) run()
  }
  processes.get(RECEIVER_PROCESS)?.abort()
  watchSendAccount(config)
  set({ text, status: text.trim() === '' ? 'empty' : 'resolving' })
  loadFillSend().then(
    ({ setSendReceiver }) => ifStill(() => setSendReceiver(config, text)),
    (error: unknown) => ifStill(() => set({ text, status: 'invalid', error })),
  )
}
