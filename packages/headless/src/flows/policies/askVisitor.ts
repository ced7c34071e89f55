import { abortable, load, parseCaipAddress, UserRejectedError } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { reportProblem } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { currentConnection, getConnectionState } from '../../wallet/state.ts'
import { networksOf } from './requestEffects.ts'
import { reviewWay } from './rules.ts'
import {
  afterShowable,
  getReviewers,
  noteReport,
  type RequestReview,
  requestReviews,
  settleReview,
  waitForAnswer,
} from './state.ts'

/**
 * Time for the modal to load and show the view, once no other view has to end first; afterwards the request is
 * declined.
 */
const SHOW_MS = 30_000

/**
 * Has the visitor review a request with warnings; without a UI that can show it, the warnings are reported to the
 * developer. Resolves with whether the visitor was asked. Rejects with `UserRejectedError` if they decline, and with
 * `ACCOUNT_CHANGED` if the wallet has disconnected.
 */
export async function askVisitor(
  config: Config,
  { request, warnings }: Pick<RequestReview, 'request' | 'warnings'>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  signal?.throwIfAborted()
  const internals = internalsOf(config)
  const way = reviewWay({ reviewers: getReviewers(internals), hasModal: internals.ports.shown !== undefined })
  if (way === 'proceed') {
    for (const { text } of warnings) reportProblem(config, 'REQUEST_WARNED', { text })
    return false
  }
  const waiting = waitForAnswer(internals, { request, warnings, networks: networksOf(request) })
  const { id } = waiting.review
  const stopWaiting = afterShowable(internals, SHOW_MS, () => {
    if (getReviewers(internals) === 0) settleReview(internals, id, false)
  })
  const controller = new AbortController()
  const { signal: isShown } = controller
  // The end of the config declines the request.
  internals.processes.set(id, controller)
  isShown.addEventListener('abort', () => settleReview(internals, id, false))
  load(() => import('./reportRequest.ts'))
    .then(({ reportRequest }) =>
      reportRequest(config, request, isShown, (report) => noteReport(internals, id, report)),
    )
    .catch(() => {
      if (request.type === 'transaction') noteReport(internals, id, { simulation: { status: 'unknown' } })
    })
  if (way === 'show') requestReviews.emit(config, waiting.review)
  try {
    if (await abortable(waiting.answer, signal)) return true
    // A wallet that has disconnected or is locked ends the review, and the visitor has not declined.
    throw isDisconnected(config, request) ? createError('ACCOUNT_CHANGED') : new UserRejectedError()
  } finally {
    stopWaiting()
    internals.processes.delete(id)
    // The caller may have aborted.
    controller.abort()
  }
}

/** Whether no wallet of the account's namespace is connected. */
function isDisconnected(config: Config, { account }: RequestReview['request']): boolean {
  if (account === undefined) return false
  const { namespace } = parseCaipAddress(account)
  return currentConnection(getConnectionState(internalsOf(config)), namespace) === undefined
}
