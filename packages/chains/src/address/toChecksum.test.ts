import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import erc55 from '../../vectors/erc-55.json' with { type: 'json' }
import { toChecksum } from './toChecksum.ts'

test.each(erc55)('[S5.9] %s is restored from lower and upper case', (address) => {
  expect(toChecksum(address.toLowerCase() as `0x${string}`)).toBe(address)
  expect(toChecksum(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
})

test('[S5.9] any address gets the checksum that viem gives it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const address = `0x${Buffer.from(bytes).toString('hex')}` as const
      expect(toChecksum(address)).toBe(getAddress(address))
    }),
  )
})
