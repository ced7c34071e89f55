import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { requestReviews, requestReviewAtom } from '../flows/policies/state.ts'
import { declineRequests, getRequestReview } from '../flows/policies/requestReview.ts'
import { closeModal } from './closeModal.ts'
import { isModalShown } from './connecting.ts'
import { goBack, pushView } from './navigation.ts'
import { openModal } from './openModal.ts'
import { routerAtom } from './state.ts'

const KEY = 'requestReview'

/**
 * Shows requests with warnings in `ReviewRequest`, and leaves the view once all are answered; leaving it first declines
 * them. Returns the undo.
 */
export function followRequestReviews(config: Config): () => void {
  const { store, endsWithModal } = internalsOf(config)
  let isOpenedForIt = false
  const isShown = (): boolean => store.get(routerAtom).view === 'ReviewRequest'
  const isWaiting = (): boolean => getRequestReview(config) !== undefined

  const show = (): void => {
    if (!isWaiting()) return
    endsWithModal.set(KEY, () => declineRequests(config))
    if (isModalShown(config)) return pushView(config, 'ReviewRequest')
    isOpenedForIt = true
    openModal(config, { view: 'ReviewRequest' })
  }
  const onAnswer = (): void => {
    if (isWaiting()) return
    endsWithModal.delete(KEY)
    const wasOpenedForIt = isOpenedForIt
    isOpenedForIt = false
    if (!isShown()) return
    if (wasOpenedForIt) closeModal(config)
    else goBack(config)
  }
  const onRoute = (): void => {
    if (endsWithModal.has(KEY) && !isShown()) declineRequests(config)
  }
  const undo = [
    requestReviews.subscribe(config, show),
    store.sub(requestReviewAtom, onAnswer),
    store.sub(routerAtom, onRoute),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
