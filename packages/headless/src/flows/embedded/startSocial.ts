import { readDevice } from '../../core/page/device.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectSocialParameters, ConnectSocialReturnType } from './connectSocial.ts'
import { findEmbedded } from './findEmbedded.ts'
import { setSocialLogin } from './state.ts'
import type { WindowProvider } from '@foyer/chains/embedded'
import { loadEmbeddedActions } from './lazy.ts'

/** Opens a provider's popup within the click, while its code may still load. */
export function startSocial(config: Config, provider: WindowProvider): ConnectSocialParameters {
  const internals = internalsOf(config)
  // An earlier window has the same name: it closes before this one opens.
  internals.processes.get('social')?.abort()
  setSocialLogin(internals, { status: 'window', provider })
  // Telegram's browser opens no windows.
  const popup = readDevice().isTelegram ? undefined : findEmbedded(config)?.embedded.openPopup()
  return { provider, popup: popup ?? null }
}

/** Continues in an open popup. If the code fails to load, the popup closes and the error is set. */
export async function runSocial(
  config: Config,
  variables: ConnectSocialParameters,
): Promise<ConnectSocialReturnType> {
  const { connectSocial } = await loadEmbeddedActions().catch((error: unknown) => {
    const { provider, popup } = variables
    popup?.close()
    setSocialLogin(internalsOf(config), { status: 'error', provider, error: error as Error })
    throw error
  })
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
