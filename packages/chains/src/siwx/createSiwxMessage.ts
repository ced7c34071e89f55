import { printMessage } from './printMessage.ts'
import type { SiwxMessageData } from './types.ts'

/**
 * Serializes a sign-in message: EIP-4361 on eip155, CAIP-122 elsewhere; on solana with the empty lines of Wallet
 * Standard's `solana:signIn`. Fields that violate the grammar are rejected, so every result parses to the same fields.
 * Throws `SIWX_MESSAGE_INVALID` with the field's name, `InvalidCaipNetworkIdError` for a wrong `chainId`.
 *
 * @example
 * ```ts
 * import { createNonce, createSiwxMessage } from '@foyer/chains/siwx'
 * const text = createSiwxMessage({
 *   accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
 *   chainId: 'eip155:1',
 *   domain: 'app.example',
 *   uri: 'https://app.example/login',
 *   version: '1',
 *   nonce: createNonce(),
 *   issuedAt: new Date().toISOString(),
 * })
 * ```
 */
export function createSiwxMessage(data: SiwxMessageData): string {
  return printMessage(data)
}
