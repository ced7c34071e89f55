import { describe, expect, test } from 'vitest'
import { type ChainAdapter, runOperation } from '../adapter.ts'
import type { CaipNetwork } from '../types.ts'

export type Signed = {
  readonly name: string
  readonly address: string
  readonly message: string
  readonly signature: string
  /** Address of the same type with another key. */
  readonly otherAddress: string
}

/** Tests for a verifier of any namespace. */
export function describeVerifier(
  { adapter, network }: { readonly adapter: ChainAdapter; readonly network: CaipNetwork },
  signed: readonly Signed[],
): void {
  const verify = (parameters: { address: string; message: string; signature: string }) =>
    runOperation(adapter, 'verifyMessage', { network, provider: undefined, parameters })

  describe.each(signed)(
    '$name, signed by another library',
    ({ address, message, signature, otherAddress }) => {
      const whole = { address, message, signature }

      test('is valid for the account', async () => {
        expect(await verify(whole)).toBe(true)
      })

      test('is invalid for another text or account', async () => {
        expect(await verify({ ...whole, message: `${message} ` })).toBe(false)
        expect(await verify({ ...whole, message: '' })).toBe(false)
        expect(await verify({ ...whole, address: otherAddress })).toBe(false)
      })

      test('is invalid with any character changed', async () => {
        const last = signature.replace(/=+$/, '').length - 1
        for (let at = 2; at < last; at += 7) {
          const character = signature[at] === '2' ? '3' : '2'
          const tampered = signature.slice(0, at) + character + signature.slice(at + 1)
          expect(await verify({ ...whole, signature: tampered }), tampered).toBe(false)
        }
      })

      test.each([
        '',
        'AA==',
        '0x',
        '🙈',
        '1'.repeat(88),
        '0x' + '00'.repeat(65),
        'A'.repeat(88),
        'z'.repeat(100_000),
      ])('is invalid as arbitrary text: %.12s', async (hostile) => {
        expect(await verify({ ...whole, signature: hostile })).toBe(false)
        expect(await verify({ ...whole, signature: signature.slice(0, -4) })).toBe(false)
        expect(await verify({ ...whole, signature: signature + hostile + signature })).toBe(false)
        expect(await verify({ ...whole, address: hostile })).toBe(false)
      })
    },
  )
}
