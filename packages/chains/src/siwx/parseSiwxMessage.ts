import { createError } from '../errors/catalogue.ts'
import type { CaipNetworkId, ChainNamespace } from '../types.ts'
import { createSiwxMessage } from './createSiwxMessage.ts'
import { siwxProfiles } from './profiles.ts'
import type { SiwxMessageData } from './types.ts'

/** Longer than any message that someone was meant to read. */
const MAX_LENGTH = 16_384
const header = /^(?:([^\s:/]+):\/\/)?(\S+) wants you to sign in with your (\w+) account:$/

/**
 * Takes a sign-in message apart. Strict: a text is accepted only when printing its fields gives the very same text,
 * so nothing can hide between the lines.
 * Throws `SIWX_MESSAGE_INVALID` with the name of the part that is wrong.
 *
 * @example
 * ```ts
 * import { parseSiwxMessage } from '@foyer/chains/siwx'
 * declare const text: string
 * const { accountAddress, domain, nonce } = parseSiwxMessage(text)
 * ```
 */
export function parseSiwxMessage(text: string): SiwxMessageData {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) throw invalid('message')
  const lines = text.split('\n')
  const [, scheme, domain, blockchain] = header.exec(lines[0] ?? '') ?? []
  const family = (Object.keys(siwxProfiles) as ChainNamespace[]).find(
    (namespace) => siwxProfiles[namespace].blockchain === blockchain,
  )
  if (domain === undefined || !family) throw invalid('domain')
  // Statement between the two blank lines, or nothing.
  const statement = lines[3] === '' ? undefined : lines[3]
  const rest = lines.slice(statement === undefined ? 4 : 5)
  const take = (label: string): string | undefined =>
    rest[0]?.startsWith(`${label}: `) ? rest.shift()?.slice(label.length + 2) : undefined
  const need = (label: string, field: keyof SiwxMessageData): string => {
    const value = take(label)
    if (value === undefined) throw invalid(field)
    return value
  }
  const data: SiwxMessageData = {
    ...(scheme === undefined ? {} : { scheme }),
    domain,
    accountAddress: lines[1] ?? '',
    ...(statement === undefined ? {} : { statement }),
    uri: need('URI', 'uri'),
    version: need('Version', 'version') as '1',
    chainId: `${family}:${need('Chain ID', 'chainId')}` as CaipNetworkId,
    nonce: need('Nonce', 'nonce'),
    ...optional('issuedAt', take('Issued At')),
    ...optional('expirationTime', take('Expiration Time')),
    ...optional('notBefore', take('Not Before')),
    ...optional('requestId', take('Request ID')),
    ...(rest[0] === 'Resources:' ? { resources: rest.slice(1).map((line) => line.replace(/^- /, '')) } : {}),
  }
  if (createSiwxMessage(data) !== text) throw invalid('message')
  return data
}

const invalid = (field: keyof SiwxMessageData | 'message'): Error =>
  createError('SIWX_MESSAGE_INVALID', { field })

const optional = <field extends keyof SiwxMessageData>(
  field: field,
  value: string | undefined,
): Partial<SiwxMessageData> => (value === undefined ? {} : { [field]: value })
