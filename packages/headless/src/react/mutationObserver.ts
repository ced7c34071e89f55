import { MutationObserver, type MutationObserverOptions, notifyManager } from '@tanstack/react-query'
import { getQueryClient } from '../core/queryClient.ts'
import type { Config } from '../core/types.ts'

/** TanStack's mutation of one component. */
export const createObserver = <data, variables>(
  config: Config,
  options: MutationObserverOptions<data, Error, variables>,
): MutationObserver<data, Error, variables> => new MutationObserver(getQueryClient(config), options)

/** Renders of one change are one. */
export const batch = (run: () => void): (() => void) => notifyManager.batchCalls(run)
