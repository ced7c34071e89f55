import { sha256 } from '@noble/hashes/sha2'
import { base64, hex } from '@scure/base'
import { Address, getAddress, OutScript, RawTx, SigHash, Transaction } from '@scure/btc-signer'
import { _RawPSBTV0 } from '@scure/btc-signer/psbt.js'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { describeRequest } from './describeRequest.ts'

const addressOf = (kind: 'wpkh' | 'tr', key: number): string =>
  getAddress(kind, new Uint8Array(32).fill(key)) ?? ''
const ME = addressOf('wpkh', 1)
const ORDINALS = addressOf('tr', 1)
const OTHER = addressOf('wpkh', 2)
const scriptOf = (address: string): Uint8Array => OutScript.encode(Address().decode(address))

type Amount = readonly [address: string, satoshis: bigint]
const psbtOf = (
  sighashType: number | undefined,
  outputs: readonly Amount[],
  { inputs = [[ORDINALS, 10_000n]], version = 0 }: { inputs?: readonly Amount[]; version?: number } = {},
): string => {
  const transaction = new Transaction()
  for (const [index, [address, amount]] of inputs.entries())
    transaction.addInput({
      txid: '11'.repeat(32),
      index,
      witnessUtxo: { script: scriptOf(address), amount },
      ...(sighashType !== undefined && { sighashType }),
    })
  for (const [address, amount] of outputs) transaction.addOutputAddress(address, amount)
  return base64.encode(transaction.toPSBT(version))
}
const read = (parameters: object, method = 'signPsbt', addresses: readonly string[] = []) =>
  describeRequest(
    { network: mainnet, provider: undefined },
    { method, params: { address: ME, ...parameters }, addresses },
  )

const { NONE, NONE_ANYONECANPAY, SINGLE, SINGLE_ANYONECANPAY, ALL, ALL_ANYONECANPAY } = SigHash
const PRICE = 5_000_000n
const nothing = { type: 'other', method: 'signPsbt' }
const unpaid = { ...nothing, hasUnpaidOrder: true }

describe('a signature sells its inputs for nothing', () => {
  test.each([
    ['if it commits to no output', NONE, [[ME, PRICE]], unpaid],
    ['if it commits to no output, and to one input', NONE_ANYONECANPAY, [[ME, PRICE]], unpaid],
    ['if its output is of another account', SINGLE_ANYONECANPAY, [[OTHER, PRICE]], unpaid],
    ['if its output is of another account, with all inputs', SINGLE, [[OTHER, PRICE]], unpaid],
    ['if its output is not more than it spends', SINGLE_ANYONECANPAY, [[ME, 10_000n]], unpaid],
    ['if it has no output', SINGLE_ANYONECANPAY, [], unpaid],
    ['but not if it pays the account', SINGLE_ANYONECANPAY, [[ME, 10_001n]], nothing],
    ['but not if it pays the address that it spends from', SINGLE_ANYONECANPAY, [[ORDINALS, PRICE]], nothing],
    // All outputs are signed, and the wallet shows them.
    ['but not if it commits to all outputs', ALL, [[OTHER, 9000n]], nothing],
    ['but not if others may add inputs', ALL_ANYONECANPAY, [[OTHER, 9000n]], nothing],
    ['but not without a sighash type', undefined, [[OTHER, 9000n]], nothing],
  ] as const)('%s', async (_, sighash, outputs, expected) => {
    expect(await read({ psbt: psbtOf(sighash, outputs) })).toEqual(expected)
    expect(await read({ psbt: psbtOf(sighash, outputs, { version: 2 }) })).toEqual(expected)
  })

  test('by a sighash type of the parameters', async () => {
    const psbt = psbtOf(undefined, [[OTHER, 9000n]])
    const by = (...sighashTypes: readonly number[]) =>
      read({ psbt, signInputs: [{ address: ORDINALS, index: 0, sighashTypes }] })
    expect(await by(NONE)).toEqual(unpaid)
    expect(await by(ALL, SINGLE_ANYONECANPAY)).toEqual(unpaid)
    expect(await by(ALL)).toEqual(nothing)
  })
})

