import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { chooseWallet, type ChooseWalletParameters, type WalletChoice } from '../actions/chooseWallet.ts'
import type { ConnectRoute } from '../types.ts'

/**
 * What a tap on a wallet does: goes to the screen on which it is connected, by extension, code or link.
 *
 * @example
 * ```tsx
 * import { type DirectoryWallet, useChooseWallet } from '@foyer/headless'
 * export function Card({ wallet }: { wallet: DirectoryWallet }) {
 *   const choose = useChooseWallet()
 *   return <button onClick={() => choose({ wallet })}>{wallet.name}</button>
 * }
 * ```
 */
export function useChooseWallet(
  parameters: ConfigParameter = {},
): (choice: WalletChoice, parameters?: ChooseWalletParameters) => ConnectRoute {
  const config = useConfig(parameters)
  return (choice, options) => chooseWallet(config, choice, options)
}
