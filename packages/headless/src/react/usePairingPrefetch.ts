import { useEffect, useState } from 'react'
import { optionsOf } from '../core/options.ts'
import type { ConfigParameter } from '../core/types.ts'
import { startPrefetch } from '../flows/pairing/lazy.ts'
import { connectorsAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useIsMobile } from './useIsMobile.ts'

/**
 * On iOS and in Telegram a wallet's app opens only within the tap, so the pairing URI must be requested before the tap.
 * Lists of wallets use this hook; rows that open an app are disabled until `isReady`. Always ready on other platforms.
 *
 * @example
 * ```tsx
 * import { usePairingPrefetch } from '@foyer/headless'
 * export const Row = () => <button disabled={!usePairingPrefetch().isReady}>Rainbow</button>
 * ```
 */
export function usePairingPrefetch(parameters: ConfigParameter = {}): { readonly isReady: boolean } {
  const config = useConfig(parameters)
  const isPhone = useIsMobile()
  const hasCodes = useConfigAtom(config, connectorsAtom).some(({ type }) => type === 'WALLET_CONNECT')
  const isPossible = isPhone && hasCodes && !optionsOf(config).manualWalletConnectControl
  const [isReady, setReady] = useState(false)
  useEffect(() => (isPossible ? startPrefetch(config, setReady) : undefined), [config, isPossible])
  return { isReady: !isPossible || isReady }
}
