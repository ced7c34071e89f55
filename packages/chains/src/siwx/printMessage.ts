import { parseCaipNetworkId } from '../caip/caip.ts'
import { createError } from '../errors/catalogue.ts'
import { siwxProfiles } from './profiles.ts'
import { findInvalidField } from './rules.ts'
import type { SiwxMessageData } from './types.ts'

/**
 * Validates the fields of a sign-in message, and prints them. `chain` is the text after `Chain ID:`, by default the
 * CAIP-2 reference.
 */
export function printMessage(data: SiwxMessageData, chain?: string): string {
  const { namespace, chainId: reference } = parseCaipNetworkId(data.chainId)
  const profile = siwxProfiles[namespace]
  const field = findInvalidField(data, { reference, profile })
  if (field) throw createError('SIWX_MESSAGE_INVALID', { field })
  const line = (label: string, value: string | undefined): readonly string[] =>
    value === undefined ? [] : [`${label}: ${value}`]
  const emptyLines = profile.emptyLines === 2 ? [''] : []
  return [
    `${data.scheme ? `${data.scheme}://` : ''}${data.domain} wants you to sign in with your ${profile.blockchain} account:`,
    data.accountAddress,
    '',
    ...(data.statement === undefined ? emptyLines : [data.statement, '']),
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${chain ?? reference}`,
    `Nonce: ${data.nonce}`,
    ...line('Issued At', data.issuedAt),
    ...line('Expiration Time', data.expirationTime),
    ...line('Not Before', data.notBefore),
    ...line('Request ID', data.requestId),
    ...(data.resources ? ['Resources:', ...data.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
