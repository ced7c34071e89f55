import { createError } from '../errors/catalogue.ts'
import type { CaipNetworkId, ChainNamespace } from '../types.ts'
import { printMessage } from './printMessage.ts'
import { siwxProfiles } from './profiles.ts'
import type { SiwxMessageData } from './types.ts'

/** Limit against texts that take long to parse. */
const MAX_LENGTH = 16_384
const header = /^(?:([^\s:/]+):\/\/)?(\S+) wants you to sign in with your (\w+) account:$/

/**
 * Parses a sign-in message. Strict: a text is accepted only if its fields serialize to the same text, so no line is
 * ignored. On solana it also accepts the texts that wallets write for `solana:signIn`, with clusters by name.
 * Throws `SIWX_MESSAGE_INVALID` with the name of the invalid field.
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
  const namespace = (Object.keys(siwxProfiles) as ChainNamespace[]).find(
    (one) => siwxProfiles[one].blockchain === blockchain,
  )
  if (domain === undefined || !namespace) throw invalid('domain')
  const profile = siwxProfiles[namespace]
  // A statement is followed by an empty line; without a statement there are only empty lines.
  const statement = lines[3] !== '' && lines[4] === '' ? lines[3] : undefined
  const rest = lines.slice(statement === undefined ? 2 + profile.emptyLines : 5)
  const take = (label: string): string | undefined =>
    rest[0]?.startsWith(`${label}: `) ? rest.shift()?.slice(label.length + 2) : undefined
  const need = (label: string, field: keyof SiwxMessageData): string => {
    const value = take(label)
    if (value === undefined) throw invalid(field)
    return value
  }
  const uri = need('URI', 'uri')
  const version = need('Version', 'version') as '1'
  const chain = need('Chain ID', 'chainId')
  const data: SiwxMessageData = {
    ...(scheme === undefined ? {} : { scheme }),
    domain,
    accountAddress: lines[1] ?? '',
    ...(statement === undefined ? {} : { statement }),
    uri,
    version,
    chainId: `${namespace}:${profile.toReference?.(chain) ?? chain}` as CaipNetworkId,
    nonce: need('Nonce', 'nonce'),
    ...optional('issuedAt', take('Issued At')),
    ...optional('expirationTime', take('Expiration Time')),
    ...optional('notBefore', take('Not Before')),
    ...optional('requestId', take('Request ID')),
    ...(rest[0] === 'Resources:' ? { resources: rest.slice(1).map((line) => line.replace(/^- /, '')) } : {}),
  }
  if (printMessage(data, chain) !== text) throw invalid('message')
  return data
}

const invalid = (field: keyof SiwxMessageData | 'message'): Error =>
  createError('SIWX_MESSAGE_INVALID', { field })

const optional = <field extends keyof SiwxMessageData>(
  field: field,
  value: string | undefined,
): Partial<SiwxMessageData> => (value === undefined ? {} : { [field]: value })
