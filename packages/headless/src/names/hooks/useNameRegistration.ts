import { useAccount } from '../../account/hooks/useAccount.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useNetwork } from '../../network/hooks/useNetwork.ts'
import { useConfig } from '../../react/useConfig.ts'
import { registrationReasonOf } from '../registrationReasonOf.ts'
import type { RegistrationReason } from '../rules.ts'
import { zoneOf } from '../zoneOf.ts'

export type UseNameRegistrationReturnType = {
  /** Why the account in use cannot register a name; `undefined` when it can. */
  readonly reason: RegistrationReason | undefined
  /** What follows the first dot of names that are registered here. */
  readonly zone: string
}

/**
 * Whether the account in use may register a name, and where. `useRegisterName` registers it.
 *
 * @example
 * ```tsx
 * import { useNameRegistration } from '@foyer/headless'
 * export function Offer() {
 *   const { reason, zone } = useNameRegistration()
 *   return reason ? null : <a href="#names">Get a name in {zone}</a>
 * }
 * ```
 */
export function useNameRegistration(parameters: ConfigParameter = {}): UseNameRegistrationReturnType {
  const config = useConfig(parameters)
  const { caipNetworkId } = useNetwork({ config })
  const { address, connector } = useAccount({ config })
  return {
    reason: registrationReasonOf(config, { caipNetworkId, address, connector }),
    zone: zoneOf(config),
  }
}
