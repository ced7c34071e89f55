import { internalsOf } from '../core/internals.ts'
import { joinStops } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { declineRequests, getRequestReview, holdReviews } from '../flows/policies/requestReview.ts'
import { requestReviews, requestReviewAtom } from '../flows/policies/state.ts'
import { closeModal } from './closeModal.ts'
import { isModalShown } from './connecting.ts'
import { goBack, pushView } from './navigation.ts'
import { openAt } from './openModal.ts'
import { routerAtom, setRouter } from './state.ts'
import type { RouteName, RouterState } from './types.ts'

const KEY = 'requestReview'

/**
 * Shows requests with warnings in `ReviewRequest`, and leaves the view once all are answered; leaving it first declines
 * them. Returns the unsubscribe function.
 */
export function followRequestReviews(config: Config): () => void {
  const internals = internalsOf(config)
  const { store, endsWithModal } = internals
  let isOpenedForIt = false
  let before: RouterState | undefined
  const isShown = (): boolean => store.get(routerAtom).view === 'ReviewRequest'
  const isWaiting = (): boolean => getRequestReview(config) !== undefined

  const show = (): void => {
    holdReviews(config, false)
    if (!isWaiting()) return
    const router = store.get(routerAtom)
    const { view, data } = router
    // Leaving that view would abort its request.
    if (isModalShown(config) && view === 'ApproveTransaction') {
      holdReviews(config, true)
      return whenLeft(config, view, show)
    }
    // The data of the previous view, which goBack shows again.
    if (isModalShown(config)) {
      if (!isShown()) before = router
      pushView(config, 'ReviewRequest', data as undefined)
    } else {
      isOpenedForIt = true
      openAt(config, 'ReviewRequest')
    }
    endsWithModal.set(KEY, () => declineRequests(config))
  }
  const onAnswer = (): void => {
    if (isWaiting()) return
    endsWithModal.delete(KEY)
    const wasOpenedForIt = isOpenedForIt
    isOpenedForIt = false
    if (!isShown()) return
    if (wasOpenedForIt) closeModal(config)
    // With the same data: a view that asks a wallet to connect would end its request with other data.
    else if (before && before.view !== 'Connect') setRouter(internals, { ...before, direction: 'back' })
    else goBack(config)
  }
  const onRoute = (): void => {
    if (endsWithModal.has(KEY) && !isShown()) declineRequests(config)
  }
  return joinStops([
    requestReviews.subscribe(config, show),
    store.sub(requestReviewAtom, onAnswer),
    store.sub(routerAtom, onRoute),
    () => holdReviews(config, false),
  ])
}

/** Calls `run` in a task after `view` is left: an end of the modal must not end the next view. */
export function whenLeft(config: Config, view: RouteName, run: () => void): void {
  const { store, timers } = internalsOf(config)
  const stop = store.sub(routerAtom, () => {
    if (store.get(routerAtom).view === view) return
    stop()
    timers.after(0, run)
  })
}
