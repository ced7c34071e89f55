import { useCallback, useEffect, useInsertionEffect, useState } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import type { UnfinishedRequest } from '../core/unfinished/unfinishedRequests.ts'
import {
  followStored,
  loadUnfinished,
  readStored,
  unfinishedRequestsAtom,
} from '../core/unfinished/unfinishedState.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * Requests to a wallet whose answer is unknown, newest first: the page was reloaded while a wallet was asked, another
 * tab is asking, or a transaction may have been sent. Ask the visitor to look at the wallet or the explorer before they
 * try again.
 *
 * @example
 * ```tsx
 * import { useUnfinishedRequests } from '@foyer/headless'
 * export function Unfinished() {
 *   const [request] = useUnfinishedRequests()
 *   return request ? <p>You were asked for {request.kind}. Look at your wallet before you try again.</p> : null
 * }
 * ```
 */
export function useUnfinishedRequests(parameters: ConfigParameter = {}): readonly UnfinishedRequest[] {
  const config = useConfig(parameters)
  const [, setRead] = useState(false)
  // The only kind of effect that runs in a view that is rendered ahead, which does not follow the atom either: the
  // notice must not move what is shown.
  useInsertionEffect(() => void readStored(config).then(setRead), [config])
  useEffect(() => followStored(config), [config])
  return useConfigAtom(config, unfinishedRequestsAtom)
}

/**
 * Removes an unfinished request by its id, after the visitor has looked at the wallet or the explorer.
 *
 * @example
 * ```tsx
 * import { useDismissUnfinishedRequest, useUnfinishedRequests } from '@foyer/headless'
 * export function Checked() {
 *   const [request] = useUnfinishedRequests()
 *   const dismiss = useDismissUnfinishedRequest()
 *   return request ? <button onClick={() => dismiss(request.id)}>I have checked</button> : null
 * }
 * ```
 */
export function useDismissUnfinishedRequest(parameters: ConfigParameter = {}): (id: string) => void {
  const config = useConfig(parameters)
  return useCallback(
    (id) => {
      loadUnfinished().then(
        ({ dismissUnfinishedRequest }) => dismissUnfinishedRequest(config, { id }),
        internalsOf(config).report,
      )
    },
    [config],
  )
}
