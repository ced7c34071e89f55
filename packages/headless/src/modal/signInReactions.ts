import { isFoyerError, isUserRejected } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { joinStops } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { siwxOutcomes, type SiwxOutcome } from '../flows/siwx/state.ts'
import { accountAtom, isSwitchingNamespaceAtom } from '../wallet/state.ts'
import { closeModal } from './closeModal.ts'
import { isModalShown } from './connecting.ts'
import { resetView } from './navigation.ts'
import { hideToastOf, showToast, type ShowToastParameters } from './notices/toast.ts'
import { openAt } from './openModal.ts'
import { shouldReopen, afterCheck, isSignInView } from './reactionRules.ts'
import { routerAtom } from './state.ts'

/** Shows, closes and reopens the sign-in according to its outcomes. Returns the unsubscribe function. */
export function followSignIn(config: Config): () => void {
  const { store } = internalsOf(config)
  // The app has switched to a namespace without an account, which has no sign-in.
  const leave = (): void => {
    if (store.get(isSwitchingNamespaceAtom) || store.get(accountAtom).isConnected) return
    if (isModalShown(config) && isSignInView(store.get(routerAtom).view)) closeModal(config)
  }
  return joinStops([
    siwxOutcomes.subscribe(config, (outcome) => react(config, outcome)),
    store.sub(accountAtom, leave),
    store.sub(isSwitchingNamespaceAtom, leave),
  ])
}

function react(config: Config, outcome: SiwxOutcome): void {
  const { view } = internalsOf(config).store.get(routerAtom)
  const isOpen = isModalShown(config)
  switch (outcome.type) {
    case 'checked': {
      const next = afterCheck({ hasSession: outcome.hasSession, isOpen, view })
      if (next === 'close') closeModal(config)
      if (next === 'ask') showSignIn(config)
      return
    }
    case 'checkFailed':
      resetView(config, 'Connect')
      return showFailure(config, outcome.error, {
        message: 'A problem occurred while trying initialize authentication',
        code: 'SIGN_IN_CHECK_FAILED',
      })
    case 'signed':
    case 'cancelled':
      // The error of an attempt that was repeated or given up.
      hideToastOf(config, 'error')
      if (isSignInView(view)) closeModal(config)
      return
    case 'signFailed':
      if (shouldReopen({ isOpen, view })) showSignIn(config)
      return showFailure(config, outcome.error, { message: 'Error signing message', code: 'SIGN_IN_FAILED' })
    case 'storing':
      if (outcome.isPending)
        showToast(config, { message: 'Signing in…', code: 'SIGNING_IN', variant: 'loading' })
      else hideToastOf(config, 'loading')
  }
}

/** Code that could not be loaded has its own text: the visitor can reload the page. */
function showFailure(
  config: Config,
  error: unknown,
  otherwise: Pick<ShowToastParameters, 'message' | 'code'>,
): void {
  showToast(config, {
    ...(isFoyerError(error, 'LOAD_FAILED') ? { message: error } : otherwise),
    variant: 'error',
  })
  try {
    // The toast does not say what the server or the options of the app lack.
    if (process.env.NODE_ENV !== 'production' && !isUserRejected(error))
      console.warn('[foyer] The sign-in failed', error)
  } catch {
    // Unbundled pages have no `process`.
  }
}

function showSignIn(config: Config): void {
  if (isModalShown(config)) resetView(config, 'SIWXSignMessage')
  else openAt(config, 'SIWXSignMessage')
}
