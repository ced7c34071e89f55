import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createSignableMessage,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionDecoder,
  getTransactionEncoder,
  isMessageModifyingSigner,
  isTransactionModifyingSigner,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import nacl from 'tweetnacl'
import { expect, test, vi } from 'vitest'
import type { Signer, SignerSource } from '../adapter.ts'
import { solana as network } from '../networks/definitions/solana.ts'
import { describeOperation } from '../requests/describeOperation.ts'
import { createFakeSolanaWallet, type FakeSolanaWalletOptions } from '../test/fakeSolanaWallet.ts'
import { type SolanaSigner, toSolanaSigner } from './toSolanaSigner.ts'

type Keys = ReturnType<typeof nacl.sign.keyPair>
const addressOf = ({ publicKey }: Keys): string => base58.encode(publicKey)

/** Wallet with two keys whose signatures are real. */
async function setUp(features: FakeSolanaWalletOptions['features'] = {}) {
  const keys = [nacl.sign.keyPair(), nacl.sign.keyPair()] as const
  const keyOf = (account: unknown): Keys =>
    keys.find((each) => addressOf(each) === (account as { address: string }).address) ?? keys[0]
  const { wallet } = createFakeSolanaWallet({
    addresses: keys.map(addressOf),
    features: {
      'solana:signTransaction': (...inputs) =>
        inputs.map(({ account, transaction: wire }) => {
          const decoded = getTransactionDecoder().decode(wire as Uint8Array)
          const own = keyOf(account)
          const signature = nacl.sign.detached(Uint8Array.from(decoded.messageBytes), own.secretKey)
          const signatures = { ...decoded.signatures, [addressOf(own)]: signature }
          return {
            signedTransaction: new Uint8Array(
              getTransactionEncoder().encode({ ...decoded, signatures } as never),
            ),
          }
        }),
      'solana:signMessage': (...inputs) =>
        inputs.map(({ account, message }) => ({
          signature: nacl.sign.detached(message as Uint8Array, keyOf(account).secretKey),
          signedMessage: message,
        })),
      ...features,
    },
  })
  await (wallet.features['standard:connect'] as { connect: () => Promise<unknown> }).connect()
  let current: Signer | undefined = { address: addressOf(keys[0]), network, provider: wallet }
  const source: SignerSource = { getSigner: (namespace) => (namespace === 'solana' ? current : undefined) }
  return {
    keys,
    source,
    signer: toSolanaSigner(source),
    use(key: Keys | undefined) {
      current = key && { address: addressOf(key), network, provider: wallet }
    },
  }
}
const lifetime = {
  blockhash: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N' as Blockhash,
  lastValidBlockHeight: 100n,
}
const memo = {
  programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
  data: new Uint8Array([104, 105]),
}
const messageOf = (signer: ReturnType<typeof toSolanaSigner>) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(signer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => appendTransactionMessageInstruction(memo, message),
  )
/** Transaction from another library. */
const transactionOf = (from: string) => {
  const compiled = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(address(from), message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => appendTransactionMessageInstruction(memo, message),
    (message) => compileTransaction(message),
  )
  return getTransactionDecoder().decode(getTransactionEncoder().encode(compiled))
}

test('[S1.4] is a Kit signer of the wallet connected at the time of use', async () => {
  const { keys, signer, use } = await setUp()
  expect([isTransactionModifyingSigner(signer), isMessageModifyingSigner(signer)]).toEqual([true, true])
  for (const key of keys) {
    use(key)
    const signed = await signTransactionMessageWithSigners(messageOf(signer))
    const signature = signed.signatures[address(addressOf(key))]
    expect(
      nacl.sign.detached.verify(Uint8Array.from(signed.messageBytes), signature as Uint8Array, key.publicKey),
    ).toBe(true)
    expect(signed.lifetimeConstraint).toEqual(lifetime)
  }
})

