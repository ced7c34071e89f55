import { base58, base64 } from '@scure/base'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder, type RpcTransport } from '@solana/kit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import { solana as network } from '../networks/definitions/solana.ts'
import { solanaDevnet } from '../networks/definitions/solanaDevnet.ts'
import { createFakeSolanaNode, inContext } from '../test/fakeSolanaNode.ts'
import {
  createFakeSolanaWallet,
  type FakeSolanaWalletOptions,
  OTHER_SOLANA_ACCOUNT as BOB,
  SOLANA_ACCOUNT as ALICE,
} from '../test/fakeSolanaWallet.ts'
import { createError as createWalletConnectError } from '../walletconnect/errors.ts'
import { solana, type SolanaOptions } from './solana.ts'
import { toSendError } from './toSendError.ts'

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const SYSTEM = '11111111111111111111111111111111'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setUp(
  answers: Parameters<typeof createFakeSolanaNode>[0] = {},
  options: FakeSolanaWalletOptions & SolanaOptions = {},
  through: (transport: RpcTransport) => RpcTransport = (transport) => transport,
) {
  const node = createFakeSolanaNode(answers)
  const fake = createFakeSolanaWallet(options)
  const { priorityFeeCeiling } = options
  const transports = { [network.caipNetworkId]: through(node.transport) }
  const adapter = solana({ transports, priorityFeeCeiling })
  await (fake.wallet.features['standard:connect'] as { connect: () => Promise<unknown> }).connect()
  const context = { network, provider: fake.wallet }
  return {
    ...fake,
    node,
    adapter,
    context,
    send: (parameters: object = {}, signal?: AbortSignal) =>
      runOperation(adapter, 'sendTransaction', {
        ...context,
        signal,
        parameters: { address: ALICE, to: BOB, value: 100_000_000n, ...parameters },
      }),
    methods: () => node.calls.map(({ method }) => method),
  }
}

/** Instructions of a wire transaction. */
function read(wire: Uint8Array) {
  const message = getCompiledTransactionMessageDecoder().decode(
    getTransactionDecoder().decode(wire).messageBytes,
  )
  if (!('instructions' in message)) return expect.unreachable('a version that is not sent')
  return message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
    program: message.staticAccounts[programAddressIndex] as string,
    accounts: accountIndices.map((index) => message.staticAccounts[index]),
    view: new DataView(Uint8Array.from(data ?? []).buffer),
  }))
}
const shown = ({ calls }: Awaited<ReturnType<typeof setUp>>) =>
  calls.find(({ feature }) => feature === 'solana:signTransaction')?.inputs[0]?.['transaction'] as Uint8Array

type Request = Parameters<RpcTransport>[0]
const methodOf = ({ payload }: Request): unknown => (payload as { readonly method: unknown }).method
/** Node that gives no answer to `sendTransaction`. */
const silent = (answer: (request: Request) => Promise<never>) => (transport: RpcTransport) =>
  ((request: Request) =>
    methodOf(request) === 'sendTransaction' ? answer(request) : transport(request)) as RpcTransport
const dropped = async (): Promise<never> => {
  throw new TypeError('Failed to fetch')
}

const SIGNATURE = new Uint8Array(64).fill(7)
/** Wire transaction with a signature, and with another blockhash if given. */
function signWire(wire: unknown, blockhash?: string): Uint8Array {
  const signed = Uint8Array.from(wire as Uint8Array)
  // Offset 1: after the number of signatures.
  signed.set(SIGNATURE, 1)
  const old = base58.decode('EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N')
  const at = signed.findIndex((_, index) => old.every((byte, offset) => signed[index + offset] === byte))
  if (blockhash) signed.set(base58.decode(blockhash), at)
  return signed
}
const signing = (blockhash?: string): FakeSolanaWalletOptions => ({
  features: {
    'solana:signTransaction': (...inputs) =>
      inputs.map(({ transaction }) => ({ signedTransaction: signWire(transaction, blockhash) })),
  },
})

