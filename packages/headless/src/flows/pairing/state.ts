import { type Atom, atom } from 'jotai/vanilla'
import { stable, watchAtom, type WatchParameters } from '../../core/atoms.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { liveConnectionsAtom } from '../../wallet/state.ts'
import { LINK_CHOICE_KEY } from './linkState.ts'
import { type PairingEvent, reducePairing } from './reducer.ts'
import { describePairing, isLinkStuck } from './rules.ts'
import type { PairingState, WalletConnectUri } from './types.ts'

const stateAtom = atom<PairingState>({
  phase: { status: 'idle' },
  viewers: 0,
  isOnline: true,
  now: 0,
  lastStartAt: undefined,
  renewals: 0,
  failures: 0,
  wallet: undefined,
  linking: undefined,
  attempts: 0,
})

export const pairingAtom: Atom<WalletConnectUri> = /* @__PURE__ */ stable(
  atom((get) => describePairing(get(stateAtom))),
)

/** Wallet that the next approval is expected from, for events. */
export const pairedWalletAtom: Atom<{
  readonly name: string | undefined
  readonly method: 'mobile' | 'qrcode'
}> = atom((get) => {
  const { wallet, linking } = get(stateAtom)
  return { name: wallet?.name ?? linking?.name, method: linking ? 'mobile' : 'qrcode' }
})

export type DeepLinkProgress = {
  /** Directory id of the wallet that was opened with this pairing. */
  readonly openedId: string | undefined
  /** Opening has failed repeatedly: show an alternative. */
  readonly isStuck: boolean
}

/** Progress of opening a wallet by deep link. */
export const deepLinkAtom: Atom<DeepLinkProgress> = /* @__PURE__ */ stable(
  atom((get) => {
    const { wallet, linking, attempts } = get(stateAtom)
    return { openedId: linking && wallet?.id, isStuck: isLinkStuck(attempts) }
  }),
)

export const getPairingState = ({ store }: Internals): PairingState => store.get(stateAtom)

/**
 * The only way to change the pairing. Stores the wallet's app as soon as it is opened, because the browser may end the
 * page in the background: the next page then awaits the approval. A session keeps its app.
 */
export function dispatchPairing({ store, storage }: Internals, event: PairingEvent): void {
  const state = store.get(stateAtom)
  const next = reducePairing(state, event)
  if (next !== state) store.set(stateAtom, next)
  const { linking } = next
  const isPaired = store.get(liveConnectionsAtom).some(({ connector }) => connector.type === 'WALLET_CONNECT')
  if (linking === state.linking || isPaired) return
  if (linking) storage.setItem(LINK_CHOICE_KEY, JSON.stringify(linking))
  else storage.removeItem(LINK_CHOICE_KEY)
}

/**
 * The pairing with a WalletConnect wallet: its URI while it is valid, and its status.
 *
 * @example
 * ```ts
 * import { getWalletConnectUri, wantPairing, watchWalletConnectUri } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const leave = wantPairing(config)
 * const stop = watchWalletConnectUri(config, { onChange: ({ uri }) => console.log(uri) })
 * const { status } = getWalletConnectUri(config)
 * ```
 */
export const getWalletConnectUri = (config: Config): WalletConnectUri =>
  internalsOf(config).store.get(pairingAtom)
/**
 * Watches the pairing URI and its state.
 *
 * @example
 * ```ts
 * import { watchWalletConnectUri } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchWalletConnectUri(config, { onChange: (pairing) => console.log(pairing) })
 * ```
 */
export const watchWalletConnectUri = (
  config: Config,
  parameters: WatchParameters<WalletConnectUri>,
): (() => void) => watchAtom(config, pairingAtom, parameters)
