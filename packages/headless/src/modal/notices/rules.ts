import type { ToastVariant } from './types.ts'

/** A new toast waits until the old one has left (docs/spec/checklist.md §4). */
export const TOAST_REPLACEMENT_MS = 150

/** How long a toast stays; a loading one stays until it is replaced. */
export const toastDuration = (variant: ToastVariant): number | undefined =>
  ({ success: 3000, error: 6000, loading: undefined })[variant]
