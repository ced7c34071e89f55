import { createError as createChainsError } from '../errors/catalogue.ts'
import { hasMethod } from '../hasMethod.ts'
import { createError } from './errors.ts'
import type { BitcoinProvider } from './provider.ts'

/** A method of the connected wallet. Throws `PROVIDER_NOT_FOUND` without a wallet, `METHOD_NOT_SUPPORTED` when it cannot. */
export function methodOf<name extends keyof BitcoinProvider>(
  provider: unknown,
  name: name,
  operation: string,
): NonNullable<BitcoinProvider[name]> {
  const prefix = `bip122:${operation}`
  if (!hasMethod(provider, 'getAccountAddresses'))
    throw createChainsError('PROVIDER_NOT_FOUND', undefined, { prefix })
  if (!hasMethod(provider, name)) throw createError('METHOD_NOT_SUPPORTED', undefined, { prefix })
  return provider[name].bind(provider) as NonNullable<BitcoinProvider[name]>
}
