import type { CaipNetworkId } from '@foyer/chains'
import { hasFeature } from '../features/featureRules.ts'
import { internalsOf, type Internals } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { networksAtom } from '../../wallet/networkState.ts'
import { isConfigured, namespaceOf } from '../../wallet/selectionRules.ts'
import { isNamesOn } from './nameService.ts'
import { type RegistrationReason, registrationReason, isUnderWay } from './rules.ts'
import type { registerName, RegisterNameParameters } from './registerName.ts'
import { loadRegisterName } from './lazy.ts'
import { setRegistration, registrationAtom } from './state.ts'
import type { Registration } from '../../core/contracts/names.ts'

/** Why an account cannot register a name on a network; `undefined` when it can. */
export function registrationReasonOf(
  config: Config,
  facts: {
    readonly caipNetworkId: CaipNetworkId
    readonly address: string | undefined
    readonly connector: Pick<ConnectorInfo, 'type'> | undefined
  },
): RegistrationReason | undefined {
  const { store, options } = internalsOf(config)
  const { caipNetworkId } = facts
  return registrationReason({
    hasNetwork:
      isConfigured(store.get(networksAtom), caipNetworkId) && hasFeature(namespaceOf(caipNetworkId), 'names'),
    hasAddress: facts.address !== undefined,
    isEmbedded: facts.connector?.type === 'AUTH',
    registrants: options.names?.registrants ?? 'embedded',
    isServed: options.names ? options.names.registerName !== undefined : isNamesOn(config, caipNetworkId),
  })
}

/** What registers a name. It may not come: that is an end like any other. */
export async function loadRegistration(
  config: Config,
  { name }: Pick<RegisterNameParameters, 'name'>,
): Promise<typeof registerName> {
  const internals = internalsOf(config)
  setRegistration(internals, { status: 'signing', name })
  try {
    return await loadRegisterName()
  } catch (error) {
    setRegistration(internals, { status: 'error', name, error: error as Error })
    throw error
  }
}

/** How the last registration ended is of no interest any more. */
export function forgetRegistration(config: Config): void {
  setRegistration(internalsOf(config), { status: 'idle' })
}

/** How the registration that is under way ends; how the last one did where none is. */
export function afterRegistration({ store }: Internals): Promise<Registration> {
  return new Promise((resolve) => {
    let stop = (): void => undefined
    const look = (): void => {
      const registration = store.get(registrationAtom)
      if (isUnderWay(registration)) return
      stop()
      resolve(registration)
    }
    stop = store.sub(registrationAtom, look)
    look()
  })
}
