import { CancelledError } from '@tanstack/query-core'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { connectProcessAtom } from '../../wallet/connection/state.ts'

/** Hears of what fails for hooks: their queries, their mutations, and connecting. Returns the undo. */
export function watchFailures(config: Config, onError: (error: unknown) => void): () => void {
  const { queryClient } = config
  const { store } = internalsOf(config)
  const isOurs = (key: readonly unknown[] | undefined): boolean =>
    key?.[0] === 'foyer' && key[1] === config.id
  const undo = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isOurs(event.query.queryKey) && !(event.action.error instanceof CancelledError))
        onError(event.action.error)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isOurs(event.mutation.options.mutationKey)) onError(event.action.error)
    }),
    store.sub(connectProcessAtom, () => {
      const process = store.get(connectProcessAtom)
      if (process.status === 'error') onError(process.error)
    }),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
