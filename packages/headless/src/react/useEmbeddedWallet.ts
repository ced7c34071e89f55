import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { connectorsAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { embeddedState, findEmbedded } from '../flows/embedded/findEmbedded.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import type { EmbeddedState } from '@foyer/chains/embedded'

export type UseEmbeddedWalletReturnType = EmbeddedState & {
  /** The app was given an embedded wallet. */
  readonly isPresent: boolean
  /** Shows the wallet's own page over an empty place of yours, as long as that is there. Returns the undo. */
  readonly place: (slot: HTMLElement) => () => void
  /** Loads the wallet's frame anew, after it failed. */
  readonly reload: () => void
}

/**
 * The embedded wallet: who is signed in to it, where its frame is, and a place for that to be seen in. Wherever a request
 * waits for its owner the route `ApproveTransaction` is shown; a view of your own gives it its place.
 *
 * @example
 * ```tsx
 * import { useEmbeddedWallet } from '@foyer/headless'
 * import { useEffect, useRef } from 'react'
 * export function Approve() {
 *   const slot = useRef<HTMLDivElement>(null)
 *   const { place, user } = useEmbeddedWallet()
 *   useEffect(() => (slot.current ? place(slot.current) : undefined), [place])
 *   return <div ref={slot} aria-label={`Approve as ${user?.email}`} style={{ height: 600 }} />
 * }
 * ```
 */
export function useEmbeddedWallet(parameters: ConfigParameter = {}): UseEmbeddedWalletReturnType {
  const config = useConfig(parameters)
  const connectors = useConfigAtom(config, connectorsAtom)
  // oxlint-disable-next-line react/exhaustive-deps -- the list says that the live ones may have changed
  const embedded = useMemo(() => findEmbedded(config)?.embedded, [config, connectors])
  const state = useSyncExternalStore(
    useCallback((listener) => embedded?.subscribe(listener) ?? (() => undefined), [embedded]),
    () => embeddedState(embedded),
    () => embeddedState(undefined),
  )
  const verbs = useMemo(() => makeVerbs(config), [config])
  return { ...state, ...verbs, isPresent: embedded !== undefined }
}

const makeVerbs = (config: Config): Pick<UseEmbeddedWalletReturnType, 'place' | 'reload'> => ({
  place(slot) {
    let hide: (() => void) | undefined
    let isWanted = true
    loadEmbeddedActions().then(({ placeEmbeddedWallet }) => {
      if (isWanted) hide = placeEmbeddedWallet(config, { slot })
    }, internalsOf(config).report)
    return () => {
      isWanted = false
      hide?.()
    }
  },
  reload: () => findEmbedded(config)?.embedded.reload(),
})
