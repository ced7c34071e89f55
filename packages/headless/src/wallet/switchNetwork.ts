import { abortable, type CaipNetwork, extendNetwork, toFoyerError } from '@foyer/chains'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import { reportProblem } from '../core/problems/problems.ts'
import { joinCall, runProcess, startCall, trackRequest } from '../core/tasks.ts'
import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { activateNetwork } from './activateNetwork.ts'
import { shouldAskWallet } from './networkRules.ts'
import { dispatchConnection } from './reducer.ts'
import {
  accountAtoms,
  currentConnection,
  getConnectionState,
  accountsWanted,
  activeNamespaceAtom,
  networksAtom,
} from './state.ts'

export type SwitchNetworkParameters<config extends Config = Config> = {
  readonly caipNetworkId: CaipNetworkIdOf<config>
  /** Opens Connect in the modal if the network is of another namespace without an account. @default false */
  readonly ignoreConfirmation?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Switches the app to a network, and the connected wallet if it can switch. A newer switch aborts an older one to
 * another network, and joins one to the same network. If the wallet refuses, nothing changes.
 *
 * Rejects with `UserRejectedError`, `NETWORK_NOT_CONFIGURED`, `CHAIN_NOT_SUPPORTED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { switchNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await switchNetwork(config, { caipNetworkId: 'eip155:137' })
 * ```
 */
export async function switchNetwork<config extends Config>(
  config: config,
  parameters: SwitchNetworkParameters<config>,
): Promise<CaipNetwork> {
  // A JavaScript app may pass any value.
  const { caipNetworkId, ignoreConfirmation, signal } = Object(parameters) as typeof parameters
  const internals = internalsOf(config)
  const { store, shared } = internals
  const network = store.get(networksAtom).find((candidate) => candidate.caipNetworkId === caipNetworkId)
  if (!network) {
    reportProblem(config, 'NETWORK_NOT_CONFIGURED')
    throw createError('NETWORK_NOT_CONFIGURED', undefined, { value: caipNetworkId })
  }
  signal?.throwIfAborted()
  const key = `switchNetwork:${caipNetworkId}`
  const joined = joinCall<CaipNetwork>(internals, key, signal)
  if (joined) return joined
  // The new switch aborts older ones, so later callers must not join them.
  for (const other of shared.keys()) if (other.startsWith('switchNetwork:')) shared.delete(other)
  return startCall(internals, key, signal, (own) =>
    switchOnce(config, network, { ignoreConfirmation, signal: own }),
  )
}

async function switchOnce(
  config: Config,
  network: CaipNetwork,
  { ignoreConfirmation, signal }: Pick<SwitchNetworkParameters, 'ignoreConfirmation' | 'signal'>,
): Promise<CaipNetwork> {
  const internals = internalsOf(config)
  const { store, emit } = internals
  const asking = runProcess(internals, 'switchNetwork', signal, (own) =>
    askToSwitch(config, extendNetwork(network, internals.options), own),
  )
  await trackRequest(internals, asking)
  // The engine runs already if a wallet is connected.
  await internals.engine.start()
  signal?.throwIfAborted()
  const { chainNamespace } = network
  const isAccountWanted =
    ignoreConfirmation &&
    store.get(activeNamespaceAtom) !== chainNamespace &&
    !store.get(accountAtoms[chainNamespace]).isConnected
  activateNetwork(config, network.caipNetworkId)
  emit({ event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
  if (isAccountWanted) accountsWanted.emit(config, chainNamespace)
  return network
}

/**
 * Asks the connected wallet to switch to a network, unless it is on the network already, or cannot switch. Joins a
 * running prompt for the same network.
 */
export async function askToSwitch(config: Config, network: CaipNetwork, caller: AbortSignal): Promise<void> {
  const internals = internalsOf(config)
  const { chainNamespace: namespace } = network
  const connection = currentConnection(getConnectionState(internals), namespace)
  const connector = connection && internals.connectors.get(connection.connector.uid)
  const chainId = network.caipNetworkId.slice(namespace.length + 1)
  const isAsked = shouldAskWallet({
    isConnected: connector !== undefined,
    isActiveNamespace: internals.store.get(activeNamespaceAtom) === namespace,
    isAuth: connector?.type === 'AUTH',
    walletChainId: connection?.chainId,
    targetChainId: chainId,
    canSwitch: connector?.switchNetwork !== undefined,
  })
  if (!isAsked || !connector) return
  const { uid } = connector
  const key = `walletSwitch:${uid}:${network.caipNetworkId}`
  const joined = joinCall<void>(internals, key, caller)
  if (joined) return joined
  const ask = async (signal: AbortSignal): Promise<void> => {
    try {
      await connector.switchNetwork?.({ network, signal })
    } catch (error) {
      throw toFoyerError(error, {
        prefix: `${namespace}:switchNetwork`,
        code: 'CHAIN_NOT_SUPPORTED',
        shortMessage: 'Chain is not supported',
      })
    }
    signal.throwIfAborted()
    // The wallet's own event may be late or missing.
    dispatchConnection(internals, { type: 'changed', uid, namespace, chainId })
  }
  // Some wallets keep the prompt open after an abort.
  return startCall(internals, key, caller, (signal) => abortable(ask(signal), signal))
}
