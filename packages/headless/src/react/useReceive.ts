import { useMemo } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import {
  contractsQueryOptions,
  type Receiving,
  receivingFactsAtom,
  receivingNetworks,
} from '../flows/receive.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * Receiving address and networks of the current account. Asks a node whether the account is a contract on the current
 * network, and if so, nodes of the other networks.
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
  // With one network there is nothing to leave out.
  const enabled = options.enabled && facts.networks.length > 1
  const { data } = useFoyerQuery(config, { ...options, enabled })
  return useMemo(() => {
    const { address, active: network } = facts
    const contracts = enabled ? (data ?? {}) : undefined
    return { address, network, networks: receivingNetworks({ ...facts, contracts }) }
  }, [facts, data, enabled])
}
