import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { expect, test } from 'vitest'
import { solana as network } from '../networks/definitions/solana.ts'
import { describeVerifier } from '../test/describeVerifier.ts'
import { solana } from './solana.ts'
import { verifyMessage } from './verifyMessage.ts'

const keyOf = (byte: number) => nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(byte))
const { publicKey, secretKey } = keyOf(7)
const message = 'Willkommen zurück ✓'

describeVerifier({ adapter: solana(), network }, [
  {
    name: 'ed25519',
    address: base58.encode(publicKey),
    otherAddress: base58.encode(keyOf(8).publicKey),
    message,
    signature: base58.encode(nacl.sign.detached(new TextEncoder().encode(message), secretKey)),
  },
])

test('a signature by a key of small order is invalid', async () => {
  // The neutral point as key and as R, with s = 0, satisfies the equation for every text.
  const neutral = Uint8Array.of(1, ...new Uint8Array(31))
  const signature = base58.encode(Uint8Array.of(...neutral, ...new Uint8Array(32)))
  const context = { network, provider: undefined }
  expect(await verifyMessage(context, { address: base58.encode(neutral), message, signature })).toBe(false)
})
