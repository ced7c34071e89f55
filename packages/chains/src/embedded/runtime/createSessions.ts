import type { CaipNetwork, ChainNamespace } from '../../types.ts'
import { createError } from '../errors.ts'
import type { FrameUser } from '../frame/types.ts'
import { authName } from '../rules.ts'
import { type EmbeddedSession, toSession } from '../toSession.ts'
import type { RuntimeParts } from './types.ts'

export type Sessions = {
  readonly of: (namespace: ChainNamespace) => EmbeddedSession | undefined
  readonly isEmpty: () => boolean
  /** Current network of a namespace. */
  readonly networkOf: (namespace: ChainNamespace) => CaipNetwork | undefined
  /** Creates a session from the frame's user. Throws `ACCOUNT_INVALID`. */
  readonly keep: (user: FrameUser, namespace: ChainNamespace) => EmbeddedSession
  /** Emits the accounts of a session. */
  readonly emitAccounts: (session: EmbeddedSession) => void
  /** Handles another user or account reported by the frame. */
  readonly follow: (user: FrameUser) => void
  /** Aborts at the next logout: answers to requests before it are those of the earlier user. */
  readonly ending: () => AbortSignal
  /** Removes all sessions. */
  readonly leave: () => void
  /** Removes all sessions and emits the disconnect. */
  readonly end: () => void
}

/** Sessions of the logged-in user, by namespace. */
export function createSessions(
  { loginStorage, namespaces, served, emit, getState, patchState }: RuntimeParts,
  onChange: () => void,
): Sessions {
  const sessions = new Map<ChainNamespace, EmbeddedSession>()
  let leaving = new AbortController()

  function keep(user: FrameUser, namespace: ChainNamespace): EmbeddedSession {
    const email = user.email ?? loginStorage.email()
    const username = loginStorage.username()
    const social = loginStorage.social()
    const auth = { name: social ?? 'email', username: authName({ social, username, email }) }
    const { smartAccountNetworks } = getState()
    const isAddress = namespaces.get(namespace)?.isAddress ?? (() => false)
    const session = toSession(user, { namespace, isAddress, smartAccountNetworks, auth })
    // A restored login does not bring back an email that the visitor has removed.
    const isNewLogin = email !== loginStorage.email()
    loginStorage.noteLogin(user)
    if (email && !social && isNewLogin) loginStorage.noteRecentEmail(email)
    const isSmartAccountDeployed =
      namespace === 'eip155'
        ? Boolean(user.smartAccountDeployed)
        : Boolean(getState().user?.isSmartAccountDeployed)
    patchState({
      user: { email, username, social, isSmartAccountDeployed },
      retryAt: undefined,
      recentEmails: loginStorage.recentEmails(),
    })
    sessions.set(namespace, session)
    onChange()
    return session
  }

  /** Emits the current account alone first: otherwise the previous account would stay current. */
  function emitAccounts({ namespace, account, accounts, chainId }: EmbeddedSession): void {
    emit({ type: 'change', namespace, accounts: [account], chainId })
    if (accounts.length > 1) emit({ type: 'change', namespace, accounts, chainId })
  }

  function leave(): void {
    leaving.abort(createError('FRAME_REQUEST_ABORTED'))
    leaving = new AbortController()
    loginStorage.forget()
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
    emitAccounts,
    ending: () => leaving.signal,
    leave,
    follow(user) {
      const namespace = typeof user.chainId === 'number' ? 'eip155' : 'solana'
      if (!sessions.has(namespace)) return
      try {
        emitAccounts(keep(user, namespace))
      } catch {
        // Ignore invalid users.
      }
    },
    end() {
      leave()
      emit({ type: 'disconnect' })
    },
  }
}
