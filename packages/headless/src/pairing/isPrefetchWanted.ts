import type { DeviceContext } from '../config/device.ts'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import type { ConnectorInfo } from '../connection/types.ts'
import { needsPrefetch } from './rules.ts'

/** Whether a code is asked for before a wallet was chosen. */
export const isPrefetchWanted = (
  config: Config,
  connectors: readonly ConnectorInfo[],
  device: DeviceContext,
): boolean =>
  !internalsOf(config).options.manualWalletConnectControl &&
  needsPrefetch(device) &&
  connectors.some(({ type }) => type === 'WALLET_CONNECT')
