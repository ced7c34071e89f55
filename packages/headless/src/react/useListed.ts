import { useEffect, useReducer, useState } from 'react'
import { isDirectoryOn } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { startListing } from '../flows/directory/lazy.ts'
import { connectNamespaceAtom, listedAtom } from '../flows/directory/state.ts'
import type { Listed } from '../flows/directory/types.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useModalIntent } from './useModalIntent.ts'

/**
 * Directory wallets of the list. They are requested, and their code is loaded, when the visitor is about to connect.
 */
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
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const stop = startListing(config, () => setHasFailed(true))
    return () => {
      stop()
      setHasFailed(false)
    }
    // Also for another `namespace`, which an opening of the modal sets.
  }, [config, isWanted, namespace, attempt])
  const status = hasFailed ? 'error' : listed.status
  return { listed, directory: !isOn ? 'off' : isWanted ? status : 'idle', retry }
}
