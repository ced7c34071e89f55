import { type ErrorCode, type HeadlessErrorCode, isFoyerError } from '@foyer/headless'
import { expectTypeOf, test } from 'vitest'

declare const error: unknown

test('isFoyerError accepts the codes of both packages, and no mistyped one', () => {
  if (isFoyerError(error, 'CALLS_INTERRUPTED')) expectTypeOf(error.code).toEqualTypeOf<'CALLS_INTERRUPTED'>()
  if (isFoyerError(error, 'USER_REJECTED')) expectTypeOf(error.code).toEqualTypeOf<'USER_REJECTED'>()
  // @ts-expect-error a letter is missing
  isFoyerError(error, 'CALLS_INTERUPTED')
})

test('HeadlessErrorCode has the codes of all catalogues', () => {
  expectTypeOf<
    | 'CALLS_INTERRUPTED' // flows/signing
    | 'CONFIG_ID_TAKEN' // setup/lifecycle.ts
    | 'CONFIG_MISSING' // core/errors/configErrors.ts
    | 'EMAIL_LOGIN_MISSING' // flows/embedded
    | 'GAS_PRICE_NOT_SUPPORTED' // data/gas
    | 'HTTP_FAILED' // core/errors/backendErrors.ts
    | 'NAME_NOT_REGISTRABLE' // data/names
    | 'NETWORK_NOT_CONFIGURED' // core/errors/errors.ts
    | 'ONRAMP_URL_UNSAFE' // flows/onramp
    | 'OPTIONS_INVALID' // core/checkOptions.ts
    | 'PARAMETER_MISSING' // core/errors/errors.ts
    | 'PAY_OUTDATED' // flows/pay
    | 'SEND_UNCLEAR' // flows/send
    | 'SIWX_NOT_ENABLED' // flows/siwx
    | 'SMART_SESSIONS_FAILED' // flows/smartSessions
    | 'SWAP_NO_ROUTE' // flows/swap
    | 'TOKEN_DECIMALS_DIFFER' // data/tokens
  >().toExtend<HeadlessErrorCode>()
  expectTypeOf<HeadlessErrorCode>().toExtend<ErrorCode>()
})
