import { type CaipAddress, type CaipNetworkId, isSameAddress, parseCaipAddress } from '@foyer/chains'
import type { Policy, RequestWarning, WalletRequest } from '../../core/contracts/policies.ts'
import { allow, object, type PolicyOptions } from './rules.ts'

/**
 * Stops calls and typed data of contracts that are not in the list. Transfers of the native currency have no contract and
 * pass, see `spendLimit`; typed data without a `verifyingContract`, and requests that cannot be read (serialized
 * transactions, PSBTs, permissions) do not pass.
 *
 * @param contracts CAIP-10.
 * @example
 * ```ts
 * import { contractAllowList } from '@foyer/headless/policies'
 * const policy = contractAllowList(['eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'])
 * ```
 */
export function contractAllowList(
  contracts: readonly CaipAddress[],
  { answer = 'refuse' }: PolicyOptions = {},
): Policy {
  const allowed = contracts.map((contract) => parseCaipAddress(contract))
  const isAllowed = (caipNetworkId: CaipNetworkId, contract: string): boolean =>
    allowed.some((each) => each.caipNetworkId === caipNetworkId && isSameAddress(each.address, contract))
  return (request) => {
    if (request.type === 'other') return object(answer, unreadable(request.method))
    const other = contractsOf(request).find((contract) => !isAllowed(request.caipNetworkId, contract))
    if (other === undefined) return allow
    return object(answer, {
      code: 'contractNotAllowed',
      text: other === '' ? 'No contract is named' : `The contract ${other} is not on the list of this app`,
      values: { address: other },
    })
  }
}

/** Contracts that a request concerns; an empty text where it should name one. */
function contractsOf(request: WalletRequest): readonly string[] {
  if (request.type === 'typedData') {
    const contract = request.typedData.domain['verifyingContract']
    return [typeof contract === 'string' ? contract : '']
  }
  if (request.type !== 'transaction') return []
  return request.calls
    .filter(({ to, data, effects }) => to === undefined || effects.length > 0 || (data ?? '0x') !== '0x')
    .map(({ to = '' }) => to)
}

/** Warning about a request whose content is not read. */
export const unreadable = (method: string): RequestWarning => ({
  code: 'unreadable',
  text: `The request ${method} cannot be read`,
  values: { method },
})

/**
 * Stops transactions, messages and typed data on networks that are not in the list.
 *
 * @param networks CAIP-2.
 * @example
 * ```ts
 * import { chainAllowList } from '@foyer/headless/policies'
 * const policy = chainAllowList(['eip155:1', 'eip155:137'])
 * ```
 */
export const chainAllowList =
  (networks: readonly CaipNetworkId[], { answer = 'refuse' }: PolicyOptions = {}): Policy =>
  ({ caipNetworkId }, { network }) =>
    networks.includes(caipNetworkId)
      ? allow
      : object(answer, {
          code: 'chainNotAllowed',
          text: `${network?.name ?? caipNetworkId} is not on the list of this app`,
          values: { network: network?.name ?? caipNetworkId },
        })