describe('a transfer', () => {
  test('[S1.14] of 0.1 SOL is 100 000 000 lamports, with a limit from the simulation and a price', async () => {
    const made = await setUp()
    expect(await made.send()).toBe(made.node.answers['sendTransaction'])
    const [limit, price, transfer] = read(shown(made))
    expect([limit?.program, limit?.view.getUint8(0), limit?.view.getUint32(1, true)]).toEqual([
      COMPUTE_BUDGET,
      2,
      495,
    ])
    // The programs refuse longer data.
    expect([limit, price, transfer].map((each) => each?.view.byteLength)).toEqual([5, 9, 12])
    expect([price?.program, price?.view.getUint8(0), price?.view.getBigUint64(1, true)]).toEqual([
      COMPUTE_BUDGET,
      3,
      1_000n,
    ])
    expect([transfer?.program, transfer?.accounts]).toEqual([SYSTEM, [ALICE, BOB]])
    expect([transfer?.view.getUint32(0, true), transfer?.view.getBigUint64(4, true)]).toEqual([
      2,
      100_000_000n,
    ])
  })

  test.each([
    [-1n, 'AMOUNT_NOT_POSITIVE'],
    [2n ** 64n + 1n, 'INSUFFICIENT_FUNDS'],
  ])(
    '[S1.14] of %s lamports, which is not a `u64`, rejects before the wallet is asked',
    async (value, code) => {
      const made = await setUp()
      await expect(made.send({ value })).rejects.toMatchObject({ code })
      expect(shown(made)).toBeUndefined()
    },
  )

  test('[S1.14] has at most the highest unit limit of the network', async () => {
    const made = await setUp()
    await made.send({ gas: 2n ** 32n + 5n })
    expect(read(shown(made))[0]?.view.getUint32(1, true)).toBe(1_400_000)
  })

  test('[S1.14] is signed by the wallet and sent by the app, unchanged', async () => {
    const signed = new Uint8Array([1, 2, 3])
    const made = await setUp(
      {},
      { features: { 'solana:signTransaction': () => [{ signedTransaction: signed }] } },
    )
    await made.send()
    expect(made.node.calls.at(-1)).toEqual({
      method: 'sendTransaction',
      params: [base64.encode(signed), { encoding: 'base64', preflightCommitment: 'confirmed' }],
    })
    expect(made.calls.at(-1)?.inputs[0]).toMatchObject({
      chain: 'solana:mainnet',
      account: { address: ALICE },
    })
  })

  test('[S1.14] is sent by a wallet that only supports signAndSendTransaction', async () => {
    const made = await setUp({}, { features: { 'solana:signTransaction': undefined } })
    expect(await made.send()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(made.calls.at(-1)?.feature).toBe('solana:signAndSendTransaction')
    expect(made.methods()).not.toContain('sendTransaction')
  })

  test.each([
    ['no answer', []],
    ['a short signature', [{ signature: new Uint8Array(63) }]],
  ])('may have been sent by a wallet that only sends, with %s', async (_, answer) => {
    const features = {
      'solana:signTransaction': undefined,
      'solana:signAndSendTransaction': () => answer,
    }
    const made = await setUp({}, { features })
    await expect(made.send()).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
  })

  test('is requested for its cluster from a wallet that only sends', async () => {
    const made = await setUp({}, { features: { 'solana:signTransaction': undefined } })
    const context = { ...made.context, network: solanaDevnet }
    const parameters = { address: BOB, transaction: 'AQID' }
    await runOperation(made.adapter, 'signAndSendTransaction', { ...context, parameters })
    expect(made.calls.at(-1)?.inputs).toMatchObject([{ chain: 'solana:devnet', account: { address: BOB } }])
  })

  test.each(['TAB_CLOSED', 'EXPIRED'] as const)(
    'may have been sent by a wallet that only sends, if its relay loses the answer: %s',
    async (code) => {
      const lost = (): never => {
        throw createWalletConnectError(code, undefined, { isRetryable: true })
      }
      const features = { 'solana:signTransaction': undefined, 'solana:signAndSendTransaction': lost }
      const made = await setUp({}, { features })
      await expect(made.send()).rejects.toMatchObject({ code: 'SEND_UNCLEAR', isRetryable: false })
    },
  )

  test('[S1.14] keeps its priority fee below the ceiling', async () => {
    const fees = { getRecentPrioritizationFees: [{ slot: 1n, prioritizationFee: 10n ** 15n }] }
    for (const priorityFeeCeiling of [undefined, 50n]) {
      const made = await setUp(fees, { priorityFeeCeiling })
      await made.send()
      const [limit, price] = read(shown(made))
      const lamports =
        (BigInt(limit?.view.getUint32(1, true) ?? 0) * (price?.view.getBigUint64(1, true) ?? 0n)) / 1_000_000n
      expect(lamports).toBeLessThanOrEqual(priorityFeeCeiling ?? 100_000n)
      expect(lamports).toBeGreaterThan(0n)
    }
  })

  test.each([
    ['does not have the method', () => Promise.reject({ code: -32601, message: 'Method not found' })],
    ['lists no fees', []],
    ['answers with something else', { fees: 5 }],
    ['answers with a fee that is no number', [{ slot: 1n, prioritizationFee: 'high' }]],
  ])('has no priority fee if the node %s', async (_, getRecentPrioritizationFees) => {
    const made = await setUp({ getRecentPrioritizationFees })
    await made.send()
    const [limit, price, transfer] = read(shown(made))
    expect(limit?.view.getUint32(1, true)).toBeGreaterThan(0)
    expect(price?.view.getBigUint64(1, true)).toBe(0n)
    expect(transfer?.accounts).toEqual([ALICE, BOB])
  })

  test('is priced by recent fees on its own accounts, and simulated unsigned and without a priority fee', async () => {
    const made = await setUp()
    await made.send()
    const paramsOf = (name: string) => made.node.calls.find(({ method }) => method === name)?.params ?? []
    expect(paramsOf('getRecentPrioritizationFees')).toEqual([[ALICE, BOB]])
    const [draft, options] = paramsOf('simulateTransaction')
    expect(options).toMatchObject({ replaceRecentBlockhash: true, sigVerify: false })
    const [, price, transfer] = read(base64.decode(draft as string))
    expect(price?.view.getBigUint64(1, true)).toBe(0n)
    expect(transfer?.accounts).toEqual([ALICE, BOB])
  })

  test('is not requested if the wallet has changed during the preparation', async () => {
    const made = await setUp()
    const seen: string[] = []
    const sending = runOperation(made.adapter, 'sendTransaction', {
      ...made.context,
      async recheck() {
        seen.push(...made.methods())
        throw new Error('another account')
      },
      parameters: { address: ALICE, to: BOB, value: 1n },
    })
    await expect(sending).rejects.toMatchObject({ code: 'SEND_TRANSACTION_FAILED' })
    expect(seen).toContain('simulateTransaction')
    expect([shown(made), made.methods()]).toEqual([undefined, seen])
  })

  test('with empty call data is sent', async () => {
    const made = await setUp()
    expect(await made.send({ data: '0x' })).toBe(made.node.answers['sendTransaction'])
  })

  test('[S1.14] has the requested unit limit', async () => {
    const made = await setUp()
    await made.send({ gas: 7_777n })
    expect(read(shown(made))[0]?.view.getUint32(1, true)).toBe(7_777)
  })

  test.each([
    [
      'INSUFFICIENT_FUNDS',
      { InstructionError: [2, { Custom: 1 }] },
      ['Transfer: insufficient lamports 5, need 6'],
    ],
    ['INSUFFICIENT_FUNDS_FOR_FEES', 'AccountNotFound', []],
    ['INSUFFICIENT_FUNDS_FOR_FEES', { InsufficientFundsForRent: { account_index: 0 } }, []],
    ['AMOUNT_BELOW_MINIMUM', { InsufficientFundsForRent: { account_index: 1 } }, []],
    ['SEND_TRANSACTION_FAILED', { InstructionError: [2, 'InvalidArgument'] }, ['Program log: no']],
  ])('a transfer that would fail rejects with %s before the wallet is asked', async (code, err, logs) => {
    const made = await setUp({ simulateTransaction: inContext({ err, logs, unitsConsumed: 450n }) })
    await expect(made.send()).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^solana:sendTransaction - /),
    })
    expect(made.promptCount()).toBe(1)
  })

  test.each([
    ['INSUFFICIENT_FUNDS_FOR_FEES', 'Transaction simulation failed', 'InsufficientFundsForFee', []],
    [
      'INSUFFICIENT_FUNDS',
      'Transaction simulation failed',
      { InstructionError: [2, { Custom: 1 }] },
      ['Transfer: insufficient lamports 5, need 6'],
    ],
    ['SEND_TRANSACTION_FAILED', 'Transaction simulation failed', 'BlockhashNotFound', []],
  ])('a transfer that the node rejects has the error %s', async (code, message, err, logs) => {
    const data = { err, logs, accounts: null, unitsConsumed: 0, returnData: null }
    const made = await setUp({
      sendTransaction: () => {
        throw { code: -32002, message, data }
      },
    })
    await expect(made.send()).rejects.toMatchObject({ code, cause: expect.anything() })
  })

  test('logs of another type than text in the error of a wallet are skipped', () => {
    const logs = [{ toString: 1 }, null, 'Transfer: insufficient lamports 5, need 6']
    const origin = { operation: 'sendTransaction', code: 'SEND_TRANSACTION_FAILED' } as const
    expect(toSendError({ context: { logs } }, origin)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  })

  test.each([
    ['INVALID_RECIPIENT', { to: '0x52908400098527886E0F7030069857D2E4169EE7' }],
    ['INVALID_RECIPIENT', { to: `${BOB}1` }],
    ['OPERATION_NOT_SUPPORTED', { data: '0x1234' }],
  ])('rejects with %s for %j, without any request', async (code, parameters) => {
    const made = await setUp()
    await expect(made.send(parameters)).rejects.toMatchObject({ code })
    expect([made.methods(), made.promptCount()]).toEqual([[], 1])
  })

  test('resolves with the signature of the wallet, even if the node returns another signature', async () => {
    const made = await setUp({ sendTransaction: base58.encode(new Uint8Array(64).fill(9)) }, signing())
    expect(await made.send()).toBe(base58.encode(SIGNATURE))
  })

  const voted = inContext([{ slot: 1n, confirmations: null, err: null, confirmationStatus: 'confirmed' }])
  const unknown = inContext([null])
  /** The node has not reached the slot after the last block, which is 1. */
  const behind = { context: { slot: 0n }, value: [null] }
  const OTHER_BLOCKHASH = 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W'
  test.each([
    ['is expired after its last block', 101n, [unknown], undefined, 'expired'],
    ['is pending in its last block', 100n, [unknown], undefined, 'pending'],
    ['is confirmed if its last block includes it', 101n, [unknown, voted], undefined, 'confirmed'],
    ['is pending if no node gives its status', 101n, ['broken'], undefined, 'pending'],
    ['is not expired because a node fails', 101n, [unknown, 'broken', voted], undefined, 'confirmed'],
    ['is pending if the node is behind its last block', 101n, [unknown, behind], undefined, 'pending'],
    ['is confirmed by a node that was behind', 101n, [behind, behind, voted], undefined, 'confirmed'],
    ['is expired once the node has caught up', 101n, [behind, behind, unknown], undefined, 'expired'],
    ['is pending with a blockhash of the wallet', 101n, [unknown], OTHER_BLOCKHASH, 'pending'],
  ])(
    'without an answer of a node is known by its signature, and %s',
    async (_, height, statuses, blockhash, outcome) => {
      const left = [...statuses]
      const getSignatureStatuses = () => (left.length > 1 ? left.shift() : left[0])
      const made = await setUp(
        { getEpochInfo: { absoluteSlot: 1n, blockHeight: height }, getSignatureStatuses },
        signing(blockhash),
        silent(dropped),
      )
      const hash = await made.send()
      expect(hash).toBe(base58.encode(SIGNATURE))
      vi.useFakeTimers()
      const parameters = { hash, timeoutMs: 5_000 }
      const waiting = runOperation(made.adapter, 'waitForTransaction', { ...made.context, parameters })
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await waiting).toBe(outcome)
    },
  )

  test('is known by its signature without an answer of a node, also if the host made it', async () => {
    const prepared = await setUp()
    await prepared.send()
    const made = await setUp({}, signing(), silent(dropped))
    const parameters = { address: ALICE, transaction: base64.encode(shown(prepared)) }
    const sending = runOperation(made.adapter, 'signAndSendTransaction', { ...made.context, parameters })
    expect(await sending).toBe(base58.encode(SIGNATURE))
  })

  test('may have been sent if neither the bytes of the wallet nor a node give its signature', async () => {
    const features = { 'solana:signTransaction': () => [{ signedTransaction: new Uint8Array([1, 2, 3]) }] }
    const made = await setUp({}, { features }, silent(dropped))
    await expect(made.send()).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
  })

  test.each([
    [500, true],
    [502, true],
    [504, true],
    [400, false],
    [403, false],
    [429, false],
  ])('after the HTTP status %i of a node counts as sent: %s', async (status, isSent) => {
    const made = await setUp({}, signing())
    vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
      const payload = JSON.parse(body) as { readonly method: string }
      if (payload.method === 'sendTransaction') return new Response('', { status })
      const answer: unknown = await made.node.transport({ payload })
      return new Response(
        JSON.stringify(answer, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
      )
    })
    const at = { ...network, rpcUrls: { default: { http: ['https://node.example'] } } }
    const parameters = { address: ALICE, to: BOB, value: 1n }
    const sending = runOperation(solana(), 'sendTransaction', { ...made.context, network: at, parameters })
    if (isSent) expect(await sending).toBe(base58.encode(SIGNATURE))
    else await expect(sending).rejects.toMatchObject({ code: 'SEND_TRANSACTION_FAILED' })
  })

  test('aborted while a node is asked, rejects with the reason', async () => {
    const controller = new AbortController()
    const aborting = silent(({ signal }) => {
      controller.abort('left')
      return Promise.reject(signal?.reason)
    })
    const made = await setUp({}, signing(), aborting)
    await expect(made.send({}, controller.signal)).rejects.toBe('left')
  })

  test('to a program is rejected without a request to the wallet: SOL stays there', async () => {
    const program = { owner: SYSTEM, data: ['', 'base64'], lamports: 1n, executable: true, space: 0n }
    const made = await setUp({ getMultipleAccounts: () => inContext([program]) })
    await expect(made.send()).rejects.toMatchObject({ code: 'RECEIVER_IS_PROGRAM' })
    expect(made.promptCount()).toBe(1)
    const [asked] = made.node.calls.filter(({ method }) => method === 'getMultipleAccounts')
    expect(asked?.params[0]).toEqual([BOB])
  })

  test('[S8.57] is not sent after a rejection', async () => {
    const made = await setUp()
    made.decline()
    await expect(made.send()).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(made.methods()).not.toContain('sendTransaction')
  })

  test('an abort during the simulation ends the request to the node, and the wallet is not asked', async () => {
    let signal: AbortSignal | undefined
    const hanging = (transport: RpcTransport) =>
      ((request: Request) => {
        if (methodOf(request) !== 'simulateTransaction') return transport(request)
        const asked = (signal = request.signal)
        return new Promise((_, reject) => asked?.addEventListener('abort', () => reject(asked.reason)))
      }) as RpcTransport
    const made = await setUp({}, {}, hanging)
    const controller = new AbortController()
    const sending = expect(made.send({}, controller.signal)).rejects.toBe('left')
    await vi.waitFor(() => expect(signal).toBeDefined())
    controller.abort('left')
    await sending
    await vi.waitFor(() => expect(signal?.aborted).toBe(true))
    expect(made.promptCount()).toBe(1)
  })

  test('[S1.4] is not sent after an abort during the signing', async () => {
    const controller = new AbortController()
    const made = await setUp(
      {},
      {
        features: {
          'solana:signTransaction': ({ transaction }) => {
            controller.abort('left')
            return [{ signedTransaction: transaction }]
          },
        },
      },
    )
    await expect(made.send({}, controller.signal)).rejects.toBe('left')
    expect(made.methods()).not.toContain('sendTransaction')
  })
})

