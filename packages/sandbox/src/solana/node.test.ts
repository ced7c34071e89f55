import { hexToBytes } from '@noble/hashes/utils'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getTransferCheckedInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import {
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  type TransactionMessageBytesBase64,
  getBase64Decoder,
} from '@solana/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestRpc } from '../base/rpc.ts'
import { SOLANA_TOKEN_MINT } from '../base/tokens.ts'
import { solanaAccounts } from './accounts.ts'
import { type SolanaNode, startSolanaNode } from './node.ts'

const SOL = 1_000_000_000n

let node: SolanaNode
let alice: KeyPairSigner
const bob = address(solanaAccounts[1]?.address ?? '')
beforeAll(async () => {
  node = await startSolanaNode()
  alice = await signerOf(0)
})
beforeEach(() => node.reset())
afterAll(() => node.stop())

const signerOf = (index: number) =>
  createKeyPairSignerFromPrivateKeyBytes(hexToBytes((solanaAccounts[index]?.privateKey ?? '').slice(2)))
const clients = () => ({
  rpc: createSolanaRpc(node.url),
  rpcSubscriptions: createSolanaRpcSubscriptions(node.url.replace('http', 'ws')),
})
const pay = (to: Address, amount: bigint, source = alice): Instruction =>
  getTransferSolInstruction({ source, destination: to, amount: lamports(amount) })

type Made = {
  readonly payer?: KeyPairSigner
  readonly blockhash?: Blockhash
  readonly price?: bigint
  readonly limit?: number
}
async function make(
  instructions: readonly Instruction[],
  { payer = alice, blockhash, price, limit }: Made = {},
) {
  const { value: latest } = await clients().rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(payer, message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash(blockhash ? { ...latest, blockhash } : latest, message),
    (message) => (limit === undefined ? message : setTransactionMessageComputeUnitLimit(limit, message)),
    (message) => (price === undefined ? message : setTransactionMessageComputeUnitPrice(price, message)),
    (message) => appendTransactionMessageInstructions(instructions, message),
    (message) => signTransactionMessageWithSigners(message),
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  return transaction
}
const send = (transaction: Parameters<typeof getBase64EncodedWireTransaction>[0], skipPreflight = false) =>
  clients()
    .rpc.sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64', skipPreflight })
    .send()
const failureOf = (promise: Promise<unknown>): Promise<Error & { cause?: unknown }> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: Error) => error,
  )

describe('accounts', () => {
  test.each(solanaAccounts.map((account, index) => ({ ...account, index })))(
    'account $index is funded, and is derived from its key',
    async ({ address: expected, index }) => {
      expect((await signerOf(index)).address).toBe(expected)
      expect((await clients().rpc.getBalance(address(expected)).send()).value).toBe(100n * SOL)
    },
  )

  test('tokens are found by owner, as parsed JSON', async () => {
    const mint = address(SOLANA_TOKEN_MINT)
    const { value } = await clients()
      .rpc.getTokenAccountsByOwner(alice.address, { mint }, { encoding: 'jsonParsed' })
      .send()
    expect(value).toMatchObject([
      {
        account: {
          owner: TOKEN_PROGRAM_ADDRESS,
          data: {
            program: 'spl-token',
            parsed: { info: { mint, tokenAmount: { uiAmountString: '1000', decimals: 6 } } },
          },
        },
      },
    ])
    const others = await clients()
      .rpc.getTokenAccountsByOwner(bob, { programId: TOKEN_PROGRAM_ADDRESS }, { encoding: 'base64' })
      .send()
    expect(others.value).toEqual([])
    expect(
      (
        await clients()
          .rpc.getTokenAccountBalance(value[0]?.pubkey as Address)
          .send()
      ).value.amount,
    ).toBe('1000000000')
  })

  test('an unknown account has a balance of 0', async () => {
    const { address: receiver } = await generateKeyPairSigner()
    expect((await clients().rpc.getBalance(receiver).send()).value).toBe(0n)
    expect((await clients().rpc.getAccountInfo(receiver, { encoding: 'base64' }).send()).value).toBeNull()
    expect(
      await failureOf(
        clients()
          .rpc.getBalance('nonsense' as Address)
          .send(),
      ),
    ).toMatchObject({ context: { __code: -32602 } })
  })
})

