import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.ts'
import { createError } from '../errors/catalogue.ts'
import { siwxProfiles } from './profiles.ts'
import { findInvalidField } from './rules.ts'
import type { SiwxMessageData } from './types.ts'

/**
 * Serializes a sign-in message: EIP-4361 on eip155, CAIP-122 elsewhere. Fields that the grammar does not allow are
 * rejected, so every result parses to the same fields. Throws `SIWX_MESSAGE_INVALID` with the field's name,
 * `InvalidCaipNetworkIdError` for a wrong `chainId`.
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
  const { namespace, chainId: reference } = parseCaipNetworkId(data.chainId)
  const profile = siwxProfiles[namespace]
  const field = findInvalidField(data, { reference, profile })
  if (field) throw createError('SIWX_MESSAGE_INVALID', { field })
  const line = (label: string, value: string | undefined): readonly string[] =>
    value === undefined ? [] : [`${label}: ${value}`]
  return [
    `${data.scheme ? `${data.scheme}://` : ''}${data.domain} wants you to sign in with your ${profile.blockchain} account:`,
    data.accountAddress,
    '',
    ...(data.statement === undefined ? [] : [data.statement]),
    '',
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${data.nonce}`,
    ...line('Issued At', data.issuedAt),
    ...line('Expiration Time', data.expirationTime),
    ...line('Not Before', data.notBefore),
    ...line('Request ID', data.requestId),
    ...(data.resources ? ['Resources:', ...data.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