test('[S1.4] a transaction of the host is signed and sent', async () => {
  const { adapter, context, node } = await setUp()
  const parameters = { address: ALICE, transaction: 'AQID' }
  expect(await runOperation(adapter, 'signAndSendTransaction', { ...context, parameters })).toBe(
    node.answers['sendTransaction'],
  )
  expect(node.calls).toMatchObject([{ method: 'sendTransaction', params: ['AQID', {}] }])
  await expect(
    runOperation(adapter, 'signAndSendTransaction', {
      ...context,
      parameters: { address: ALICE, transaction: '%' },
    }),
  ).rejects.toMatchObject({ code: 'SEND_TRANSACTION_FAILED' })
})

describe('estimateGas', () => {
  const estimate = async (answers?: Parameters<typeof createFakeSolanaNode>[0]) => {
    const { adapter, node } = await setUp(answers)
    const parameters = { address: ALICE, to: BOB, value: 1n }
    return { node, fee: runOperation(adapter, 'estimateGas', { network, provider: undefined, parameters }) }
  }

  test("[S1.14] is the node's fee of the message that the wallet signs for this transfer", async () => {
    const { fee, node } = await estimate()
    expect(await fee).toBe(5_001n)
    const made = await setUp()
    await made.send({ value: 1n })
    const { messageBytes } = getTransactionDecoder().decode(shown(made))
    expect(node.calls.at(-1)).toMatchObject({
      method: 'getFeeForMessage',
      params: [base64.encode(Uint8Array.from(messageBytes)), { commitment: 'confirmed' }],
    })
  })

  test('[S1.14] is available even for an amount above the balance', async () => {
    const { fee } = await estimate({
      simulateTransaction: inContext({ err: 'AccountNotFound', logs: [], unitsConsumed: 0n }),
    })
    expect(await fee).toBe(5_001n)
  })

  test('[S8.56] rejects if the node does not know the fee', async () => {
    const { fee } = await estimate({ getFeeForMessage: inContext(null) })
    await expect(fee).rejects.toMatchObject({
      code: 'ESTIMATE_GAS_FAILED',
      message: 'solana:estimateGas - error estimating gas',
    })
  })
})