test('[S1.4] signs messages, and keeps other signatures', async () => {
  const { keys, signer } = await setUp()
  const other = await generateKeyPairSigner()
  const before = createSignableMessage('hello', { [other.address]: new Uint8Array(64) as never })
  const [signed] = await signer.modifyAndSignMessages([before])
  const signature = signed?.signatures[signer.address] as Uint8Array
  expect(nacl.sign.detached.verify(before.content, signature, keys[0].publicKey)).toBe(true)
  expect(Object.keys(signed?.signatures ?? {})).toContain(other.address)
})

test('[S1.4] a transaction with a blockhash replaced by the wallet has the new lifetime', async () => {
  const changed = { ...lifetime, blockhash: 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W' as Blockhash }
  const { signer } = await setUp({
    'solana:signTransaction': ({ transaction: wire }) => {
      const decoded = getTransactionDecoder().decode(wire as Uint8Array)
      const bytes = Uint8Array.from(decoded.messageBytes)
      const old = base58.decode(lifetime.blockhash)
      const at = bytes.findIndex((_, index) => old.every((byte, offset) => bytes[index + offset] === byte))
      bytes.set(base58.decode(changed.blockhash), at)
      const transaction = { ...decoded, messageBytes: bytes }
      return [{ signedTransaction: new Uint8Array(getTransactionEncoder().encode(transaction as never)) }]
    },
  })
  for (const transaction of [transactionOf(signer.address), compileTransaction(messageOf(signer))]) {
    const [signed] = await signer.modifyAndSignTransactions([transaction])
    expect(signed?.lifetimeConstraint).toMatchObject({ blockhash: changed.blockhash })
  }
})

test('[S8.56] rejects without a connection, and for a transaction of another account', async () => {
  const { keys, signer, use } = await setUp()
  use(keys[1])
  const [own, other] = [transactionOf(addressOf(keys[1])), transactionOf(addressOf(keys[0]))]
  for (const transactions of [[other], [own, other]])
    await expect(signer.modifyAndSignTransactions(transactions)).rejects.toMatchObject({
      code: 'SIGNER_CHANGED',
    })
  use(undefined)
  expect(() => signer.address).toThrow('No solana account is connected')
  await expect(signer.modifyAndSignMessages([])).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
})

test('[S8.57] Kit passes a rejection on', async () => {
  const rejection = () => {
    throw { code: 4001 }
  }
  const { signer } = await setUp({ 'solana:signTransaction': rejection, 'solana:signMessage': rejection })
  await expect(signTransactionMessageWithSigners(messageOf(signer))).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  await expect(signer.modifyAndSignMessages([createSignableMessage('hello')])).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
})

const uses = [
  [
    'transactions',
    'solana:signTransaction',
    'SIGN_TRANSACTION_FAILED',
    (signer: SolanaSigner, abortSignal?: AbortSignal) =>
      signer.modifyAndSignTransactions([transactionOf(signer.address)], abortSignal && { abortSignal }),
  ],
  [
    'messages',
    'solana:signMessage',
    'SIGN_MESSAGE_FAILED',
    (signer: SolanaSigner, abortSignal?: AbortSignal) =>
      signer.modifyAndSignMessages([createSignableMessage('hello')], abortSignal && { abortSignal }),
  ],
] as const

test.each(uses)(
  'an abort while the wallet signs %s rejects with its reason, and after an abort the wallet is not asked [S4.2]',
  async (_, feature, __, sign) => {
    let asked = 0
    const { signer } = await setUp({
      [feature]: () => {
        asked += 1
        return new Promise(() => undefined)
      },
    })
    await expect(sign(signer, AbortSignal.abort('early'))).rejects.toBe('early')
    expect(asked).toBe(0)
    const controller = new AbortController()
    const signing = expect(sign(signer, controller.signal)).rejects.toBe('left')
    await vi.waitFor(() => expect(asked).toBe(1))
    controller.abort('left')
    await signing
  },
)

test.each(uses)(
  'a wallet that fails to sign %s: code and operation of the error',
  async (_, feature, code, sign) => {
    const failure = new Error('broken')
    const { signer } = await setUp({ [feature]: () => Promise.reject(failure) })
    await expect(sign(signer)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(feature),
      cause: failure,
    })
  },
)

