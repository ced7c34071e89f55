import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { useModalIntent } from './useModalIntent.ts'
import { connectNamespaceAtom } from '../flows/directory/state.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { isDirectoryOn } from '../core/options.ts'
import { loadDirectory } from '../flows/directory/lazy.ts'
import type { Listed, ListedSource } from '../flows/directory/types.ts'

const nothing: Listed = { featured: undefined, recommended: undefined, status: 'pending' }

/** Wallets of the directory for the list, requested when the visitor is about to connect; their code loads then. */
export function useListed(config: Config): {
  readonly listed: Listed
  /** Status of the directory. */
  readonly directory: 'off' | 'idle' | Listed['status']
  readonly retry: () => void
} {
  const isOn = isDirectoryOn(config)
  const isWanted = useModalIntent({ config }) && isOn
  const namespace = useConfigAtom(config, connectNamespaceAtom)
  const [source, setSource] = useState<ListedSource>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadDirectory().then(({ createListed }) => {
      if (!isCurrent) return
      const listed = createListed(config)
      listed.ask()
      setSource(listed)
    }, internalsOf(config).report)
    return () => {
      isCurrent = false
    }
    // The namespace that the modal was opened for.
  }, [config, isWanted, namespace])
  const listed = useSyncExternalStore(
    useCallback((listener) => source?.subscribe(listener) ?? (() => {}), [source]),
    () => source?.get() ?? nothing,
    () => nothing,
  )
  const status = isWanted ? listed.status : 'idle'
  return { listed, directory: isOn ? status : 'off', retry: () => source?.ask() }
}
