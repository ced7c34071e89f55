import { rpcError } from './rpcErrors.ts'

/** The parameters of a request as a list, whatever the page sent. */
export function listOf(params: unknown): readonly unknown[] {
  if (Array.isArray(params)) return params as readonly unknown[]
  return params === undefined || params === null ? [] : [params]
}

export function recordOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  throw rpcError('invalidParams', `Expected ${what}`)
}

export function stringOf(value: unknown, what: string): string {
  if (typeof value === 'string') return value
  throw rpcError('invalidParams', `Expected ${what}`)
}

/** A chain id must come as hexadecimal without leading zeros: pages that send `137` or `0x0137` have a bug. */
export function chainIdOf(value: unknown): number {
  const text = stringOf(value, 'a chain id')
  if (!/^0x[1-9a-f][\da-f]*$/i.test(text))
    throw rpcError('invalidParams', `Expected a 0x-prefixed chain id, not "${text}"`)
  return Number(text)
}