test('changes of the app during the review do not reach the wallet', async () => {
  const { source } = await setUp()
  const changing = (bytes: Uint8Array) =>
    toSolanaSigner({
      ...source,
      reviewRequest(_, ask) {
        bytes.fill(1)
        return ask()
      },
    })
  const content = new TextEncoder().encode('hello')
  const text = content.slice()
  const messages = [{ ...createSignableMessage('hello'), content }]
  const [message] = await changing(content).modifyAndSignMessages(messages)
  expect(message?.content).toEqual(text)
  const compiled = compileTransaction(messageOf(toSolanaSigner(source)))
  const messageBytes = Uint8Array.from(compiled.messageBytes)
  const transactions = [
    { ...compiled, messageBytes: messageBytes as unknown as typeof compiled.messageBytes },
  ]
  const [transaction] = await changing(messageBytes).modifyAndSignTransactions(transactions)
  expect(Uint8Array.from(transaction?.messageBytes ?? [])).toEqual(Uint8Array.from(compiled.messageBytes))
})

test('transactions are reviewed in one request, with the account that signs them', async () => {
  const { source } = await setUp()
  const reviewed: unknown[] = []
  const reviewRequest: SignerSource['reviewRequest'] = (request, ask) => {
    reviewed.push(request)
    return ask()
  }
  const transactions = [compileTransaction(messageOf(toSolanaSigner(source)))]
  const { signal: abortSignal } = new AbortController()
  await toSolanaSigner({ ...source, reviewRequest }).modifyAndSignTransactions(transactions, { abortSignal })
  const address = source.getSigner('solana')?.address
  const params = { address, transactions: [expect.objectContaining(transactions[0])] }
  expect(reviewed).toEqual([
    { namespace: 'solana', method: 'signAllTransactions', params, signal: abortSignal },
  ])
})

test('the review of a message has its bytes, even if they are not text', async () => {
  const { source } = await setUp()
  const reviewed: { readonly method: string; readonly params?: unknown }[] = []
  const reviewRequest: SignerSource['reviewRequest'] = (request, ask) => {
    reviewed.push(request)
    return ask()
  }
  const content = Uint8Array.from([0xff, 1, 2])
  await toSolanaSigner({ ...source, reviewRequest }).modifyAndSignMessages([createSignableMessage(content)])
  const [{ method, params } = expect.unreachable('it is reviewed')] = reviewed
  expect(describeOperation(method, params)).toMatchObject({
    type: 'message',
    bytes: '0xff0102',
    text: undefined,
  })
})

test('every message is reviewed, in order, before the wallet is asked', async () => {
  const steps: string[] = []
  const { source } = await setUp({
    'solana:signMessage': (...inputs) =>
      inputs.map(({ message }) => {
        steps.push('signed')
        return { signature: new Uint8Array(64), signedMessage: message }
      }),
  })
  const reviewRequest: SignerSource['reviewRequest'] = ({ params }, ask) => {
    steps.push(new TextDecoder().decode((params as { readonly message: Uint8Array }).message))
    return ask()
  }
  const messages = ['one', 'two'].map((text) => createSignableMessage(text))
  await toSolanaSigner({ ...source, reviewRequest }).modifyAndSignMessages(messages)
  expect(steps).toEqual(['one', 'two', 'signed', 'signed'])
})

test('a message that the wallet changed is returned as signed, and a response without a signature rejects', async () => {
  const changed = new TextEncoder().encode('hello from the wallet')
  let answer: object = { signature: new Uint8Array(64).fill(7), signedMessage: changed }
  const { signer } = await setUp({ 'solana:signMessage': () => [answer] })
  const [message] = await signer.modifyAndSignMessages([createSignableMessage('hello')])
  expect(message?.content).toEqual(changed)
  answer = { signedMessage: changed }
  await expect(signer.modifyAndSignMessages([createSignableMessage('hello')])).rejects.toMatchObject({
    code: 'SIGN_MESSAGE_FAILED',
  })
})
