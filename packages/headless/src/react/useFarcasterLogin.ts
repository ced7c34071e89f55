import type { UseMutationResult } from '@tanstack/react-query'
import { useFeatures } from './useFeatures.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type {
  ConnectFarcasterParameters,
  ConnectFarcasterReturnType,
} from '../flows/embedded/connectFarcaster.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'

type Result = UseMutationResult<ConnectFarcasterReturnType, Error, ConnectFarcasterParameters>
export type UseFarcasterLoginReturnType = Result & {
  /** The app offers it here, see `useFeatures`. */
  readonly isAvailable: boolean
  /** What a phone opens to approve; `undefined` until it is known. */
  readonly uri: string | undefined
  readonly connect: Result['mutate']
  readonly connectAsync: Result['mutateAsync']
}

/**
 * Signing in to the embedded wallet by approving in the app of Farcaster: show `uri` as a code, or as a link on a phone.
 *
 * @example
 * ```tsx
 * import { useFarcasterLogin } from '@foyer/headless'
 * export function Farcaster() {
 *   const { isAvailable, connect, isPending, uri } = useFarcasterLogin()
 *   if (!isAvailable) return null
 *   if (uri) return <a href={uri}>Open Farcaster</a>
 *   return <button disabled={isPending} onClick={() => connect({})}>Continue with Farcaster</button>
 * }
 * ```
 */
export function useFarcasterLogin(parameters: ConfigParameter = {}): UseFarcasterLoginReturnType {
  const config = useConfig(parameters)
  const { socials } = useFeatures({ config })
  const { farcasterUrl } = useEmbeddedWallet({ config })
  const mutation = useFoyerMutation(config, async (variables: ConnectFarcasterParameters) =>
    (await loadEmbeddedActions()).connectFarcaster(config, variables),
  )
  return {
    ...mutation,
    isAvailable: socials !== false && socials.includes('farcaster'),
    uri: farcasterUrl,
    connect: mutation.mutate,
    connectAsync: mutation.mutateAsync,
  }
}
