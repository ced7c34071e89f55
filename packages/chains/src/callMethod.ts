import { createError } from './errors/catalogue.ts'
import { read } from './errors/foreign.ts'

/** Calls a method of a foreign object in the same tick. Rejects with `PROVIDER_NOT_FOUND` if it has no such method. */
export async function callMethod(
  target: unknown,
  method: string,
  ...values: readonly unknown[]
): Promise<unknown> {
  const found = read(target, method)
  if (typeof found !== 'function') throw createError('PROVIDER_NOT_FOUND')
  return found.apply(target, values) as unknown
}
