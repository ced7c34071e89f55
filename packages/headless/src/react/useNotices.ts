import type { ConfigParameter } from '../core/types.ts'
import { noticesAtom, type Notices } from '../modal/notices/state.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { useAttachedModal } from './useModalCode.ts'

/**
 * Whether there are notices, for components that load their view lazily. `useToast` and `useAlerts` have the contents.
 *
 * @example
 * ```tsx
 * import { useNotices } from '@foyer/headless'
 * export const Count = () => <p>{useNotices().toastId} toasts so far</p>
 * ```
 */
export const useNotices = (parameters: ConfigParameter = {}): Notices =>
  useConfigObject(useAttachedModal(parameters), noticesAtom)
