import { makeSignDoc, Secp256k1Wallet } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { cosmoshub as network } from '../networks/definitions/cosmoshub.ts'
import { describeVerifier } from '../test/describeVerifier.ts'
import { cosmos } from './cosmos.ts'
import { verifyMessage } from './verifyMessage.ts'

const message = 'Foyer <&> ✓'
const text = base64.encode(new TextEncoder().encode(message))

async function sign(byte: number, prefix: string) {
  const wallet = await Secp256k1Wallet.fromKey(new Uint8Array(32).fill(byte), prefix)
  const [{ address } = { address: '' }] = await wallet.getAccounts()
  const data = { type: 'sign/MsgSignData', value: { signer: address, data: text } }
  const document = makeSignDoc([data], { gas: '0', amount: [] }, '', '', 0, 0)
  const { signature } = await wallet.signAmino(address, document)
  return { name: prefix, address, message, signature: signature.signature }
}

const accounts = await Promise.all([7, 8, 9].map((byte) => sign(byte, 'cosmos')))
const [first, second] = [accounts[0]!, accounts[1]!]

describeVerifier({ adapter: cosmos(), network }, [
  { ...first, otherAddress: second.address },
  { ...second, name: 'another key', otherAddress: first.address },
  { ...accounts[2]!, name: 'a third key', otherAddress: first.address },
  { ...(await sign(7, 'osmo')), otherAddress: second.address },
])

test('a signature is for one chain’s address, since the text names it', async () => {
  const elsewhere = await sign(7, 'osmo')
  expect(
    await verifyMessage({ network, provider: undefined }, { ...first, signature: elsewhere.signature }),
  ).toBe(false)
})

test('only the low-s one of the two valid signatures is accepted', async () => {
  const { r, s } = secp256k1.Signature.fromCompact(base64.decode(first.signature))
  const other = new secp256k1.Signature(r, secp256k1.CURVE.n - s).toCompactRawBytes()
  expect(
    await verifyMessage({ network, provider: undefined }, { ...first, signature: base64.encode(other) }),
  ).toBe(false)
})
