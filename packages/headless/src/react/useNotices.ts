import type { ConfigParameter } from '../core/types.ts'
import { useAttachedModal } from './useAttachedModal.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { noticesAtom, type Notices } from '../modal/notices/state.ts'

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
  useConfigObject(useAttachedModal(parameters), noticesAtom)
