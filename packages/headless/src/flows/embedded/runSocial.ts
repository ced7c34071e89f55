import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectSocialParameters, ConnectSocialReturnType } from './connectSocial.ts'
import { loadEmbeddedActions } from './lazy.ts'
import { setSocialLogin } from './state.ts'

/** Goes on in a window that is open. The code for that may not come: then the window goes, and it is said. */
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
