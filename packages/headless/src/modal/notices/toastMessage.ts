import { isFoyerError, messageOf } from '@foyer/chains'

/** The words for anything that can be thrown: a text, our own errors, a validation's first issue, an error's message. */
export function toastMessage(subject: unknown, otherwise: string): string {
  if (typeof subject === 'string') return subject || otherwise
  if (isFoyerError(subject)) return subject.shortMessage
  const issues = (subject as { issues?: unknown } | null | undefined)?.issues
  const issue: unknown = Array.isArray(issues) ? issues[0] : undefined
  return messageOf(issue) || messageOf(subject) || otherwise
}
