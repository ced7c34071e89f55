import { createEmitter } from '../emitter.ts'
import type { LoginStorage } from './loginStorage.ts'
import { noEmbedded } from './noEmbedded.ts'
import type { EmbeddedState, EmbeddedWallet } from './types.ts'

export type EmbeddedStateStore = Pick<EmbeddedWallet, 'getState' | 'subscribe' | 'forgetEmail'>

/** State of the embedded wallet, with the emails of earlier logins, which other tabs change too. */
export function createEmbeddedState(
  loginStorage: LoginStorage,
  { dashboardUrl }: Pick<EmbeddedState, 'dashboardUrl'>,
): EmbeddedStateStore & {
  readonly patchState: (patch: Partial<EmbeddedState>) => void
} {
  const changes = createEmitter<undefined>()
  let state: EmbeddedState = { ...noEmbedded, dashboardUrl }
  let areEmailsRead = false
  let stopWatching: (() => void) | undefined

  const patchState = (patch: Partial<EmbeddedState>): void => {
    state = { ...state, ...patch }
    changes.emit(undefined)
  }
  const readEmails = (): void => patchState({ recentEmails: loginStorage.recentEmails() })

  return {
    patchState,
    // Emails are read on demand: a config on a server, or of a visitor who never connects, reads none.
    getState() {
      if (!areEmailsRead) {
        areEmailsRead = true
        state = { ...state, recentEmails: loginStorage.recentEmails() }
      }
      return state
    },
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener)
      // Another tab may have changed the emails while nothing listened.
      if (!stopWatching) areEmailsRead = false
      stopWatching ??= loginStorage.watchRecentEmails(readEmails)
      return () => {
        unsubscribe()
        if (changes.size > 0) return
        stopWatching?.()
        stopWatching = undefined
      }
    },
    forgetEmail(email) {
      loginStorage.forgetRecentEmails(email)
      readEmails()
    },
  }
}
