import { load } from '@foyer/chains'
import type { SiwxMessageData } from '@foyer/chains/siwx'
import { memoized, type SiwxSessions } from './serverSessions.ts'
import type { CreateSiwx } from '../../core/contracts/siwx.ts'

export type SiwxOptions = Partial<
  Pick<SiwxMessageData, 'statement' | 'resources' | 'requestId' | 'domain' | 'uri' | 'scheme'>
> & {
  /** How long a sign-in counts, in milliseconds. @default it does not end */
  readonly expirationMs?: number | undefined
  /** Whether nobody may go on without. @default true */
  readonly isRequired?: boolean | undefined
  /** Forgets the sign-in of a wallet that is disconnected. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Asks a server for the nonce. @default a random one is made here */
  readonly getNonce?: (() => Promise<string>) | undefined
  /** Where sessions are kept; see `serverSessions`. @default the config's storage */
  readonly sessions?: SiwxSessions | undefined
}

/**
 * Signing in with the wallet (CAIP-122; EIP-4361 on eip155), in every family of the app. Every session is verified
 * when it is made and whenever it is read.
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
    const ours = async () => {
      const { createSiwx } = await load(() => import('./createSiwx.ts'))
      return createSiwx(options, context)
    }
    // Made once: it may hold what a server was asked for.
    const made = memoized(ours)
    return {
      createMessage: async (subject) => (await made()).createMessage(subject),
      addSession: async (session) => (await made()).addSession(session),
      setSessions: async (sessions) => (await made()).setSessions(sessions),
      revokeSession: async (chainId, address) => (await made()).revokeSession(chainId, address),
      getSessions: async (chainId, address) => (await made()).getSessions(chainId, address),
      getRequired: () => options.isRequired ?? true,
      signOutOnDisconnect: options.signOutOnDisconnect ?? true,
    }
  }
}
