import { useEffect, useReducer } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { useModalIntent } from './useModalIntent.ts'
import { listedAtom } from '../flows/directory/state.ts'
import { connectNamespaceAtom } from '../flows/directory/state.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { isDirectoryOn } from '../core/options.ts'
import { loadDirectory } from '../flows/directory/lazy.ts'
import type { Listed } from '../flows/directory/types.ts'

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
  const listed = useConfigAtom(config, listedAtom)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    let stop: (() => void) | undefined
    loadDirectory().then(({ watchListed }) => {
      if (isShown) stop = watchListed(config)
    }, internalsOf(config).report)
    return () => {
      isShown = false
      stop?.()
    }
    // The namespace that the modal was opened for.
  }, [config, isWanted, namespace, attempt])
  const status = isWanted ? listed.status : 'idle'
  return { listed, directory: isOn ? status : 'off', retry }
}
