import type {
  ConnectFarcasterParameters,
  ConnectFarcasterReturnType,
} from '../flows/embedded/connectFarcaster.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'
import { useFeatures } from './useFeatures.ts'

type Variables = ConnectFarcasterParameters | void

export type UseFarcasterLoginParameters = MutationParameters<ConnectFarcasterReturnType, Variables>
export type UseFarcasterLoginReturnType = MutationResult<
  'connectFarcaster',
  ConnectFarcasterReturnType,
  Variables
> & {
  /** The app offers Farcaster login, see `useFeatures`. */
  readonly isAvailable: boolean
  /** URL that approves the login on a phone; `undefined` until it is known. */
  readonly uri: string | undefined
}

/**
 * Signs in to the embedded wallet with the Farcaster app: show `uri` as a QR code, or as a link on a phone.
 *
 * @example
 * ```tsx
 * import { useFarcasterLogin } from '@foyer/headless'
 * export function Farcaster() {
 *   const { isAvailable, connectFarcaster, isPending, uri } = useFarcasterLogin()
 *   if (!isAvailable) return null
 *   if (uri) return <a href={uri}>Open Farcaster</a>
 *   return <button disabled={isPending} onClick={() => connectFarcaster()}>Continue with Farcaster</button>
 * }
 * ```
 */
export function useFarcasterLogin(parameters: UseFarcasterLoginParameters = {}): UseFarcasterLoginReturnType {
  const config = useConfig(parameters)
  const { socials } = useFeatures({ config })
  const { farcasterUrl } = useEmbeddedWallet({ config })
  const mutation = useAction(parameters, 'connectFarcaster', loadEmbeddedActions)
  const isAvailable = socials !== false && socials.includes('farcaster')
  return { ...mutation, isAvailable, uri: farcasterUrl }
}
