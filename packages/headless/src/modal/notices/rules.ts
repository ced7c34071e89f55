import type { ToastVariant } from './state.ts'

/** Delay of a new toast after the old one (docs/spec/checklist.md §4). */
export const TOAST_REPLACEMENT_MS = 150

/**
 * Duration of a toast in ms; a loading one stays until it is replaced.
 *
 * @example
 * ```ts
 * import { toastDuration } from '@foyer/headless'
 * toastDuration('error') // 6000
 * toastDuration('loading') // undefined
 * ```
 */
export const toastDuration = (variant: ToastVariant): number | undefined =>
  ({ success: 3000, error: 6000, loading: undefined })[variant]
