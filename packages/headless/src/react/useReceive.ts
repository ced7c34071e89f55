import { useMemo } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import {
  contractsQueryOptions,
  hasContracts,
  type Receiving,
  receivingFactsAtom,
  receivingNetworks,
} from '../flows/receive.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * Receiving address and networks of the current account. Asks the nodes of the networks whether the account is a
 * contract.
 *
 * @example
 * ```tsx
 * import { useReceive } from '@foyer/headless'
 * export function Receive() {
 *   const { address, networks } = useReceive()
 *   return <p>{address} on {networks.map(({ name }) => name).join(', ')}</p>
 * }
 * ```
 */
export function useReceive(parameters: ConfigParameter = {}): Receiving {
  const config = useConfig(parameters)
  const facts = useConfigAtom(config, receivingFactsAtom)
  const options = contractsQueryOptions(config, facts)
  const enabled = options.enabled && !facts.isSmartAccount && facts.networks.length > 1
  const { data } = useFoyerQuery(config, { ...options, enabled })
  return useMemo(() => {
    const { address, active: network } = facts
    const contracts = hasContracts(internalsOf(config), network) ? (data ?? {}) : undefined
    return { address, network, networks: receivingNetworks({ ...facts, contracts }) }
  }, [config, facts, data])
}
