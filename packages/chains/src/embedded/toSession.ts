import { isSameAddress } from '../address/isSameAddress.ts'
import { referenceOf } from '../caip/caip.ts'
import type { ConnectorAccount, ConnectorSession } from '../connector.ts'
import type { AccountType, CaipNetworkId, ChainNamespace } from '../types.ts'
import { createError } from './errors.ts'
import type { FrameUser } from './frame/types.ts'
import { hasSmartAccounts, toCaipNetworkId } from './rules.ts'

export type ToSessionParameters = {
  /** Requested namespace. */
  readonly namespace: ChainNamespace
  readonly isAddress: (value: string) => boolean
  /** Chain ids of Ethereum chains with smart accounts. */
  readonly smartAccountNetworks: readonly number[]
  readonly auth: ConnectorSession['auth']
}

export type EmbeddedSession = ConnectorSession & {
  readonly caipNetworkId: CaipNetworkId
  /** Current account of the frame: the first one. */
  readonly account: ConnectorAccount
}

/** Session of the frame's user: current account first. Throws `ACCOUNT_INVALID`. */
export function toSession(
  user: FrameUser,
  { namespace, isAddress, smartAccountNetworks, auth }: ToSessionParameters,
): EmbeddedSession {
  const caipNetworkId = toCaipNetworkId(user.chainId)
  const isOfNamespace = caipNetworkId.startsWith(`${namespace}:`) && isAddress(user.address)
  if (!isOfNamespace) throw createError('ACCOUNT_INVALID', { name: 'GET_USER' })
  const known = user.accounts?.filter(({ address }) => isAddress(address)) ?? []
  const own = known.find(({ address }) => isSameAddress(address, user.address))
  const account: ConnectorAccount = { address: user.address, type: own?.type ?? typeOf(user) }
  // A network without smart accounts has one account only.
  const others = hasSmartAccounts(caipNetworkId, smartAccountNetworks)
    ? known.filter(({ address }) => !isSameAddress(address, user.address))
    : []
  return {
    namespace,
    accounts: [account, ...others],
    chainId: referenceOf(caipNetworkId),
    caipNetworkId,
    account,
    auth,
  }
}

const typeOf = ({ preferredAccountType }: FrameUser): AccountType =>
  preferredAccountType === 'smartAccount' ? 'smartAccount' : 'eoa'