test('a transfer of SOL costs the fee alone', async () => {
  const { adapter, context } = await setUp()
  const parameters = { address: ALICE, to: BOB, value: 1n }
  expect(await runOperation(adapter, 'estimateTransfer', { ...context, parameters })).toEqual({
    fee: '5001',
    deposit: '0',
  })
})

test.each([
  ['AMOUNT_BELOW_MINIMUM', { InsufficientFundsForRent: { account_index: 1 } }, []],
  [
    'INSUFFICIENT_FUNDS',
    { InstructionError: [2, { Custom: 1 }] },
    ['Transfer: insufficient lamports 5, need 6'],
  ],
])('the estimate of a transfer of SOL that would fail rejects with %s', async (code, err, logs) => {
  const answers = { simulateTransaction: inContext({ err, logs, unitsConsumed: 450n }) }
  const { adapter, context } = await setUp(answers)
  const parameters = { address: ALICE, to: BOB, value: 1n }
  await expect(runOperation(adapter, 'estimateTransfer', { ...context, parameters })).rejects.toMatchObject({
    code,
  })
})

test('the reserve of a transfer covers the priority fee up to its ceiling', async () => {
  const { adapter, context } = await setUp({}, { priorityFeeCeiling: 50n })
  // The fee of a signature, the ceiling, and the rent-exempt minimum.
  expect(
    await runOperation(adapter, 'getTransferReserve', { ...context, parameters: { address: ALICE } }),
  ).toBe('895930')
})
