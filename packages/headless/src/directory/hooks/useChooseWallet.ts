import { useEffect, useRef } from 'react'
import { useIsMobile } from '../../config/hooks/useIsMobile.ts'
import { internalsOf } from '../../config/internals.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { loadTapActions } from '../../pairing/lazyTap.ts'
import { useConfig } from '../../react/useConfig.ts'
import type { ChooseWalletParameters, WalletChoice } from '../actions/chooseWallet.ts'
import { goToWallet, type Tap } from '../goToWallet.ts'
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
  const isPhone = useIsMobile()
  const tap = useRef<Tap>(undefined)
  useEffect(() => {
    if (!isPhone) return
    loadTapActions().then((actions) => {
      tap.current = actions
    }, internalsOf(config).report)
  }, [config, isPhone])
  return (choice, options) => goToWallet(config, choice, { ...options, tap: tap.current })
}
