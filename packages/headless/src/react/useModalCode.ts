import { startTransition, useEffect, useRef, useState } from 'react'
import { isConnectIntendedAtom } from '../core/actions.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { attachModal, noteLoadFailure, setModalLoading } from '../modal/attachModal.ts'
import { loadModalActions, loadModalCode } from '../modal/lazy.ts'
import type { OpenModalParameters } from '../modal/openModal.ts'
import { modalAtom, routerAtom } from '../modal/state.ts'
import type { RouteName, Routes } from '../modal/types.ts'
import { useConfig } from './useConfig.ts'

/** Views of requests that end with the modal: a request that was rejected is not shown again. */
const requestViews: ReadonlySet<RouteName> = new Set(['Pay', 'ApproveTransaction', 'ReviewRequest'])

/** Config of a component that shows the modal or its notices. Its mount starts the reactions of the modal. */
export function useAttachedModal(parameters: ConfigParameter): Config {
  const config = useConfig(parameters)
  useEffect(() => attachModal(config), [config])
  return config
}

export type UseModalCodeParameters = ConfigParameter & {
  /** Loads the code before intent. @default false */
  readonly isWanted?: boolean | undefined
}

/**
 * Lazily imported code of a modal. It is imported when the modal is about to open; the component re-renders for nothing
 * else. A failed import is not cached: the modal closes with a `loadFailure`, and the next opening retries; if the
 * browser was offline, the modal opens once it is online.
 *
 * @example
 * ```tsx
 * import { useModalCode } from '@foyer/headless'
 * const importDialog = async () => ({ Dialog: () => <dialog open>Welcome</dialog> })
 * export function Modal() {
 *   const code = useModalCode(importDialog)
 *   return code ? <code.Dialog /> : null
 * }
 * ```
 */
export function useModalCode<code extends object>(
  importCode: () => Promise<code>,
  parameters: UseModalCodeParameters = {},
): code | undefined {
  const config = useAttachedModal(parameters)
  const { isWanted = false } = parameters
  const [code, setCode] = useState<code>()
  const latest = useRef(importCode)
  useEffect(() => {
    latest.current = importCode
  })
  useEffect(() => {
    if (code) return
    const { store, report } = internalsOf(config)
    let isCurrent = true
    let isLoading = false
    const fail = async (error: unknown): Promise<void> => {
      report(error)
      console.error(error)
      const { isOpen, namespace } = store.get(modalAtom)
      if (!isCurrent || !isOpen) return
      const { view, data } = store.get(routerAtom)
      const { closeModal, openModal } = await loadModalActions()
      closeModal(config)
      const isRequest = requestViews.has(view) || (data as Routes['WalletSend'])?.send !== undefined
      const again = isRequest ? {} : ({ view, data, namespace } as OpenModalParameters)
      noteLoadFailure(config, () => void openModal(config, again))
    }
    let loaded: code | undefined
    // Code that loads on intent renders in slices. An opening before their end renders it at once.
    const show = (): void =>
      store.get(modalAtom).isOpen ? setCode(loaded) : startTransition(() => setCode(loaded))
    const start = (): void => {
      const { isOpen } = store.get(modalAtom)
      // An open modal without its code is loading.
      setModalLoading(config, isOpen)
      if (loaded && isOpen) return show()
      if (isLoading || !(isWanted || store.get(isConnectIntendedAtom) || isOpen)) return
      isLoading = true
      loadModalCode(latest.current)
        .then((imported) => {
          loaded = imported
          if (isCurrent) show()
        }, fail)
        .catch(report)
        .finally(() => {
          isLoading = false
        })
    }
    start()
    const stops = [store.sub(isConnectIntendedAtom, start), store.sub(modalAtom, start)]
    return () => {
      isCurrent = false
      for (const stop of stops) stop()
      setModalLoading(config, false)
    }
  }, [config, code, isWanted])
  return code
}
