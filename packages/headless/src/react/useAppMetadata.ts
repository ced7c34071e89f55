import type { AppMetadata } from '@foyer/chains'
import { useMemo } from 'react'
import { internalsOf } from '../core/internals.ts'
import { appMetadata } from '../core/options.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'

/**
 * Metadata of the app for wallets: of the config, else of the page.
 *
 * @example
 * ```tsx
 * import { useAppMetadata } from '@foyer/headless'
 * export const Who = () => <p>{useAppMetadata().name}</p>
 * ```
 */
export function useAppMetadata(parameters: ConfigParameter = {}): AppMetadata {
  const { metadata } = internalsOf(useConfig(parameters)).options
  return useMemo(() => appMetadata(metadata), [metadata])
}
