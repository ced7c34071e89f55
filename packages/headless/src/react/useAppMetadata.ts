import type { AppMetadata } from '@foyer/chains'
import { useMemo } from 'react'
import { internalsOf } from '../core/internals.ts'
import { appMetadata } from '../core/options.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useDeviceContext } from './useDeviceContext.ts'

/**
 * Metadata of the app for wallets: of the config, else of the page. On a server, and in the first render of a hydrated
 * page, of the config only.
 *
 * @example
 * ```tsx
 * import { useAppMetadata } from '@foyer/headless'
 * export const Who = () => <p>{useAppMetadata().name}</p>
 * ```
 */
export function useAppMetadata(parameters: ConfigParameter = {}): AppMetadata {
  const { metadata } = internalsOf(useConfig(parameters)).options
  const { isHydrated } = useDeviceContext()
  return useMemo(() => appMetadata(metadata, isHydrated), [metadata, isHydrated])
}
