import { expectTypeOf, test } from 'vitest'
import {
  createNonce,
  createSiwxMessage,
  parseSiwxMessage,
  type SiwxMessageData,
  type SiwxSession,
  verifySiwxSession,
  type VerifySiwxSessionParameters,
} from './siwx.ts'

test('a message is created from data, and parsed into data', () => {
  expectTypeOf(createNonce()).toEqualTypeOf<string>()
  expectTypeOf(createSiwxMessage).parameter(0).toEqualTypeOf<SiwxMessageData>()
  expectTypeOf(createSiwxMessage).returns.toEqualTypeOf<string>()
  expectTypeOf(parseSiwxMessage).parameter(0).toEqualTypeOf<string>()
  expectTypeOf(parseSiwxMessage).returns.not.toBeAny()
  // @ts-expect-error the data is required
  createSiwxMessage()
})

test('verifySiwxSession takes a SIWX session and the expected values', () => {
  expectTypeOf(verifySiwxSession).parameter(0).toExtend<SiwxSession | VerifySiwxSessionParameters>()
  expectTypeOf<SiwxSession['message']>().toEqualTypeOf<string>()
  expectTypeOf<SiwxSession['signature']>().toEqualTypeOf<string>()
  // @ts-expect-error a session is required
  void verifySiwxSession()
})
