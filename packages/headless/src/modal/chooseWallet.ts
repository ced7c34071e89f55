import type { Config } from '../core/types.ts'
import type { ConnectRoute } from '../flows/directory/types.ts'
import { openWallet, openWalletPage } from '../flows/pairing/openWallet.ts'
import { type ChooseWalletParameters, goToWallet, type WalletChoice } from './goToWallet.ts'

// Apart from `goToWallet`, which lists of wallets load: this module includes the code for phones.
/**
 * Navigates to the view that connects the wallet, and within the click opens the wallet where it must.
 *
 * @example
 * ```ts
 * import { chooseWallet, getConnectors } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [connector] = getConnectors(config)
 * if (connector) chooseWallet(config, { connector })
 * ```
 */
export const chooseWallet = (
  config: Config,
  choice: WalletChoice,
  parameters: ChooseWalletParameters = {},
): ConnectRoute => goToWallet(config, choice, { ...parameters, tap: { openWallet, openWalletPage } })
