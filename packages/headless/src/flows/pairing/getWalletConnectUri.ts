import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { pairingAtom } from './state.ts'
import type { WalletConnectUri } from './types.ts'

/** The pairing with a WalletConnect wallet: its code while it is valid, and how far it is. */
export const getWalletConnectUri = (config: Config): WalletConnectUri =>
  internalsOf(config).store.get(pairingAtom)
export const watchWalletConnectUri: (
  config: Config,
  parameters: WatchParameters<WalletConnectUri>,
) => () => void = /* @__PURE__ */ createWatch(pairingAtom)
