import { isAuthority, isDateTime, isNonce, isRequestId, isScheme, isUri } from './grammar.ts'
import type { SiwxProfile } from './profiles.ts'
import type { SiwxMessageData } from './types.ts'

/** The first field that the grammar does not allow; `undefined` when all are well. */
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
