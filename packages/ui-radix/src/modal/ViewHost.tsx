import { type RouteName, useAccount, useModalRouter } from '@foyer/headless'
import { Fragment, type ReactElement, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { SkeletonView } from '../primitives/Skeleton/Skeleton.tsx'
import type { ViewLoader } from './createViewLoader.ts'
import { focusLate } from './focus.ts'
import { redirectOf } from './redirectRules.ts'
import type { ShellValue } from './ShellContext.ts'
import { ViewBoundary } from './ViewBoundary.tsx'
import { ViewFailure } from './ViewFailure.tsx'

export type ViewHostProps = { readonly view: RouteName; readonly shell: ShellValue }

/** Shows the view of a route, a skeleton while the view loads, or a failure with a retry or a way back. */
export function ViewHost({ view, shell: { loader, wrap } }: ViewHostProps): ReactElement {
  const state = useSyncExternalStore(
    loader.subscribe,
    () => loader.get(view),
    () => loader.getOnServer(view),
  )
  useEffect(() => loader.preload(view), [loader, view])
  useLateFocus(state.status === 'ready')

  const size = loader.optionsOf(view)?.size
  const isRedirected = useRedirect(loader, view)
  const Wrap = wrap[view] ?? Fragment
  if (state.status === 'pending' || isRedirected) return <SkeletonView size={size} />
  if (state.status === 'missing') return <ViewFailure view={view} />
  if (state.status === 'failed') {
    return <ViewFailure view={view} attempts={state.attempts} onRetry={() => loader.retry(view)} />
  }
  const { Component } = state
  return (
    <ViewBoundary renderFailure={(error, reset) => <ViewFailure view={view} error={error} onRetry={reset} />}>
      <Suspense fallback={<SkeletonView size={size} />}>
        <Wrap>
          <Component />
        </Wrap>
      </Suspense>
    </ViewBoundary>
  )
}

/** Replaces a view of Foyer that lacks its account or data; `true` until it is replaced. Views of a host stay. */
function useRedirect(loader: ViewLoader, view: RouteName): boolean {
  const { data, replace } = useModalRouter()
  const { status, isConnected } = useAccount()
  const entry = loader.entryOf(view)
  const options = typeof entry === 'object' && !entry.Component ? loader.optionsOf(view) : undefined
  const redirect = options && redirectOf({ view, options, hasData: data !== undefined, status, isConnected })
  // Before paint: a view that is replaced at once is never visible.
  useClientLayoutEffect(() => {
    if (typeof redirect === 'object')
      replace(redirect.view as 'Connect', redirect.redirectView && { redirectView: redirect.redirectView })
  })
  return redirect !== undefined
}

/** A view that loads after its title was focused moves the focus to its autofocus field. */
function useLateFocus(isReady: boolean): void {
  const wasAwaited = useRef(false)
  useEffect(() => {
    if (!isReady) {
      wasAwaited.current = true
      return
    }
    if (!wasAwaited.current) return
    wasAwaited.current = false
    focusLate()
  }, [isReady])
}
