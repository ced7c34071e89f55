import type { ChainNamespace } from '@foyer/chains'
import { socialProviders } from '@foyer/chains/embedded'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import { isMobileDevice } from '../core/page/platform.ts'
import type { Config } from '../core/types.ts'
import { chooseAccount, hasSmartAccounts, preferAccountType, typeInUse } from './accountType.ts'
import { accountTypeOf } from './accountTypeState.ts'
import { activateNamespace } from './activateNetwork.ts'
import {
  decideConnectionSwitch,
  type ConnectionSwitch,
  savedStatus,
  type SavedStatus,
  switchedFacts,
} from './changeConnectionRules.ts'
import { connect } from './connect.ts'
import { followWallet } from './followWallet.ts'
import { dispatchConnection } from './reducer.ts'
import { requireMultiWallet } from './requireMultiWallet.ts'
import { accountAtoms, connectionOf, currentConnection, getConnectionState } from './state.ts'

export type ChangeConnectionParameters = {
  /** Connector of a live or recent connection. */
  readonly connector: { readonly uid: string }
  readonly namespace: ChainNamespace
  readonly connectorId?: string | undefined
  /** Account to use. @default the last used one */
  readonly address?: string | undefined
  /** Login of the embedded wallet. */
  readonly auth?: { readonly name: string } | undefined
  readonly onChange?: ((change: ConnectionChange) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Changes made by a switch. */
export type ConnectionChange = {
  readonly address: string
  readonly namespace: ChainNamespace
  readonly hasSwitchedAccount: boolean
  readonly hasSwitchedWallet: boolean
}

/** Route in which the visitor reconnects a saved connection. */
export type SwitchRoute = Extract<ConnectionSwitch, { kind: 'view' }>['view']

/**
 * Makes a saved connection the current one, and its namespace active. A live connection becomes current without a
 * request. For a recent connection the wallet is asked, or the promise resolves with the route of the view that it
 * needs.
 */
export async function changeConnection(
  config: Config,
  parameters: ChangeConnectionParameters,
): Promise<SwitchRoute | undefined> {
  const internals = internalsOf(config)
  const { namespace, connector, onChange } = parameters
  const state = getConnectionState(internals)
  const isCurrent = state.current[namespace] === connector.uid
  if (!isCurrent && !requireMultiWallet(config)) return undefined
  const addressNow = (): string | undefined => internals.store.get(accountAtoms[namespace]).address
  const before = addressNow()
  const { process } = state
  const status = savedStatus({
    isCurrent,
    isAlive: connectionOf(state, connector.uid, namespace) !== undefined,
    isAsked: process.status === 'pending' && process.connector.uid === connector.uid,
  })
  const route = await applySwitch(config, parameters, status)
  if (route) return route
  const after = addressNow()
  const change = switchedFacts({ status, before, after })
  if (change && after !== undefined) onChange?.({ address: after, namespace, ...change })
  return undefined
}

/** Executes the decision; resolves with the route if a view is needed. */
async function applySwitch(
  config: Config,
  parameters: ChangeConnectionParameters,
  status: SavedStatus,
): Promise<SwitchRoute | undefined> {
  const internals = internalsOf(config)
  const { namespace, connector, connectorId = connector.uid, address, signal } = parameters
  const live = internals.connectors.get(connector.uid)
  const isServing = live?.namespaces.includes(namespace) === true
  const decision = decideConnectionSwitch({
    status,
    hasConnector: isServing,
    type: live?.type ?? 'EXTERNAL',
    social: socialProviders.find((name) => name === parameters.auth?.name?.toLowerCase()),
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
      return decision.view
    case 'connect':
      await connect(config, { connector, namespaces: [namespace], address, signal })
      if (address !== undefined) preferType(config, namespace, decision)
      break
    case 'chooseType':
    case 'choose':
      // A refusal by the wallet changes no state.
      if (decision.kind === 'chooseType')
        await live?.setAccountType?.({ namespace, accountType: decision.accountType })
      signal?.throwIfAborted()
      dispatchConnection(internals, { type: 'chosen', uid: connector.uid, namespace, address })
      preferType(config, namespace, decision)
      followWallet(config, namespace)
  }
  activateNamespace(config, namespace)
  return undefined
}

/** Sets the preferred type to that of the selected account. */
function preferType(config: Config, namespace: ChainNamespace, decision: ConnectionSwitch): void {
  const inUse = currentConnection(getConnectionState(internalsOf(config)), namespace)
  const accountType = decision.kind === 'chooseType' ? decision.accountType : inUse && typeInUse(inUse)
  if (accountType === undefined || accountType === accountTypeOf(config, namespace)) return
  preferAccountType(config, { accountType, namespace })
  chooseAccount(config, { namespace, accountType })
}

/** Facts about the smart account of the embedded wallet. */
function smartAccountFacts(
  config: Config,
  { connector, namespace }: ChangeConnectionParameters,
): Pick<
  Parameters<typeof decideConnectionSwitch>[0],
  'accountType' | 'smartAccountAddress' | 'isSmartAccountEnabled'
> {
  const internals = internalsOf(config)
  const connection = connectionOf(getConnectionState(internals), connector.uid, namespace)
  return {
    accountType: (connection && typeInUse(connection)) ?? accountTypeOf(config, namespace),
    smartAccountAddress: connection?.accounts.find(({ type }) => type === 'smartAccount')?.address,
    isSmartAccountEnabled: connection !== undefined && hasSmartAccounts(internals, connection),
  }
}
