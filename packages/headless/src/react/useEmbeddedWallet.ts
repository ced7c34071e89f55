import type { EmbeddedState } from '@foyer/chains/embedded'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { embeddedState, findEmbedded } from '../flows/embedded/findEmbedded.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { connectorsAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseEmbeddedWalletReturnType = EmbeddedState & {
  /** The app has an embedded wallet. */
  readonly isPresent: boolean
  /** Shows the frame over a mounted empty element. Returns a function that hides it. */
  readonly place: (slot: HTMLElement) => () => void
  /** Reloads the frame after a failure. */
  readonly reload: () => void
  /** Removes an email from `recentEmails`, or all of them. */
  readonly forgetEmail: (email?: string) => void
}

/**
 * Embedded wallet: its user, the state of its frame, and a function that positions the frame. A request that waits for
 * approval opens the route `ApproveTransaction`; a custom view of it positions the frame.
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
  const embedded = useMemo(() => {
    const found = findEmbedded(config)
    // By the list that the server had too: a part of the page may hydrate after its wallets are listed.
    return connectors.some(({ uid }) => uid === found?.uid) ? found?.embedded : undefined
  }, [config, connectors])
  const state = useSyncExternalStore(
    useCallback((listener) => embedded?.subscribe(listener) ?? (() => undefined), [embedded]),
    () => embeddedState(embedded),
    () => embeddedState(undefined),
  )
  const verbs = useMemo(() => makeVerbs(config), [config])
  return { ...state, ...verbs, isPresent: embedded !== undefined }
}

const makeVerbs = (
  config: Config,
): Pick<UseEmbeddedWalletReturnType, 'place' | 'reload' | 'forgetEmail'> => ({
  place(slot) {
    let hide: (() => void) | undefined
    let isWanted = true
    loadEmbeddedActions()
      .then(({ placeEmbeddedWallet }) => {
        if (isWanted) hide = placeEmbeddedWallet(config, { slot })
      })
      .catch(internalsOf(config).report)
    return () => {
      isWanted = false
      hide?.()
    }
  },
  reload: () => findEmbedded(config)?.embedded.reload(),
  forgetEmail: (email) => findEmbedded(config)?.embedded.forgetEmail(email),
})
