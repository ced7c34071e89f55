import { isFoyerError, messageOf } from '@foyer/chains'
import type { ToastVariant } from './types.ts'

/** A new toast waits until the old one has left (specification §4). */
export const TOAST_REPLACEMENT_MS = 150

/** How long a toast stays; a loading one stays until it is replaced. */
export const toastDuration = (variant: ToastVariant): number | undefined =>
  ({ success: 3000, error: 6000, loading: undefined })[variant]

/** The words for anything that can be thrown: a text, our own errors, a validation's first issue, an error's message. */
export function toastMessage(subject: unknown, otherwise: string): string {
  if (typeof subject === 'string') return subject || otherwise
  if (isFoyerError(subject)) return subject.shortMessage
  const issues = (subject as { issues?: unknown } | null | undefined)?.issues
  const issue: unknown = Array.isArray(issues) ? issues[0] : undefined
  return messageOf(issue) || messageOf(subject) || otherwise
}
