import type { DeviceContext } from '../config/device.ts'
import type { ConnectorInfo } from '../connection/types.ts'
import { needsPrefetch } from './rules.ts'

/** Whether a code is asked for before a wallet was chosen. */
export const isPrefetchWanted = (connectors: readonly ConnectorInfo[], device: DeviceContext): boolean =>
  needsPrefetch(device) && connectors.some(({ type }) => type === 'WALLET_CONNECT')
