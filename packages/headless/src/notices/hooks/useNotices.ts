import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigObject } from '../../react/useConfigAtom.ts'
import { noticesAtom } from '../state.ts'
import type { Notices } from '../types.ts'

/**
 * Whether there is anything to tell, for what loads the telling when there is. What is told: `useToast`, `useAlerts`.
 *
 * @example
 * ```tsx
 * import { useNotices } from '@foyer/headless'
 * export const Count = () => <p>{useNotices().toastId} toasts so far</p>
 * ```
 */
export const useNotices = (parameters: ConfigParameter = {}): Notices =>
  useConfigObject(useConfig(parameters), noticesAtom)