test('the output of the same index pays for an input, and only signed inputs count', async () => {
  const outputs = [
    [OTHER, PRICE],
    [ME, PRICE],
  ] as const
  const inputs = [
    [OTHER, 1000n],
    [ORDINALS, 10_000n],
  ] as const
  const psbt = psbtOf(SINGLE_ANYONECANPAY, outputs, { inputs })
  const signing = (index: number) => read({ psbt, signInputs: [{ address: ORDINALS, index }] })
  expect(await signing(1)).toEqual(nothing)
  expect(
    await read({
      psbt: psbtOf(SINGLE_ANYONECANPAY, outputs.toReversed(), { inputs }),
      signInputs: [{ address: ME, index: 1 }],
    }),
  ).toEqual(unpaid)
  // An input that the PSBT does not have.
  expect(await signing(2)).toEqual(nothing)
})

test.each([
  ['without witnesses', undefined],
  ['with witnesses', [[Uint8Array.of(1)]]],
])(
  'the output that an input spends is read from its whole previous transaction, %s',
  async (_, witnesses) => {
    const previous = {
      version: 2,
      segwitFlag: witnesses !== undefined,
      inputs: [
        { txid: new Uint8Array(32), index: 7, finalScriptSig: new Uint8Array(300), sequence: 0xffffffff },
      ],
      outputs: [OTHER, ME].map((address, index) => ({
        script: scriptOf(address),
        amount: 10_000n * BigInt(index),
      })),
      witnesses,
      lockTime: 0,
    }
    const txid = sha256(sha256(RawTx.encode({ ...previous, segwitFlag: false }))).toReversed()
    const nonWitnessUtxo = RawTx.encode(previous)
    const psbtOfPrice = (price: bigint, version: number): string => {
      const transaction = new Transaction()
      transaction.addInput({ txid, index: 1, nonWitnessUtxo, sighashType: SINGLE_ANYONECANPAY })
      transaction.addOutputAddress(ME, price)
      return base64.encode(transaction.toPSBT(version))
    }
    for (const version of [0, 2]) {
      expect(await read({ psbt: psbtOfPrice(10_000n, version) })).toEqual(unpaid)
      expect(await read({ psbt: psbtOfPrice(10_001n, version) })).toEqual(nothing)
    }
  },
)

test('the output in `witnessUtxo` is ignored beside the whole previous transaction, since no hash proves it', async () => {
  const previous = {
    version: 2,
    segwitFlag: false,
    inputs: [{ txid: new Uint8Array(32), index: 0, finalScriptSig: new Uint8Array(0), sequence: 0xffffffff }],
    outputs: [{ script: scriptOf(ME), amount: 10_000n }],
    lockTime: 0,
  }
  const nonWitnessUtxo = RawTx.encode(previous)
  const transaction = new Transaction()
  const txid = sha256(sha256(nonWitnessUtxo)).toReversed()
  transaction.addInput({ txid, index: 0, nonWitnessUtxo, sighashType: SINGLE_ANYONECANPAY })
  transaction.addOutputAddress(ME, 5000n)
  const decoded = _RawPSBTV0.decode(transaction.toPSBT())
  const inputs = decoded.inputs.map((input) => ({
    ...input,
    witnessUtxo: { script: scriptOf(ME), amount: 1n },
  }))
  const psbt = base64.encode(_RawPSBTV0.encode({ ...decoded, inputs } as typeof decoded))
  expect(await read({ psbt })).toEqual(unpaid)
})

test('every address of the wallet is paid, and none that only the request names', async () => {
  const payment = addressOf('wpkh', 3)
  const psbt = psbtOf(SINGLE_ANYONECANPAY, [[payment, PRICE]])
  expect(await read({ psbt }, 'signPsbt', [ORDINALS, payment])).toEqual(nothing)
  expect(await read({ psbt, signInputs: [{ address: payment, index: 0 }] })).toEqual(unpaid)
})

