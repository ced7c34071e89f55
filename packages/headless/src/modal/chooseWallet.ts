import type { ChainNamespace } from '@foyer/chains'
import type { Config } from '../core/types.ts'
import type { RouteName } from './types.ts'
import { openWallet, openWalletPage } from '../flows/pairing/openWallet.ts'
import { goToWallet } from './goToWallet.ts'
import type { ConnectListItem, ConnectRoute } from '../flows/directory/types.ts'

export type WalletChoice = Partial<Pick<ConnectListItem, 'connector' | 'wallet' | 'group'>>

export type ChooseWalletParameters = {
  /** Namespace to connect. @default the current one */
  readonly namespace?: ChainNamespace | undefined
  /** View after connecting. */
  readonly redirectView?: RouteName | undefined
  /** Index in the list, from 0; sent with `SELECT_WALLET`. */
  readonly displayIndex?: number | undefined
}

/** Navigates to the view that connects the wallet, and calls within the click what needs it. */
export const chooseWallet = (
  config: Config,
  choice: WalletChoice,
  parameters: ChooseWalletParameters = {},
): ConnectRoute => goToWallet(config, choice, { ...parameters, tap: { openWallet, openWalletPage } })
