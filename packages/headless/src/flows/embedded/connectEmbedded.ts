import type { EmbeddedConnector } from '@foyer/chains/embedded'
import type { Config } from '../../core/types.ts'
import { connect, type ConnectReturnType } from '../../wallet/connect.ts'
import { askAgainOnline } from './askAgainOnline.ts'

/** Connects the account that the frame knows after a login. `prepare` runs before each request for it. */
export const connectEmbedded = (
  config: Config,
  { uid }: EmbeddedConnector,
  signal: AbortSignal | undefined,
  prepare?: () => void,
): Promise<ConnectReturnType> =>
  askAgainOnline((asking) => {
    prepare?.()
    return connect(config, { connector: uid, signal: asking })
  }, signal)
