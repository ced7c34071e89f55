import { read } from '../errors/FoyerError.ts'

/** EIP-1193 provider with untrusted answers: they are `unknown`, and all members but `request` may be missing. */
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
