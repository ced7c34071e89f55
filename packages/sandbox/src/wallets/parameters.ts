import { rpcError } from './rpcErrors.ts'

/** Parameters of a request as a list. */
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

/** Chain ids must be hex without leading zeros: `137` or `0x0137` are bugs of the page. */
export function chainIdOf(value: unknown): number {
  const text = stringOf(value, 'a chain id')
  if (!/^0x[1-9a-f][\da-f]*$/i.test(text))
    throw rpcError('invalidParams', `Expected a 0x-prefixed chain id, not "${text}"`)
  return Number(text)
}
