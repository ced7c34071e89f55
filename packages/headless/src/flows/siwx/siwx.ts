import { load } from '@foyer/chains'
import type { SiwxMessageData } from '@foyer/chains/siwx'
import type { CreateSiwx } from '../../core/contracts/siwx.ts'
import { memoized, type SiwxSessions } from './serverSessions.ts'

export type SiwxOptions = Partial<
  Pick<SiwxMessageData, 'statement' | 'resources' | 'requestId' | 'domain' | 'uri' | 'scheme'>
> & {
  /** Lifetime of a session, in milliseconds. @default no expiry */
  readonly expirationMs?: number | undefined
  /** Whether signing in is required. @default true */
  readonly isRequired?: boolean | undefined
  /** Removes the session of a wallet that disconnects. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Requests the nonce from a server. @default a random one */
  readonly getNonce?: (() => Promise<string>) | undefined
  /** Storage of sessions; see `serverSessions`. @default the config's storage */
  readonly sessions?: SiwxSessions | undefined
}

/**
 * Sign-in with the wallet (CAIP-122; EIP-4361 on eip155), in every namespace of the app. Every session is verified when
 * it is created and when it is read.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { createConfig, siwx } from '@foyer/headless'
 *
 * const config = createConfig({
 *   networks: [mainnet],
 *   adapters: [eip155()],
 *   siwx: siwx({ statement: 'Welcome back', expirationMs: 24 * 60 * 60 * 1000 }),
 * })
 * ```
 */
export function siwx(options: SiwxOptions = {}): CreateSiwx {
  return (context) => {
    const create = async () => {
      const { createSiwx } = await load(() => import('./createSiwx.ts'))
      return createSiwx(options, context)
    }
    // Created once: it may hold the state of a server.
    const made = memoized(create)
    return {
      createMessage: async (subject) => (await made()).createMessage(subject),
      addSession: async (session) => (await made()).addSession(session),
      setSessions: async (sessions) => (await made()).setSessions(sessions),
      revokeSession: async (chainId, address) => (await made()).revokeSession(chainId, address),
      getSessions: async (chainId, address) => (await made()).getSessions(chainId, address),
      getRequired: () => options.isRequired ?? true,
      signOutOnDisconnect: options.signOutOnDisconnect ?? true,
      recheckMs: options.sessions?.recheckMs,
    }
  }
}
