import { showApproval, leaveApproval } from './reactionRules.ts'
import { atom } from 'jotai/vanilla'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { closeModal } from './closeModal.ts'
import { openModal } from './openModal.ts'
import { goBack, popTransaction, pushView } from './navigation.ts'
import { modalAtom, routerAtom } from './state.ts'
import { showToast } from './notices/toast.ts'
import type { ApprovalStatus } from '../flows/embedded/approvals.ts'
import { findEmbedded } from '../flows/embedded/findEmbedded.ts'

type Approvals = {
  /** Number of requests that wait for the visitor. */
  readonly waiting: number
  /** The modal was opened for them. */
  readonly isOpenedForIt: boolean
}

const approvalsAtom = atom<Approvals>({ waiting: 0, isOpenedForIt: false })

/** Delay of the toast, so that it is not read as part of the new window. */
const BLOCKED_MS = 300
/** Name under which leaving the view ends the request. */
const KEY = 'approval'

/** Shows requests of the embedded wallet, and leaves when they end; leaving first aborts them. */
export function followApproval(config: Config, status: ApprovalStatus): void {
  if (status === 'asked') return ask(config)
  if (status !== 'blocked') return settle(config, status)
  internalsOf(config).timers.after(BLOCKED_MS, () =>
    showToast(config, { message: 'Action not allowed', variant: 'error' }),
  )
}

function ask(config: Config): void {
  const internals = internalsOf(config)
  const { store, endsWithModal } = internals
  const { isOpen, isInline } = store.get(modalAtom)
  const { waiting, isOpenedForIt } = store.get(approvalsAtom)
  const way = showApproval({ isShown: isOpen || isInline, view: store.get(routerAtom).view })
  store.set(approvalsAtom, {
    waiting: waiting + 1,
    isOpenedForIt: waiting === 0 ? way === 'open' : isOpenedForIt,
  })
  if (way === 'open') openModal(config, { view: 'ApproveTransaction' })
  if (way === 'push') pushView(config, 'ApproveTransaction')
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
  const isThere = (): boolean => store.get(routerAtom).view === 'ApproveTransaction'
  // No navigation if the visitor has left the view.
  if (isThere()) popTransaction(config, status === 'approved' ? 'success' : 'error')
  else transactions.pop()?.onCancel?.()
  const way = leaveApproval({ isThere: isThere(), isOpenedForIt, isAnotherWaiting: waiting > 1 })
  if (way === 'close') closeModal(config)
  if (way === 'back') goBack(config)
}
