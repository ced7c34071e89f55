import { load, type CaipNetworkId } from '@foyer/chains'
import type { Registration } from '../../core/contracts/names.ts'
import { internalsOf, type Internals } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { hasFeature } from '../../data/features/featureRules.ts'
import { isNamesOn } from '../../data/names/nameService.ts'
import { type RegistrationReason, registrationReason, isUnderWay } from '../../data/names/rules.ts'
import { isConfigured, namespaceOf } from '../../wallet/rules.ts'
import { networksAtom } from '../../wallet/state.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import type { registerName, RegisterNameParameters } from './registerName.ts'
import { setRegistration, registrationAtom } from './state.ts'

/** Reason why an account cannot register a name on a network; `undefined` if it can. */
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

/** Loads the code of registering. A failed import ends the registration like any error. */
export async function loadRegistration(
  config: Config,
  { name }: Pick<RegisterNameParameters, 'name'>,
): Promise<typeof registerName> {
  const internals = internalsOf(config)
  const own: Registration = { status: 'signing', name }
  setRegistration(internals, own)
  try {
    return (await load(() => import('./registerName.ts'))).registerName
  } catch (error) {
    // Unless it was reset, or another one has begun.
    if (internals.store.get(registrationAtom) === own)
      setRegistration(internals, { status: 'error', name, error: error as Error })
    throw error
  }
}

/** Resets the last registration. */
export function forgetRegistration(config: Config): void {
  setRegistration(internalsOf(config), { status: 'idle' })
}

/** Resolves with the outcome of the running registration, or of the last one if none is running. */
export function afterRegistration({ store }: Internals): Promise<Registration> {
  return new Promise((resolve) => {
    let stop = (): void => undefined
    const check = (): void => {
      const registration = store.get(registrationAtom)
      if (isUnderWay(registration)) return
      stop()
      resolve(registration)
    }
    stop = store.sub(registrationAtom, check)
    check()
  })
}
