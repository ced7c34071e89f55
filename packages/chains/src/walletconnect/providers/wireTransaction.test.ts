import { base58 } from '@scure/base'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getAddressDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { describe, expect, test } from 'vitest'
import { addSignature, readLegacy } from './wireTransaction.ts'

const keyOf = (fill: number): Address => getAddressDecoder().decode(new Uint8Array(32).fill(fill))
const [PAYER, SIGNER, WATCHER, TARGET, SOURCE] = [1, 2, 3, 4, 5].map(keyOf) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const PROGRAM = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const BLOCKHASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'
/** Its length takes two bytes, 0x80 0x02. */
const DATA = Uint8Array.from({ length: 256 }, (_, index) => index % 251)

const transactionOf = (version: 'legacy' | 0): Uint8Array =>
  new Uint8Array(
    getTransactionEncoder().encode(
      pipe(
        createTransactionMessage({ version }),
        (message) => setTransactionMessageFeePayer(PAYER, message),
        (message) =>
          setTransactionMessageLifetimeUsingBlockhash(
            { blockhash: BLOCKHASH as Blockhash, lastValidBlockHeight: 1n },
            message,
          ),
        (message) =>
          appendTransactionMessageInstruction(
            {
              programAddress: PROGRAM,
              accounts: [
                { address: SIGNER, role: AccountRole.WRITABLE_SIGNER },
                { address: WATCHER, role: AccountRole.READONLY_SIGNER },
                { address: TARGET, role: AccountRole.WRITABLE },
                { address: SOURCE, role: AccountRole.READONLY },
              ],
              data: DATA,
            },
            message,
          ),
        (message) => compileTransaction(message as never),
      ),
    ),
  )

describe('parts of a legacy transaction', () => {
  test('are its payer, blockhash and instructions with the roles of their accounts', () => {
    const key = (pubkey: string, isSigner: boolean, isWritable: boolean) => ({ pubkey, isSigner, isWritable })
    expect(readLegacy(transactionOf('legacy'))).toEqual({
      feePayer: PAYER,
      recentBlockhash: BLOCKHASH,
      instructions: [
        {
          programId: PROGRAM,
          data: base58.encode(DATA),
          keys: [
            key(SIGNER, true, true),
            key(WATCHER, true, false),
            key(TARGET, false, true),
            key(SOURCE, false, false),
          ],
        },
      ],
    })
  })

  test.each([
    ['a versioned transaction', transactionOf(0)],
    ['a transaction without its last byte', transactionOf('legacy').slice(0, -1)],
    ['no bytes', new Uint8Array()],
  ])('are absent for %s', (_, transaction) => {
    expect(readLegacy(transaction)).toBeUndefined()
  })
})

describe('signature of a signer', () => {
  const SIGNATURE = new Uint8Array(64).fill(9)

  test.each(['legacy', 0] as const)('takes the place of its signer in version %s', (version) => {
    const transaction = transactionOf(version)
    for (const signer of [PAYER, SIGNER, WATCHER]) {
      const signed = addSignature(transaction, signer, SIGNATURE) ?? expect.unreachable('it is signed')
      const { messageBytes, signatures } = getTransactionDecoder().decode(signed)
      expect(messageBytes).toEqual(getTransactionDecoder().decode(transaction).messageBytes)
      expect(Object.entries(signatures).filter(([, each]) => each !== null)).toEqual([[signer, SIGNATURE]])
    }
    // The bytes of the app stay as they are.
    expect(transaction).toEqual(transactionOf(version))
  })

  test.each([
    ['an account that does not sign', transactionOf(0), TARGET, SIGNATURE],
    ['an unknown account', transactionOf(0), keyOf(8), SIGNATURE],
    ['a signature of 63 bytes', transactionOf(0), PAYER, SIGNATURE.slice(1)],
    ['no signature', transactionOf(0), PAYER, undefined],
    ['a truncated transaction', transactionOf(0).slice(0, 300), PAYER, SIGNATURE],
    ['no bytes', new Uint8Array(), PAYER, SIGNATURE],
  ])('is not added for %s', (_, transaction, signer, signature) => {
    expect(addSignature(transaction, signer, signature)).toBeUndefined()
  })
})
