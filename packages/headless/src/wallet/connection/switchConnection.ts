import type { ChainNamespace, FoyerError } from '@foyer/chains'
import { accountAtoms } from '../account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import { isMobileDevice } from '../../core/page/isMobile.ts'
import type { Config } from '../../core/types.ts'
import { createError } from '../../core/errors/actionErrors.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { openModal } from '../../modal/openModal.ts'
import { pushView } from '../../modal/navigation.ts'
import { modalAtom } from '../../modal/state.ts'
import { followWallet } from '../network/followWallet.ts'
import { activateFamily } from '../network/activateFamily.ts'
import { preferAccountType } from '../account/preferAccountType.ts'
import { accountTypeOf } from '../account/accountTypes.ts'
import { dispatchConnection } from './dispatch.ts'
import { requireMultiWallet } from './requireMultiWallet.ts'
import {
  decideConnectionSwitch,
  type ConnectionSwitch,
  savedStatus,
  type SavedStatus,
  switchedFacts,
} from './switchRules.ts'
import { currentConnection, getConnectionState } from './state.ts'
import { chooseAccount } from './chooseAccount.ts'
import { connect, type ConnectErrorType } from './connect.ts'

export type SwitchConnectionParameters = {
  /** Of a connection or of a recent one. */
  readonly connector: { readonly uid: string }
  readonly namespace: ChainNamespace
  readonly connectorId?: string | undefined
  /** The account to use. @default the one it was on */
  readonly address?: string | undefined
  /** How its owner signed in to the embedded wallet. */
  readonly auth?: { readonly name: string } | undefined
  /** Closes the modal when it is done. @default false */
  readonly closeModalOnConnect?: boolean | undefined
  readonly onChange?: ((change: ConnectionChange) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** What a switch has changed. */
export type ConnectionChange = {
  readonly address: string
  readonly namespace: ChainNamespace
  readonly hasSwitchedAccount: boolean
  readonly hasSwitchedWallet: boolean
}

export type SwitchConnectionErrorType =
  | FoyerError<'CONNECTOR_NOT_FOUND' | 'CONNECTION_STATUS_INVALID'>
  | ConnectErrorType

/**
 * Makes a saved connection the one in use, and its family the one the app is on. One that is alive becomes current
 * without asking its wallet; a recent one is connected again: its wallet is asked, or the modal shows the view that
 * leads to it. Without `features.multiWallet` only the accounts of the wallet in use can be chosen.
 *
 * Rejects with `CONNECTOR_NOT_FOUND` when its wallet is not there, `CONNECTION_STATUS_INVALID` while that wallet is
 * being asked already, and as `connect` does.
 *
 * @example
 * ```ts
 * import { getConnections, switchConnection } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [, other] = getConnections(config)
 * if (other) await switchConnection(config, other)
 * ```
 */
export async function switchConnection(
  config: Config,
  parameters: SwitchConnectionParameters,
): Promise<void> {
  const internals = internalsOf(config)
  const { namespace, connector, closeModalOnConnect = false, onChange } = parameters
  const state = getConnectionState(internals)
  const isCurrent = state.current[namespace] === connector.uid
  if (!isCurrent && !requireMultiWallet(config)) return
  const addressNow = (): string | undefined => internals.store.get(accountAtoms[namespace]).address
  const before = addressNow()
  const { process } = state
  const status = savedStatus({
    isCurrent,
    isAlive: state.connections.some(
      (connection) => connection.connector.uid === connector.uid && connection.namespace === namespace,
    ),
    isAsked: process.status === 'pending' && process.connector.uid === connector.uid,
  })
  const isDone = await carryOut(config, parameters, status)
  if (!isDone) return
  const after = addressNow()
  const change = switchedFacts({ status, before, after })
  if (change && after !== undefined) onChange?.({ address: after, namespace, ...change })
  if (closeModalOnConnect) closeModal(config)
}

/** True when the connection is the one in use now; false when a view has taken over. */
async function carryOut(
  config: Config,
  parameters: SwitchConnectionParameters,
  status: SavedStatus,
): Promise<boolean> {
  const internals = internalsOf(config)
  const { namespace, connector, connectorId = connector.uid, address, signal } = parameters
  const live = internals.connectors.get(connector.uid)
  const isServing = live?.namespaces.includes(namespace) === true
  const decision = decideConnectionSwitch({
    status,
    hasConnector: isServing,
    type: live?.type ?? 'EXTERNAL',
    authName: parameters.auth?.name,
    isMobile: isMobileDevice(),
    address,
    ...smartAccountFacts(config, parameters),
  })
  switch (decision.kind) {
    case 'invalid':
      throw createError('CONNECTION_STATUS_INVALID', undefined, { value: status })
    case 'missing':
      throw createError('CONNECTOR_NOT_FOUND', undefined, { value: connectorId })
    case 'view':
      showView(config, decision, parameters)
      return false
    case 'connect':
      await connect(config, { connector, namespaces: [namespace], signal })
      break
    case 'chooseType':
    case 'choose':
      // Nothing changes here when the wallet refuses.
      if (decision.kind === 'chooseType' && decision.accountType !== accountTypeOf(config, namespace))
        await live?.setAccountType?.({ namespace, accountType: decision.accountType })
      signal?.throwIfAborted()
      dispatchConnection(internals, { type: 'chosen', uid: connector.uid, namespace, address })
      preferType(config, namespace, decision)
      followWallet(config, namespace)
  }
  activateFamily(config, namespace)
  return true
}

/** Whoever chooses an account of another type than before prefers that type from now on. */
function preferType(config: Config, namespace: ChainNamespace, decision: ConnectionSwitch): void {
  const inUse = currentConnection(getConnectionState(internalsOf(config)), namespace)
  const accountType =
    decision.kind === 'chooseType'
      ? decision.accountType
      : inUse?.accounts.find(({ address }) => address === inUse.address)?.type
  if (accountType === undefined || accountType === accountTypeOf(config, namespace)) return
  preferAccountType(config, { accountType, namespace })
  chooseAccount(config, { namespace, accountType })
}

/** What the embedded wallet has besides the standard account. */
function smartAccountFacts(
  config: Config,
  { connector, namespace }: SwitchConnectionParameters,
): Pick<
  Parameters<typeof decideConnectionSwitch>[0],
  'accountType' | 'smartAccountAddress' | 'isSmartAccountEnabled'
> {
  const internals = internalsOf(config)
  const connection = getConnectionState(internals).connections.find(
    (other) => other.connector.uid === connector.uid && other.namespace === namespace,
  )
  const enabled = internals.storage.getItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS')?.split(',') ?? []
  const inUse = connection?.accounts.find(({ address }) => address === connection.address)
  return {
    accountType: inUse?.type ?? accountTypeOf(config, namespace),
    smartAccountAddress: connection?.accounts.find(({ type }) => type === 'smartAccount')?.address,
    isSmartAccountEnabled: connection?.chainId !== undefined && enabled.includes(connection.chainId),
  }
}

/** Leads to the view where its wallet is reached: in the open modal, or in one that opens for it. */
function showView(
  config: Config,
  { view }: Extract<ConnectionSwitch, { kind: 'view' }>,
  { closeModalOnConnect }: SwitchConnectionParameters,
): void {
  const redirectView = closeModalOnConnect ? undefined : 'ProfileWallets'
  const data = view === 'AllWallets' || view === 'ConnectingWalletConnect' ? { redirectView } : undefined
  if (internalsOf(config).store.get(modalAtom).isOpen) pushView(config, view as 'AllWallets', data as object)
  else openModal(config, { view: view as 'AllWallets', data: data as object })
}
