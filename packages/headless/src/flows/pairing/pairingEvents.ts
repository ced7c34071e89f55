import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadPairingActions } from './lazy.ts'
import { ATTEMPT } from './wantPairing.ts'

/** A connector that is asked has a code to show. Only WalletConnect's is one to pair with. */
export function hearUri(config: Config, uid: string, uri: string | undefined): void {
  const { connectors, shared, report } = internalsOf(config)
  if (uri === undefined || connectors.get(uid)?.type !== 'WALLET_CONNECT') return
  const attempt = shared.get(ATTEMPT)
  loadPairingActions().then(({ receiveUri }) => receiveUri(config, { uid, uri, attempt }), report)
}
