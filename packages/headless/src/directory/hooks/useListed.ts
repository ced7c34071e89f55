import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { useModalIntent } from '../../modal/hooks/useModalIntent.ts'
import { connectorNamespaceAtom } from '../../modal/state.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { isDirectoryOn } from '../directoryQuery.ts'
import { loadDirectory } from '../lazy.ts'
import type { Listed, ListedSource } from '../types.ts'

const nothing: Listed = { featured: undefined, recommended: undefined, status: 'pending' }

/** What the directory adds to the list, asked for when somebody is about to connect; what asks it is loaded then. */
export function useListed(config: Config): {
  readonly listed: Listed
  /** Whether, and how, the directory answers. */
  readonly directory: 'off' | 'idle' | Listed['status']
  readonly retry: () => void
} {
  const isOn = isDirectoryOn(config)
  const isWanted = useModalIntent({ config }) && isOn
  const family = useConfigAtom(config, connectorNamespaceAtom)
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
    // What is asked is about the family that the modal is open for.
  }, [config, isWanted, family])
  const listed = useSyncExternalStore(
    useCallback((listener) => source?.subscribe(listener) ?? (() => {}), [source]),
    () => source?.get() ?? nothing,
    () => nothing,
  )
  const status = isWanted ? listed.status : 'idle'
  return { listed, directory: isOn ? status : 'off', retry: () => source?.ask() }
}