describe('transactions', () => {
  test('are confirmed to waiting clients, and pay their fee', async () => {
    const { rpc } = clients()
    const transaction = await make([pay(bob, SOL)], { price: 5_000_000n, limit: 1_000 })
    await sendAndConfirmTransactionFactory(clients())(transaction, { commitment: 'confirmed' })
    const signature = getSignatureFromTransaction(transaction)
    expect((await rpc.getBalance(bob).send()).value).toBe(101n * SOL)
    // A signature, and 1 000 units at 5 lamports.
    expect((await rpc.getBalance(alice.address).send()).value).toBe(99n * SOL - 10_000n)
    expect((await rpc.getSignatureStatuses([signature]).send()).value).toMatchObject([
      { err: null, confirmationStatus: 'finalized' },
    ])
    const found = await rpc
      .getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send()
    expect(found).toMatchObject({
      meta: { err: null, fee: 10_000n },
      transaction: { signatures: [signature] },
    })
    expect(await rpc.getSignaturesForAddress(bob).send()).toMatchObject([{ signature, err: null }])
    expect(await rpc.getRecentPrioritizationFees([bob]).send()).toMatchObject([
      { prioritizationFee: 5_000_000n },
    ])
  })

  test('transfer tokens, and create accounts', async () => {
    const mint = address(SOLANA_TOKEN_MINT)
    const holding = async (owner: Address) =>
      (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]
    const ata = await holding(bob)
    const transaction = await make([
      getCreateAssociatedTokenIdempotentInstruction({ payer: alice, ata, owner: bob, mint }),
      getTransferCheckedInstruction({
        source: await holding(alice.address),
        mint,
        destination: ata,
        authority: alice,
        amount: 2_500_000n,
        decimals: 6,
      }),
    ])
    await send(transaction)
    expect((await clients().rpc.getTokenAccountBalance(ata).send()).value.uiAmountString).toBe('2.5')
  })

  test('are rejected when sent twice, with another error than that of failed transactions', async () => {
    const transaction = await make([pay(bob, SOL)])
    await send(transaction)
    const twice = await failureOf(send(transaction))
    expect(isSolanaError(twice.cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED)).toBe(true)
    const tooMuch = await failureOf(send(await make([pay(bob, 1_000n * SOL)])))
    expect(isSolanaError(tooMuch.cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)).toBe(true)
    expect(tooMuch.cause).toMatchObject({ context: { code: 1, index: 0 } })
    expect(
      JSON.stringify(tooMuch, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    ).toContain('Transfer: insufficient lamports')
  })

  test('are in a block although they fail, if sent without preflight', async () => {
    const signature = await send(await make([pay(bob, 1_000n * SOL)]), true)
    const { value } = await clients().rpc.getSignatureStatuses([signature]).send()
    expect(value).toMatchObject([{ err: { InstructionError: [0n, { Custom: 1n }] } }])
  })

  test('are rejected if their payer has no funds', async () => {
    const payer = await generateKeyPairSigner()
    const poor = await failureOf(send(await make([pay(bob, 1n, payer)], { payer })))
    expect(poor.cause).toMatchObject({ message: expect.stringContaining('no record of a prior credit') })
  })

  test('are rejected with a forged signature, and still simulated', async () => {
    const transaction = await make([pay(bob, SOL)])
    const forged = { ...transaction, signatures: { [alice.address]: new Uint8Array(64).fill(1) } }
    expect(await failureOf(send(forged as never))).toMatchObject({ context: { __code: -32003 } })
    const { value } = await clients()
      .rpc.simulateTransaction(getBase64EncodedWireTransaction(forged as never), { encoding: 'base64' })
      .send()
    expect(value).toMatchObject({ err: null, unitsConsumed: 150n })
    expect((await clients().rpc.getBalance(bob).send()).value).toBe(100n * SOL)
  })
})

describe('recent blockhashes', () => {
  test('stay valid after newer blockhashes, and expire after their last valid block height', async () => {
    const { rpc } = clients()
    const { value: first } = await rpc.getLatestBlockhash().send()
    node.increaseTime(30)
    expect((await rpc.getLatestBlockhash().send()).value.blockhash).not.toBe(first.blockhash)
    expect((await rpc.isBlockhashValid(first.blockhash).send()).value).toBe(true)
    await send(await make([pay(bob, 1n)], { blockhash: first.blockhash }))
    node.increaseTime(60)
    expect((await rpc.isBlockhashValid(first.blockhash).send()).value).toBe(false)
    expect(await rpc.getBlockHeight().send()).toBeGreaterThan(first.lastValidBlockHeight)
    const late = await failureOf(send(await make([pay(bob, 2n)], { blockhash: first.blockhash })))
    expect(isSolanaError(late.cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)).toBe(true)
  })

  test('the fee of a message equals the fee of its transaction', async () => {
    const { rpc } = clients()
    const transaction = await make([pay(bob, 1n)], { price: 2_000_000n, limit: 600 })
    const message = getBase64Decoder().decode(transaction.messageBytes) as TransactionMessageBytesBase64
    expect((await rpc.getFeeForMessage(message).send()).value).toBe(6_200n)
    await send(transaction)
    expect((await rpc.getBalance(alice.address).send()).value).toBe(100n * SOL - 6_201n)
  })
})

test('an airdrop can be requested repeatedly', async () => {
  const { address: to } = await generateKeyPairSigner()
  for (const _ of [1, 2])
    await airdropFactory(clients())({
      recipientAddress: to,
      lamports: lamports(SOL),
      commitment: 'confirmed',
    })
  expect((await clients().rpc.getBalance(to).send()).value).toBe(2n * SOL)
})

test('a balance can be set, for tests of insufficient funds', async () => {
  await requestRpc(node.url, 'sandbox_setBalance', [bob, 7])
  expect((await clients().rpc.getBalance(bob).send()).value).toBe(7n)
})

test('accounts, logs and slots are sent to subscribers', async () => {
  const { rpcSubscriptions } = clients()
  const controller = new AbortController()
  const options = { abortSignal: controller.signal }
  const [accounts, logs, slots] = await Promise.all([
    rpcSubscriptions.accountNotifications(bob, { encoding: 'base64' }).subscribe(options),
    rpcSubscriptions.logsNotifications({ mentions: [bob] }).subscribe(options),
    rpcSubscriptions.slotNotifications().subscribe(options),
  ])
  const first = async <value>(notifications: AsyncIterable<value>): Promise<value> => {
    for await (const notification of notifications) return notification
    return expect.unreachable('nothing was told')
  }
  // Kit drops notifications without a listener.
  const received = [first(accounts), first(logs), first(slots)] as const
  const signature = await send(await make([pay(bob, SOL)]))
  expect(await received[0]).toMatchObject({ value: { lamports: 101n * SOL } })
  expect(await received[1]).toMatchObject({ value: { signature, err: null } })
  expect((await received[2]).slot).toBeGreaterThan(0n)
  controller.abort()
})

test('a snapshot can be restored any number of times', async () => {
  const { rpc } = clients()
  await send(await make([pay(bob, SOL)]))
  const { restore } = node.snapshot()
  for (const _ of [1, 2]) {
    await send(await make([pay(bob, 2n * SOL)]))
    expect((await rpc.getBalance(bob).send()).value).toBe(103n * SOL)
    restore()
    expect((await rpc.getBalance(bob).send()).value).toBe(101n * SOL)
  }
  node.reset()
  expect((await rpc.getBalance(bob).send()).value).toBe(100n * SOL)
})

test('an invalid request is answered with an error, alone and in a batch', async () => {
  const post = async (body: string) => (await fetch(node.url, { method: 'POST', body })).json()
  expect(await post('{')).toMatchObject({ error: { code: -32700 } })
  expect(await post('[{"id":1,"method":"getHealth"},{"id":2,"method":"toString"},5]')).toMatchObject([
    { id: 1, result: 'ok' },
    { id: 2, error: { code: -32601 } },
    { id: null, error: { code: -32600 } },
  ])
  expect(await post('{"id":1,"method":"sendTransaction","params":["AAAA"]}')).toMatchObject({
    error: { code: -32602 },
  })
})
