import { internalsOf } from '../core/internals.ts'
import { failures, problems } from '../core/problems/problems.ts'
import { joinStops } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { waitingAtom } from '../core/unfinished/unfinishedState.ts'
import { narrowConnectList } from '../flows/directory/connectList.ts'
import { approvals } from '../flows/embedded/approvals.ts'
import { isSignInPendingAtom } from '../flows/siwx/state.ts'
import { grants } from '../flows/smartSessions/outcomes.ts'
import type { GrantedSession } from '../flows/smartSessions/types.ts'
import { resetSwap } from '../flows/swap/state.ts'
import { accountsWanted } from '../wallet/state.ts'
import { followAccount } from './accountReactions.ts'
import { followConnects } from './afterConnecting.ts'
import { followApproval, forgetApprovals } from './approvals.ts'
import { isModalShown } from './connecting.ts'
import { pushView } from './navigation.ts'
import { showProblem } from './notices/alert.ts'
import { hideToastOf, showToast } from './notices/toast.ts'
import { openModal } from './openModal.ts'
import { isSwapLeft } from './reactionRules.ts'
import { followRequestReviews } from './requestReviews.ts'
import { followSignIn } from './signInReactions.ts'
import { routerAtom } from './state.ts'

/** Starts all reactions of the modal. Returns a function that stops them. */
export function startReactions(config: Config): () => void {
  const internals = internalsOf(config)
  return joinStops([
    followAccount(config),
    followConnects(config),
    followSignIn(config),
    followSwapViews(config),
    followAttempts(config),
    followRequestReviews(config),
    approvals.subscribe(config, (status) => followApproval(config, status)),
    () => forgetApprovals(config),
    accountsWanted.subscribe(config, (namespace) => openModal(config, { view: 'Connect', namespace })),
    grants.subscribe(config, (session) => showGrant(config, session)),
    failures.subscribe(config, (error) => showToast(config, { message: error, variant: 'error' })),
    problems.subscribe(config, (problem) => showProblem(config, problem)),
    internals.onEvent(({ event }) => {
      // Wallets of every namespace are offered again.
      if (event === 'DISCONNECT_SUCCESS' || event === 'DISCONNECT_ERROR') narrowConnectList(config, undefined)
    }),
  ])
}

/** Empties the swap form when its views are left, by navigation or by closing (docs/spec/api.md §8.4). */
function followSwapViews(config: Config): () => void {
  const { store } = internalsOf(config)
  let { view } = store.get(routerAtom)
  return store.sub(routerAtom, () => {
    const before = view
    ;({ view } = store.get(routerAtom))
    if (isSwapLeft(before, view)) resetSwap(config)
  })
}

/** Hides the error of an attempt when a wallet is asked again: it would stay beside the success. */
function followAttempts(config: Config): () => void {
  const { store } = internalsOf(config)
  let before = store.get(waitingAtom)
  return store.sub(waitingAtom, () => {
    const asked = store.get(waitingAtom)
    if (asked.length > before.length) hideToastOf(config, 'error')
    before = asked
  })
}

/** Shows a created smart session; a required sign-in stays in front. */
function showGrant(config: Config, session: GrantedSession): void {
  if (internalsOf(config).store.get(isSignInPendingAtom)) return
  if (isModalShown(config)) pushView(config, 'SmartSessionCreated', { session })
  else openModal(config, { view: 'SmartSessionCreated', data: { session } })
}
