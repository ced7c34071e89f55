import { useAccount } from './useAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useConfig } from './useConfig.ts'
import { registrationReasonOf } from '../data/names/registration.ts'
import type { RegistrationReason } from '../data/names/rules.ts'
import { zoneOf } from '../data/names/nameService.ts'

export type UseNameRegistrationReturnType = {
  /** Reason why the current account cannot register a name; `undefined` if it can. */
  readonly reason: RegistrationReason | undefined
  /** Zone of registered names, after the first dot. */
  readonly zone: string
}

/**
 * Whether the current account may register a name, and its zone. `useRegisterName` registers it.
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
