import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { Config } from '../core/types.ts'

const ours = {
  networkMode: 'always',
  retry: false,
  throwOnError: false,
  gcTime: 0,
  // A scope would make a request wait for the answer to another, and be asked when nobody clicks.
  scope: undefined as never,
} as const

/**
 * The one way to a mutation. A request to a wallet must follow from a click and from nothing else: never paused while
 * offline and run later, never retried, never thrown into the tree, whatever a host's `defaultOptions` say.
 */
export function useFoyerMutation<data, variables>(
  config: Config,
  mutationFn: (variables: variables) => Promise<data>,
): UseMutationResult<data, Error, variables> {
  return useMutation<data, Error, variables>(
    { mutationKey: ['foyer', config.id], mutationFn, ...ours },
    config.queryClient,
  )
}
