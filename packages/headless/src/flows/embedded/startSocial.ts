import { internalsOf } from '../../core/internals.ts'
import { readPlatform } from '../../core/page/platform.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectSocialParameters, ConnectSocialReturnType } from './connectSocial.ts'
import { findEmbedded, isLoggedIn } from './findEmbedded.ts'
import { loadEmbeddedActions } from './lazy.ts'
import { setSocialLogin, type SocialLogin, socialLoginAtom } from './state.ts'

/** Opens the popup of a provider within the click, before code has loaded; uses a popup that the app has opened. */
export function startSocial(config: Config, variables: ConnectSocialParameters): ConnectSocialParameters {
  // A JavaScript app may pass any value: the action rejects it.
  const { provider, popup: opened, signal }: Partial<ConnectSocialParameters> = Object(variables)
  const connector = findEmbedded(config)
  if (!provider || !connector || signal?.aborted || isLoggedIn(config, connector)) return variables
  const { embedded } = connector
  const internals = internalsOf(config)
  // A second popup of this config takes over the window of the first one, so the first one closes before.
  internals.processes.get('social')?.abort()
  setSocialLogin(internals, { status: 'window', provider })
  // Telegram's browser opens no windows.
  const popup = opened === undefined && !readPlatform().isTelegram ? embedded.openPopup() : opened
  return { ...variables, popup: popup ?? null }
}

/** Ends a login that waits for code: its popup closes, and `login` is set unless another login runs. */
export function dropSocial(config: Config, variables: ConnectSocialParameters, login: SocialLogin): void {
  variables.popup?.close()
  if (isWaiting(config, variables)) setSocialLogin(internalsOf(config), login)
}

function isWaiting(config: Config, { provider }: ConnectSocialParameters): boolean {
  const login = internalsOf(config).store.get(socialLoginAtom)
  return login.status === 'window' && login.provider === provider
}

/** Continues in an open popup. If the code fails to load, the popup closes and the error is set. */
export async function runSocial(
  config: Config,
  variables: ConnectSocialParameters,
): Promise<ConnectSocialReturnType> {
  const { connectSocial } = await loadEmbeddedActions().catch((error: Error) => {
    dropSocial(config, variables, { status: 'error', provider: variables.provider, error })
    throw error
  })
  // Cancelled while the code loaded.
  const isStarted = (variables as ConnectSocialParameters | undefined)?.popup !== undefined
  if (isStarted && (variables.signal?.aborted || !isWaiting(config, variables))) {
    dropSocial(config, variables, { status: 'idle' })
    throw variables.signal?.reason ?? AbortSignal.abort().reason
  }
  return connectSocial(config, variables)
}

/**
 * Aborts the running social login, and closes its popup; resets the last outcome.
 *
 * @example
 * ```ts
 * import { cancelSocial } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * cancelSocial(config)
 * ```
 */
export function cancelSocial(config: Config): void {
  const internals = internalsOf(config)
  const running = internals.processes.get('social')
  internals.processes.delete('social')
  running?.abort()
  setSocialLogin(internals, { status: 'idle' })
}
