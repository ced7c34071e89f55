import { useCallback, useEffect, useRef } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import type { ConnectRoute } from '../flows/directory/types.ts'
import { prepareTap } from '../flows/pairing/lazy.ts'
import { type ChooseWalletParameters, type WalletChoice, goToWallet, type Tap } from '../modal/goToWallet.ts'
import { useConfig } from './useConfig.ts'
import { useIsMobile } from './useIsMobile.ts'

/**
 * Returns a function that navigates to the view that connects a wallet, by extension, QR code or deep link.
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
    if (isPhone) return prepareTap(config, (actions) => (tap.current = actions))
  }, [config, isPhone])
  return useCallback(
    (choice, options) => goToWallet(config, choice, { ...options, tap: tap.current }),
    [config],
  )
}
