import { atom } from 'jotai/vanilla'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import type { ApprovalStatus } from '../flows/embedded/approvals.ts'
import { findEmbedded } from '../flows/embedded/findEmbedded.ts'
import { closeModal } from './closeModal.ts'
import { isModalShown } from './connecting.ts'
import { goBack, pushView } from './navigation.ts'
import { showToast } from './notices/toast.ts'
import { openAt } from './openModal.ts'
import { showApproval, leaveApproval } from './reactionRules.ts'
import { whenLeft } from './requestReviews.ts'
import { routerAtom } from './state.ts'

type Approvals = {
  /** Number of requests that wait for the visitor. */
  readonly waiting: number
  /** The modal was opened for the requests. */
  readonly isOpenedForIt: boolean
}

const none: Approvals = { waiting: 0, isOpenedForIt: false }
const approvalsAtom = atom(none)

/** Delay of the toast, so that it is not read as part of the new window. */
const BLOCKED_MS = 300
/** Key of the function that ends the requests when the view is left. */
const KEY = 'approval'

/**
 * Shows requests of the embedded wallet, and leaves the view when they end; leaving it first aborts them. The view of a
 * frame that failed to load stays, with the error.
 */
export function followApproval(config: Config, status: ApprovalStatus): void {
  if (status === 'asked') return ask(config)
  if (status !== 'blocked') return settle(config, status)
  internalsOf(config).timers.after(BLOCKED_MS, () =>
    showToast(config, { message: 'Action not allowed', code: 'REQUEST_NOT_ALLOWED', variant: 'error' }),
  )
}

/** Forgets waiting requests, whose end will not be received. */
export const forgetApprovals = (config: Config): void => internalsOf(config).store.set(approvalsAtom, none)

function ask(config: Config): void {
  internalsOf(config).store.set(approvalsAtom, (all) => ({ ...all, waiting: all.waiting + 1 }))
  present(config)
}

function present(config: Config): void {
  const { store, endsWithModal } = internalsOf(config)
  const { waiting } = store.get(approvalsAtom)
  if (waiting === 0) return
  const { view, data } = store.get(routerAtom)
  const way = showApproval({ isShown: isModalShown(config), view })
  if (way === 'wait') return whenLeft(config, view, () => present(config))
  if (way !== 'stay') store.set(approvalsAtom, { waiting, isOpenedForIt: way === 'open' })
  if (way === 'open') openAt(config, 'ApproveTransaction')
  // The data of the previous view, which goBack shows again.
  if (way === 'push') pushView(config, 'ApproveTransaction', data as undefined)
  endsWithModal.set(KEY, () => {
    endsWithModal.delete(KEY)
    findEmbedded(config)?.embedded.abortApprovals()
  })
}

function settle(config: Config, status: 'approved' | 'failed'): void {
  const internals = internalsOf(config)
  const { store, endsWithModal, transactions } = internals
  const { waiting, isOpenedForIt } = store.get(approvalsAtom)
  store.set(approvalsAtom, { waiting: Math.max(0, waiting - 1), isOpenedForIt })
  if (waiting <= 1) endsWithModal.delete(KEY)
  const isShown = (): boolean => store.get(routerAtom).view === 'ApproveTransaction'
  const callbacks = transactions.pop()
  // The visitor may have left the view.
  if (!isShown()) callbacks?.onCancel?.()
  else if (status === 'approved') callbacks?.onSuccess?.()
  else callbacks?.onError?.()
  const way = leaveApproval({
    isShown: isShown(),
    isOpenedForIt,
    isAnotherWaiting: waiting > 1,
    isFrameFailed: findEmbedded(config)?.embedded.getState().frame === 'failed',
  })
  if (way === 'close') closeModal(config)
  if (way === 'back') goBack(config)
}
