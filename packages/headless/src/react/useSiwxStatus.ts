import type { ConfigParameter } from '../core/types.ts'
import { type GetSiwxReturnType, siwxAtom } from '../flows/siwx/getSiwx.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

/**
 * Sign-in status. Smaller than `useSiwx`, for components that only show it.
 *
 * @example
 * ```tsx
 * import { useSiwxStatus } from '@foyer/headless'
 * export const Greeting = () => <p>{useSiwxStatus().session ? 'Welcome back' : 'Hello'}</p>
 * ```
 */
export const useSiwxStatus = (parameters: ConfigParameter = {}): GetSiwxReturnType =>
  useConfigObject(useConfig(parameters), siwxAtom)
