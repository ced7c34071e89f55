import { read } from '../errors/FoyerError.ts'

/**
 * An EIP-1193 provider, as little of it as can be trusted: what it answers is `unknown`, and everything but
 * `request` may be missing.
 */
export type Eip1193Provider = {
  request(parameters: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on?: ((event: string, listener: (...values: unknown[]) => void) => unknown) | undefined
  removeListener?: ((event: string, listener: (...values: unknown[]) => void) => unknown) | undefined
  off?: ((event: string, listener: (...values: unknown[]) => void) => unknown) | undefined
}

/** Whether a foreign value can be asked like an EIP-1193 provider. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    value !== null &&
    ['object', 'function'].includes(typeof value) &&
    typeof read(value, 'request') === 'function'
  )
}
