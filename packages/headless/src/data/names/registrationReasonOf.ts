import type { CaipNetworkId } from '@foyer/chains'
import { hasFeature } from '../features/familyRules.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import { isConfigured, namespaceOf } from '../../wallet/network/selection.ts'
import { networksAtom } from '../../wallet/network/state.ts'
import { isNamesOn } from './isNamesOn.ts'
import { type RegistrationReason, registrationReason } from './rules.ts'

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
