import { isFoyerError } from '@foyer/chains'

/** Why a backend refused, where it said so. */
export function refusal(error: unknown): { readonly reason?: string | undefined } {
  if (!isFoyerError(error, 'HTTP_FAILED')) return {}
  const { reason } = error.context
  return typeof reason === 'string' ? { reason } : {}
}
