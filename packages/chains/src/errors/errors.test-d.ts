import {
  type ChainsErrorCode,
  defineErrors,
  type ErrorCode,
  FoyerError,
  isFoyerError,
  UserRejectedError,
} from '@foyer/chains'
import { expectTypeOf, test } from 'vitest'

declare const error: unknown

test('an error code narrows the type of an error', () => {
  if (isFoyerError(error, 'USER_REJECTED')) expectTypeOf(error).toEqualTypeOf<FoyerError<'USER_REJECTED'>>()
  if (isFoyerError(error)) expectTypeOf(error).toEqualTypeOf<FoyerError>()
  const code = String(error) as 'LOAD_FAILED' | 'SEND_UNCLEAR'
  if (isFoyerError(error, code)) expectTypeOf(error.code).toEqualTypeOf<'LOAD_FAILED' | 'SEND_UNCLEAR'>()
})

test('a mistyped error code is a type error', () => {
  // @ts-expect-error a letter is missing
  isFoyerError(error, 'USER_REJECTD')
  // @ts-expect-error declared nowhere
  isFoyerError(error, 'NAME_TAKEN')
})

test('codes that are known at run time only are accepted', () => {
  const code = String(error) as string | undefined
  if (isFoyerError(error, code)) expectTypeOf(error).toExtend<FoyerError>()
})

test('ChainsErrorCode has the codes of all catalogues and error classes', () => {
  expectTypeOf<
    | 'CONNECT_FAILED' // errors/catalogue.ts
    | 'FEATURE_NOT_SUPPORTED' // solana
    | 'FRAME_REFUSED' // embedded
    | 'INVALID_CAIP_ADDRESS'
    | 'INVALID_CAIP_NETWORK_ID'
    | 'LEATHER_NETWORK_NOT_SUPPORTED' // bip122
    | 'LOAD_FAILED' // load.ts
    | 'RECEIVER_REFUSED' // eip155/transfer.ts
    | 'RELAY_UNREACHABLE' // walletconnect
    | 'SAFE_SILENT' // eip155/safe
    | 'SDK_UNUSABLE' // sdks
    | 'SIGN_RAW_NOT_SUPPORTED' // polkadot
    | 'TOKEN_TRANSFER_REFUSED' // eip155/transfer.ts
    | 'USER_REJECTED'
  >().toExtend<ChainsErrorCode>()
  expectTypeOf<ChainsErrorCode>().toExtend<ErrorCode>()
  expectTypeOf<string>().not.toExtend<ErrorCode>()
})

test('FoyerErrors may have codes of apps and connectors', () => {
  const createError = defineErrors({ NAME_TAKEN: () => 'The name is taken' })
  expectTypeOf(createError('NAME_TAKEN')).toExtend<FoyerError>()
  expectTypeOf(new FoyerError('NAME_TAKEN', { shortMessage: 'x' })).toExtend<FoyerError>()
  expectTypeOf<UserRejectedError>().toExtend<FoyerError>()
  expectTypeOf<FoyerError['code']>().toExtend<string>()
  if (isFoyerError(error) && error.code === 'NAME_TAKEN') expectTypeOf(error).toExtend<FoyerError>()
})
