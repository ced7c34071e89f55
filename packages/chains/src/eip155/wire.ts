import { bytesToHex } from '@noble/hashes/utils'
import { toChecksum } from '../address/toChecksum.ts'
import { abortable } from '../async/deadline.ts'
import { createError } from '../errors/catalogue.ts'
import { read, callQuietly } from '../errors/foreign.ts'
import type { FoyerError } from '../errors/FoyerError.ts'
import { type ToWalletError, walletErrors } from '../errors/walletErrors.ts'
import type { Hex } from '../types.ts'
import { type Eip1193Provider, isProvider } from './createEip1193Connector.ts'

export const toWalletError: ToWalletError = /* @__PURE__ */ walletErrors('eip155')

/**
 * Sends a request to a wallet. Settles when the wallet responds, the signal aborts, or the provider loses its
 * extension. Throws `PROVIDER_NOT_FOUND` without a provider.
 */
export async function request(
  provider: unknown,
  method: string,
  params?: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> {
  signal?.throwIfAborted()
  if (!isProvider(provider)) throw createError('PROVIDER_NOT_FOUND')
  const answer = Promise.resolve(provider.request(params ? { method, params } : { method }))
  return settledAtEnd(provider, abortable(answer, signal))
}

/** Code of `disconnect` when the provider has lost its extension, for example by an update. */
const ENDED = 1011

/** Whether the error of a `disconnect` event means that the provider has lost its extension. */
export const isEnd = (error: unknown): boolean => read(error, 'code') === ENDED

/** Rejects a pending request when the provider loses its extension: MetaMask's provider leaves it pending. */
async function settledAtEnd(provider: Eip1193Provider, answer: Promise<unknown>): Promise<unknown> {
  const removeListener = read(provider, 'removeListener') ?? read(provider, 'off')
  // Without a method to remove it, every request would leave a listener.
  if (typeof removeListener !== 'function') return answer
  let end: (error: unknown) => void = () => undefined
  const ended = new Promise<never>((_, reject) => {
    end = reject
  })
  const onDisconnect = (error: unknown): void => {
    if (isEnd(error)) end(error)
  }
  // A wallet with broken events still responds.
  callQuietly(() => provider.on?.('disconnect', onDisconnect))
  try {
    return await Promise.race([answer, ended])
  } finally {
    callQuietly(() => removeListener.call(provider, 'disconnect', onDisconnect) as unknown)
  }
}

/** Hex of at least one byte (of exactly `bytes`, when given) in a wallet's response; else throws `refuse()`. */
export function parseHex(value: unknown, refuse: () => FoyerError, bytes?: number): Hex {
  const isHex = typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value)
  if (!isHex || (bytes !== undefined && value.length !== 2 + 2 * bytes)) throw refuse()
  return value as Hex
}

/** Valid addresses in a wallet's response, with checksums, without duplicates; `undefined` if it is not a list. */
export function parseAccounts(value: unknown): readonly Hex[] | undefined {
  if (!Array.isArray(value)) return undefined
  const isAddress = (item: unknown): item is Hex =>
    typeof item === 'string' && /^0x[0-9a-fA-F]{40}$/.test(item)
  return [...new Set(value.filter(isAddress).map(toChecksum))]
}

/**
 * Text for `personal_sign`: its UTF-8 bytes in hex. A text that looks like hex is encoded as text, too: its decoded
 * bytes could be the hash of a transaction.
 */
export function toPersonalMessage(message: string): Hex {
  return `0x${bytesToHex(new TextEncoder().encode(message))}`
}
