import { afterPaint, load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'

/** Key of the running attempt among processes and shared calls. */
export const ATTEMPT = 'pairing'

// Pages without a WalletConnect connector do not load it.
export const loadStartPairing = (): Promise<typeof import('./startPairing.ts')> =>
  load(() => import('./startPairing.ts'))

// Only phones have apps to open.
const loadOpenWallet = (): Promise<typeof import('./openWallet.ts')> => load(() => import('./openWallet.ts'))

/** Loads the code for a tap on a phone, after the list of wallets is painted. Returns a function that cancels it. */
export const prepareTap = (
  config: Config,
  onTap: (actions: typeof import('./openWallet.ts')) => void,
): (() => void) => afterPaint(() => void loadOpenWallet().then(onTap, internalsOf(config).report))

/** Handles the URI of a connector that is being asked. Only the URI of WalletConnect is a pairing URI. */
export function handleUri(config: Config, uid: string, uri: string | undefined): void {
  const { connectors, shared, report } = internalsOf(config)
  if (uri === undefined || connectors.get(uid)?.type !== 'WALLET_CONNECT') return
  const attempt = shared.get(ATTEMPT)
  loadStartPairing().then(({ receiveUri }) => receiveUri(config, { uid, uri, attempt }), report)
}

/** Loads code for the tap, and requests the URI if it is needed within the tap. Returns a function that ends this. */
export function startPrefetch(config: Config, onReady: (isReady: boolean) => void): () => void {
  let isLeft = false
  let stop: (() => void) | undefined
  const cancel = afterPaint(() => {
    loadOpenWallet().then(
      ({ prefetchPairing }) => {
        if (!isLeft) stop = prefetchPairing(config, onReady)
      },
      (error: unknown) => {
        internalsOf(config).report(error)
        // Do not keep rows disabled for long: a tap retries.
        if (!isLeft) onReady(true)
      },
    )
  })
  return () => {
    isLeft = true
    cancel()
    stop?.()
    onReady(false)
  }
}
