import type { CaipNetwork, ChainNamespace } from '../../types.ts'
import type { FrameUser } from '../frame/types.ts'
import { authName } from '../rules.ts'
import { type EmbeddedSession, toSession } from '../toSession.ts'
import type { RuntimeParts } from './types.ts'

export type Sessions = {
  readonly of: (namespace: ChainNamespace) => EmbeddedSession | undefined
  readonly isEmpty: () => boolean
  /** Where the wallet is on a family. */
  readonly networkOf: (namespace: ChainNamespace) => CaipNetwork | undefined
  /** What the frame said of its user becomes a session. Throws `ACCOUNT_INVALID`. */
  readonly keep: (user: FrameUser, namespace: ChainNamespace) => EmbeddedSession
  /** Tells the app which accounts a session has. */
  readonly tell: (session: EmbeddedSession) => void
  /** The frame says that somebody else, or another account, is in use. */
  readonly follow: (user: FrameUser) => void
  /** Nobody is signed in any more, here. */
  readonly leave: () => void
  /** The same, and the app is told. */
  readonly end: () => void
}

/** Who is signed in, by family. */
export function createSessions(
  { memory, served, emit, getState, patchState }: RuntimeParts,
  onChange: () => void,
): Sessions {
  const sessions = new Map<ChainNamespace, EmbeddedSession>()

  function keep(user: FrameUser, namespace: ChainNamespace): EmbeddedSession {
    const email = user.email ?? memory.email()
    const username = memory.username()
    const social = memory.social()
    const auth = { name: social ?? 'email', username: authName({ social, username, email }) }
    const { smartAccountNetworks } = getState()
    const session = toSession(user, { namespace, smartAccountNetworks, auth })
    memory.noteLogin(user)
    const isSmartAccountDeployed =
      namespace === 'eip155'
        ? Boolean(user.smartAccountDeployed)
        : Boolean(getState().user?.isSmartAccountDeployed)
    patchState({ user: { email, username, social, isSmartAccountDeployed }, retryAt: undefined })
    sessions.set(namespace, session)
    onChange()
    return session
  }

  /** The account in use comes alone first: one that was in use before would stay so. */
  function tell({ namespace, account, accounts, chainId }: EmbeddedSession): void {
    emit({ type: 'change', namespace, accounts: [account], chainId })
    if (accounts.length > 1) emit({ type: 'change', namespace, accounts, chainId })
  }

  function leave(): void {
    memory.forget()
    sessions.clear()
    patchState({ user: undefined })
    onChange()
  }

  return {
    of: (namespace) => sessions.get(namespace),
    isEmpty: () => sessions.size === 0,
    networkOf: (namespace) =>
      served.find(({ caipNetworkId }) => caipNetworkId === sessions.get(namespace)?.caipNetworkId),
    keep,
    tell,
    leave,
    follow(user) {
      const namespace = typeof user.chainId === 'number' ? 'eip155' : 'solana'
      if (!sessions.has(namespace)) return
      try {
        tell(keep(user, namespace))
      } catch {
        // What cannot be read changes nothing.
      }
    },
    end() {
      leave()
      emit({ type: 'disconnect' })
    },
  }
}
