import { readDevice } from '../../core/page/device.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectSocialParameters } from './connectSocial.ts'
import { findEmbedded } from './findEmbedded.ts'
import { setSocialLogin } from './state.ts'
import type { WindowProvider } from '@foyer/chains/embedded'

/** Opens a provider's window within the click, while the code that fills it may still be on its way. */
export function startSocial(config: Config, provider: WindowProvider): ConnectSocialParameters {
  const internals = internalsOf(config)
  // An earlier window has the same name: it closes before this one opens.
  internals.processes.get('social')?.abort()
  setSocialLogin(internals, { status: 'window', provider })
  // Telegram's browser opens no windows.
  const popup = readDevice().isTelegram ? undefined : findEmbedded(config)?.embedded.openPopup()
  return { provider, popup: popup ?? null }
}
