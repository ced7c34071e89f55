import { read } from '../errors/foreign.ts'
import { isAuthority, isDateTime, isNonce, isRequestId, isScheme, isUri } from './grammar.ts'
import type { SiwxProfile } from './profiles.ts'
import type { SiwxMessageData } from './types.ts'

/** The first field that violates the grammar; `undefined` if all are valid. */
export function findInvalidField(
  data: SiwxMessageData,
  { reference, profile }: { readonly reference: string; readonly profile: SiwxProfile },
): keyof SiwxMessageData | undefined {
  const absentOr = (check: (value: string) => boolean, value: unknown): boolean =>
    value === undefined || (typeof value === 'string' && check(value))
  const is = (check: (value: string) => boolean, value: unknown): boolean =>
    typeof value === 'string' && check(value)
  const checks: Readonly<Record<keyof SiwxMessageData, boolean>> = {
    scheme: absentOr(isScheme, data.scheme),
    domain: is(isAuthority, data.domain),
    accountAddress: is(profile.isAddress, data.accountAddress),
    statement: absentOr((value) => value !== '' && profile.isStatement(value), data.statement),
    uri: is(isUri, data.uri),
    version: data.version === '1',
    chainId: profile.isReference(reference),
    nonce: is(isNonce, data.nonce),
    issuedAt: profile.needsIssuedAt ? is(isDateTime, data.issuedAt) : absentOr(isDateTime, data.issuedAt),
    expirationTime: absentOr(isDateTime, data.expirationTime),
    notBefore: absentOr(isDateTime, data.notBefore),
    requestId: absentOr(isRequestId, data.requestId),
    resources: data.resources === undefined || data.resources.every((resource) => is(isUri, resource)),
  }
  return (Object.keys(checks) as (keyof SiwxMessageData)[]).find((field) => !checks[field])
}

/** A field that is given without a value, such as the nonce of a session that has none, refuses every sign-in. */
export type SiwxExpectations = {
  /** The authority that the sign-in is for. @default any */
  readonly domain?: string
  /** The nonce that was issued for the sign-in. @default any */
  readonly nonce?: string
  /** @default any */
  readonly uri?: string
}

/** Fields that a sign-in is compared with, in the order of the refusals. */
const expectable = ['domain', 'nonce', 'uri'] as const

export type SiwxRefusal = 'data' | 'domain' | 'nonce' | 'uri' | 'network' | 'expired' | 'not yet valid'

/** Reason to refuse a signed sign-in. First match wins. */
export function findRefusal(
  {
    data,
    claimed,
    now,
    leewayMs,
  }: {
    /** Fields of the signed text. */
    readonly data: SiwxMessageData
    /** Fields sent with the text; must equal those of the text. */
    readonly claimed: SiwxMessageData
    /** Milliseconds since 1970. */
    readonly now: number
    /** Milliseconds that the signer's clock may be ahead. */
    readonly leewayMs: number
  },
  expected: SiwxExpectations,
): SiwxRefusal | undefined {
  if (!isSameData(data, claimed)) return 'data'
  // By the key: `nonce: visitor.nonce` of a visitor without one must not accept a replayed sign-in.
  const other = expectable.find((field) => field in expected && data[field] !== expected[field])
  if (other) return other
  return findTimeRefusal(data, { now, leewayMs })
}

/** Clocks of visitors are seldom further ahead (R67). */
export const LEEWAY_MS = 120_000

/** Reason to refuse a sign-in at a time. */
export function findTimeRefusal(
  { expirationTime, notBefore, issuedAt }: Pick<SiwxMessageData, 'expirationTime' | 'notBefore' | 'issuedAt'>,
  { now, leewayMs }: { readonly now: number; readonly leewayMs: number },
): 'expired' | 'not yet valid' | undefined {
  if (expirationTime !== undefined && now >= timeOf(expirationTime)) return 'expired'
  const isEarly = [notBefore, issuedAt].some((from) => from !== undefined && now + leewayMs < timeOf(from))
  return isEarly ? 'not yet valid' : undefined
}

/** Milliseconds since 1970. `Date.parse` rejects leap seconds, and on some platforms lower case `t` and `z`. */
const timeOf = (dateTime: string): number => Date.parse(dateTime.toUpperCase().replace(':60', ':59'))

const fields: readonly (keyof SiwxMessageData)[] = [
  'scheme',
  'accountAddress',
  'chainId',
  'domain',
  'uri',
  'version',
  'nonce',
  'statement',
  'requestId',
  'issuedAt',
  'notBefore',
  'expirationTime',
]

const isSameData = (one: SiwxMessageData, other: SiwxMessageData): boolean =>
  fields.every((field) => one[field] === read(other, field)) &&
  JSON.stringify(one.resources ?? []) === JSON.stringify(other.resources ?? [])
