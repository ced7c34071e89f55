import { useEffect } from 'react'
import { useDeviceContext } from '../../config/hooks/useDeviceContext.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { connectorsAtom } from '../../connection/state.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { isPrefetchWanted } from '../isPrefetchWanted.ts'
import { wantPairing } from '../actions/wantPairing.ts'
import { pairingAtom } from '../state.ts'

/**
 * On iOS and in Telegram a wallet's app opens only within the tap, so the code has to be there before. A list of
 * wallets calls this; until it is `isReady`, rows that open an app wait. Elsewhere it is always ready.
 *
 * @example
 * ```tsx
 * import { usePairingPrefetch } from '@foyer/headless'
 * export const Row = () => <button disabled={!usePairingPrefetch().isReady}>Rainbow</button>
 * ```
 */
export function usePairingPrefetch(parameters: ConfigParameter = {}): { readonly isReady: boolean } {
  const config = useConfig(parameters)
  const isWanted = isPrefetchWanted(config, useConfigAtom(config, connectorsAtom), useDeviceContext())
  useEffect(() => (isWanted ? wantPairing(config) : undefined), [config, isWanted])
  const { status } = useConfigAtom(config, pairingAtom)
  return { isReady: !isWanted || (status !== 'idle' && status !== 'pending') }
}