test('the script of an input that another account signs is not counted as the script of the account', async () => {
  const inputs = [
    [ORDINALS, 10_000n],
    [OTHER, 1000n],
  ] as const
  const psbt = psbtOf(SINGLE_ANYONECANPAY, [[OTHER, PRICE]], { inputs })
  expect(await read({ psbt })).toEqual(unpaid)
  const signInputs = [0, 1].map((index) => ({ address: index === 0 ? ORDINALS : OTHER, index }))
  expect(await read({ psbt, signInputs })).toEqual(unpaid)
})

test('an output is not counted as a payment if the amount of the input is unknown', async () => {
  const transaction = new Transaction()
  transaction.addInput({ txid: '11'.repeat(32), index: 0, sighashType: SINGLE_ANYONECANPAY })
  transaction.addOutputAddress(ME, PRICE)
  expect(await read({ psbt: base64.encode(transaction.toPSBT()) })).toEqual(unpaid)
})

describe('without a list, an input with a signature', () => {
  /** A purchase: the first input is the seller's, whose signature commits to the first output. */
  const signedBy = (seller: string, signature: object): string => {
    const transaction = new Transaction()
    transaction.addInput({
      txid: '11'.repeat(32),
      index: 0,
      witnessUtxo: { script: scriptOf(seller), amount: 10_000n },
      sighashType: SINGLE_ANYONECANPAY,
    })
    transaction.addInput({
      txid: '22'.repeat(32),
      index: 0,
      witnessUtxo: { script: scriptOf(ME), amount: PRICE },
    })
    transaction.addOutputAddress(OTHER, PRICE)
    transaction.updateInput(0, signature, true)
    return base64.encode(transaction.toPSBT())
  }
  const seller = addressOf('tr', 2)
  const signature = new Uint8Array(65).fill(1)

  test.each([
    ['a final witness', { finalScriptWitness: [signature] }],
    ['a final script', { finalScriptSig: signature }],
    ['a taproot signature', { tapKeySig: signature }],
  ])('belongs to another account: %s', async (_, field) => {
    expect(await read({ psbt: signedBy(seller, field) })).toEqual(nothing)
    expect(await read({ psbt: signedBy(seller, {}) })).toEqual(unpaid)
  })

  test('is read if it belongs to the wallet, which may sign it again', async () => {
    const psbt = signedBy(ORDINALS, { tapKeySig: signature })
    expect(await read({ psbt }, 'signPsbt', [ORDINALS])).toEqual(unpaid)
  })
})

test('a longer key does not replace the sighash type', async () => {
  const bytes = base64.decode(psbtOf(NONE, [[ME, PRICE]]))
  // The key 3, with the type NONE in four bytes.
  const at = bytes.findIndex((_, index) => `${bytes.slice(index, index + 7)}` === '1,3,4,2,0,0,0')
  const longer = [2, 3, 0, 4, 1, 0, 0, 0]
  const psbt = base64.encode(Uint8Array.of(...bytes.slice(0, at + 7), ...longer, ...bytes.slice(at + 7)))
  expect(await read({ psbt })).toEqual(unpaid)
})

test.each(['', '!!', base64.encode(Uint8Array.of(1, 2, 3)), hex.encode(base64.decode(psbtOf(ALL, [])))])(
  'a text other than a PSBT in base64 is unreadable: %j',
  async (psbt) => {
    await expect(read({ psbt })).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
  },
)

test('a PSBT that ends early has no effects', async () => {
  expect(await read({ psbt: psbtOf(NONE, [[ME, PRICE]]).slice(0, 40) })).toEqual(nothing)
})

test('other operations have the same content as in every namespace', async () => {
  expect(await read({ to: OTHER, value: 5n }, 'sendTransaction')).toMatchObject({
    type: 'transaction',
    calls: [{ to: OTHER, value: 5n }],
  })
  expect(await read({}, 'getBalance')).toBeUndefined()
})
