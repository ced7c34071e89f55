import type { FoyerError } from '@foyer/chains'
import { readDevice } from '../../core/page/device.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectErrorType, ConnectReturnType } from '../../wallet/connection/connect.ts'
import { decidePairing } from './rules.ts'
import { runAttempt } from './runAttempt.ts'
import { pairingAtom } from './state.ts'
import { ATTEMPT } from './stopAttempt.ts'
import type { PairingCache } from './types.ts'

export type StartPairingParameters = {
  /**
   * Whether a pairing that is under way, or a code that is still valid, is taken: `always`, `never`, or `auto`, which
   * is `always` in Telegram and on iOS.
   * @default 'auto'
   */
  readonly cache?: PairingCache | undefined
}

export type StartPairingErrorType = ConnectErrorType | FoyerError<'WALLETCONNECT_CONNECTOR_NOT_FOUND'>

/**
 * Asks for a pairing code and waits for a wallet to approve it. The code is at `getWalletConnectUri(config).uri` when
 * it is there. Resolves with the connections that were opened, or with none where a valid code of the host's own
 * stays. Rejects as `connect` does, `WALLETCONNECT_CONNECTOR_NOT_FOUND` without that connector.
 *
 * @example
 * ```ts
 * import { startPairing, watchWalletConnectUri } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * watchWalletConnectUri(config, { onChange: ({ uri }) => console.log(uri) })
 * const connections = await startPairing(config)
 * ```
 */
export function startPairing(
  config: Config,
  { cache = 'auto' }: StartPairingParameters = {},
): Promise<ConnectReturnType> {
  const { store, shared } = internalsOf(config)
  const running = shared.get(ATTEMPT) as Promise<ConnectReturnType> | undefined
  const { isTelegram, isIos } = readDevice()
  const decision = decidePairing({
    cache,
    isTelegram,
    isIos,
    isRunning: running !== undefined,
    isExpired: store.get(pairingAtom).uri === undefined,
  })
  if (decision === 'join' && running) return running
  if (decision === 'keep') return Promise.resolve([])
  return runAttempt(config, { isRenewal: false, isRetry: false })
}
