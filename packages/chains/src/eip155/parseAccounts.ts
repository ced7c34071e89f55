import type { Hex } from '../types.ts'

/** The addresses in what a wallet answered; whatever is none is left out, an answer that is no list is `undefined`. */
export function parseAccounts(value: unknown): readonly Hex[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter((item): item is Hex => typeof item === 'string' && /^0x[0-9a-fA-F]{40}$/.test(item))
}
