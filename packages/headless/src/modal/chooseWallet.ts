import type { ChainNamespace } from '@foyer/chains'
import type { Config } from '../core/types.ts'
import type { RouteName } from './types.ts'
import { openWallet, openWalletPage } from '../flows/pairing/openWallet.ts'
import { goToWallet } from './goToWallet.ts'
import type { ConnectListItem, ConnectRoute } from '../flows/directory/types.ts'

export type WalletChoice = Partial<Pick<ConnectListItem, 'connector' | 'wallet' | 'group'>>

export type ChooseWalletParameters = {
  /** Connects this family. @default the one in use */
  readonly namespace?: ChainNamespace | undefined
  /** Where to go once it is connected. */
  readonly redirectView?: RouteName | undefined
  /** Where it stood in the list, from 0; told with `SELECT_WALLET`. */
  readonly displayIndex?: number | undefined
}

/** Goes to the screen on which the chosen wallet is connected, and calls at once what must be called in a click. */
export const chooseWallet = (
  config: Config,
  choice: WalletChoice,
  parameters: ChooseWalletParameters = {},
): ConnectRoute => goToWallet(config, choice, { ...parameters, tap: { openWallet, openWalletPage } })
