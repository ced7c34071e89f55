import { secp256k1 } from '@noble/curves/secp256k1'
import { base64 } from '@scure/base'
import { Address, OutScript, p2wpkh, Transaction } from '@scure/btc-signer'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import bip322 from '../../vectors/bip322-basic-test-vectors.json' with { type: 'json' }
import { runOperation } from '../adapter.ts'
import { testContext } from '../conformance/testContext.ts'
import type { Connector, ConnectorEvent } from '../connector.ts'
import { bitcoin } from '../networks/definitions/bitcoin.ts'
import { bitcoinTestnet } from '../networks/definitions/bitcoinTestnet.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import {
  createFakeLeather,
  createFakeOkx,
  createFakeSatsConnectWallet,
  createFakeStandardWallet,
  createFakeUnisat,
  type FakeBitcoinWallet,
  ORDINAL,
  PAYMENT,
  PSBT,
  PUBLIC_KEY,
  SIGNATURE,
  SIGNET,
  TESTNET,
  TXID,
} from '../test/fakeBitcoinWallets.ts'
import { createFakePage } from '../test/fakePage.ts'
import { listWallets } from '../test/listWallets.ts'
import { registerWallets } from '../test/registerWallets.ts'
import type { CaipNetwork } from '../types.ts'
import { createError as createWalletConnectError } from '../walletconnect/errors.ts'
import { bip122 } from './bip122.ts'
import type { BitcoinProvider } from './provider.ts'
import { toPsbtSigner } from './toPsbtSigner.ts'

const signet: CaipNetwork = {
  ...bitcoinTestnet,
  id: '00000008819873e925422c1ff0f99f7c',
  caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
}
const MAINNET_ID = '000000000019d6689c085ae165831e93'
const TESTNET_ID = '000000000933ea01ad0ee984209779ba'
const hexPsbt = Array.from(atob(PSBT), (character) =>
  character.charCodeAt(0).toString(16).padStart(2, '0'),
).join('')
const signInputs = [{ address: PAYMENT, index: 0, sighashTypes: [1] }]

function find(wallet: FakeBitcoinWallet): Connector {
  const page = createFakePage()
  wallet.putOn(page)
  const { listed } = listWallets(bip122({ target: page }), [bitcoin])
  // A Wallet Standard wallet that loads before the app registers on the `app-ready` event.
  if (listed.length === 0) wallet.putOn(page)
  return listed[0] as Connector
}

async function connected(wallet: FakeBitcoinWallet, network: CaipNetwork = bitcoin) {
  const connector = find(wallet)
  const [session] = await connector.connect({ networks: [network] })
  const provider = connector.getProvider('bip122') as BitcoinProvider
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  const run = ((name: 'signMessage', parameters: never) =>
    runOperation(bip122(), name, { network, provider, parameters })) as unknown as (
    name: string,
    parameters: object,
  ) => Promise<unknown>
  wallet.calls.length = 0
  return {
    connector,
    session,
    provider,
    events,
    run,
    asked: () => wallet.calls.map(({ method }) => method),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each([
  ['Wallet Standard', createFakeStandardWallet, 2],
  ['sats-connect', createFakeSatsConnectWallet, 2],
  ['Leather', createFakeLeather, 2],
  ['OKX', createFakeOkx, 1],
  ['Unisat', createFakeUnisat, 1],
] as const)('%s', (_, create, count) => {
  test('[S3.2] [S3.9] connects with a payment account, and an ordinals account if the wallet has one', async () => {
    const { session, provider } = await connected(create())
    expect(session).toMatchObject({ namespace: 'bip122', chainId: MAINNET_ID })
    const types = [
      { address: PAYMENT, type: 'payment' },
      { address: ORDINAL, type: 'ordinal' },
    ]
    expect(session?.accounts).toMatchObject(types.slice(0, count))
    expect(session?.accounts[0]?.publicKey).toBe(PUBLIC_KEY)
    expect(await provider.getAccountAddresses()).toMatchObject([{ address: PAYMENT }, {}].slice(0, count))
  })

  test('[S7.34] signs a text, and resolves with base64', async () => {
    const { run } = await connected(create())
    expect(await run('signMessage', { address: PAYMENT, message: 'hello' })).toBe(SIGNATURE)
  })

  test('[S7.34] signs a PSBT, base64 in and out', async () => {
    const { run } = await connected(create())
    expect(await run('signPsbt', { address: PAYMENT, psbt: PSBT, signInputs })).toEqual({ psbt: PSBT })
    expect(await run('signPsbt', { address: PAYMENT, psbt: PSBT })).toEqual({ psbt: PSBT })
  })

  test('[S3.3] disconnects without emitting an event, and stops listening', async () => {
    const wallet = create()
    const { connector, events } = await connected(wallet)
    await connector.disconnect()
    expect([events, wallet.listenerCount()]).toEqual([[], 0])
  })

  test('[S3.2] the accounts have their public keys after a selection in the wallet', async () => {
    const wallet = create()
    const { provider, events } = await connected(wallet)
    wallet.changeAccount?.()
    expect(events).toHaveLength(wallet.changeAccount ? 1 : 0)
    await vi.waitFor(async () => {
      const keys = (await provider.getAccountAddresses()).map(({ publicKey }) => publicKey)
      expect(keys).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^[0-9a-f]{64,66}$/)))
    })
  })

  test('[S3.8] the requested account is first', async () => {
    const last = count === 1 ? PAYMENT : ORDINAL
    const [session] = await find(create()).connect({ networks: [bitcoin], address: last })
    expect(session?.accounts[0]?.address).toBe(last)
  })
})

test.each([
  ['Wallet Standard', createFakeStandardWallet, 'disconnect'],
  ['sats-connect', createFakeSatsConnectWallet, 'wallet_disconnect'],
  ['OKX', createFakeOkx, 'disconnect'],
] as const)('[S3.3] %s is asked to disconnect', async (_, create, method) => {
  const { connector, asked } = await connected(create())
  await connector.disconnect()
  expect(asked()).toEqual([method])
})

test.each([
  [
    'Wallet Standard',
    createFakeStandardWallet,
    {
      account: expect.objectContaining({ address: ORDINAL }) as unknown,
      message: new TextEncoder().encode('hello'),
    },
  ],
  ['sats-connect', createFakeSatsConnectWallet, { address: ORDINAL, message: 'hello' }],
  ['Leather', createFakeLeather, { network: 'mainnet', message: 'hello', paymentType: 'p2tr' }],
] as const)('[S7.34] %s receives the text, and the account that signs it', async (_, create, asked) => {
  const wallet = create()
  const { run } = await connected(wallet)
  await run('signMessage', { address: ORDINAL, message: 'hello' })
  expect(wallet.calls).toEqual([{ method: 'signMessage', params: [asked] }])
})

describe('sending', () => {
  test.each([
    [
      'sats-connect',
      createFakeSatsConnectWallet,
      'sendTransfer',
      [{ recipients: [{ address: ORDINAL, amount: 150_000 }] }],
    ],
    [
      'Leather',
      createFakeLeather,
      'sendTransfer',
      [{ network: 'mainnet', recipients: [{ address: ORDINAL, amount: '150000' }] }],
    ],
    ['OKX', createFakeOkx, 'send', [{ from: PAYMENT, to: ORDINAL, value: '0.0015' }]],
    ['Unisat', createFakeUnisat, 'sendBitcoin', [ORDINAL, 150_000]],
  ] as const)(
    '[S7.34] %s receives the amount in the format of its protocol',
    async (_, create, method, params) => {
      const wallet = create()
      const { run } = await connected(wallet)
      expect(await run('sendTransaction', { address: PAYMENT, to: ORDINAL, value: 150_000n })).toBe(TXID)
      expect(wallet.calls).toContainEqual({ method, params })
    },
  )

  test('[S8.56] is not supported by Wallet Standard wallets', async () => {
    const { run } = await connected(createFakeStandardWallet())
    const unsupported = { code: 'METHOD_NOT_SUPPORTED', shortMessage: 'Wallet call is not supported' }
    await expect(run('sendTransaction', { address: PAYMENT, to: ORDINAL, value: 1n })).rejects.toMatchObject(
      unsupported,
    )
    await expect(run('signPsbt', { address: PAYMENT, psbt: PSBT, broadcast: true })).rejects.toMatchObject(
      unsupported,
    )
  })
})

type SendOptions = { signal?: AbortSignal; data?: `0x${string}`; value?: undefined; to?: string }

/** Wallet with one answer to every request. */
function answering(answer: () => unknown) {
  const calls: unknown[] = []
  const ask = async (parameters: unknown) => {
    calls.push(parameters)
    return answer()
  }
  const provider = {
    getAccountAddresses: async () => [],
    signMessage: ask,
    signPsbt: ask,
    sendTransfer: ask,
  }
  const context = { network: bitcoin, provider }
  const transfer = { address: PAYMENT, to: ORDINAL, value: 1n }
  return {
    calls,
    send: ({ signal, ...more }: SendOptions = {}) =>
      runOperation(bip122(), 'sendTransaction', { ...context, signal, parameters: { ...transfer, ...more } }),
    signPsbt: (broadcast: boolean, signal?: AbortSignal) =>
      runOperation(bip122(), 'signPsbt', {
        ...context,
        signal,
        parameters: { address: PAYMENT, psbt: PSBT, broadcast },
      }),
    signMessage: (signal?: AbortSignal) =>
      runOperation(bip122(), 'signMessage', {
        ...context,
        signal,
        parameters: { address: PAYMENT, message: 'hi' },
      }),
  }
}

test.each(['TAB_CLOSED', 'EXPIRED'] as const)(
  'a transfer and a broadcast PSBT may have been sent if the relay loses the answer, a signed PSBT not: %s',
  async (code) => {
    const { send, signPsbt } = answering(() => {
      throw createWalletConnectError(code, undefined, { isRetryable: true })
    })
    for (const sending of [send(), signPsbt(true)])
      await expect(sending).rejects.toMatchObject({ code: 'SEND_UNCLEAR', isRetryable: false })
    await expect(signPsbt(false)).rejects.toMatchObject({ code })
  },
)

test.each([
  ['an EVM address', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['an address of testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['a legacy address of testnet', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['a mistyped address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['a name', 'mira.btc'],
])('a transfer to %s is refused before the wallet is asked', async (_, to) => {
  const { calls, send } = answering(() => TXID)
  const refused = { code: 'RECEIVER_INVALID', shortMessage: 'The receiver is not an address of Bitcoin' }
  await expect(send({ to })).rejects.toMatchObject(refused)
  expect(calls).toEqual([])
})

test.each([[undefined], [null], [7], [''], ['ab'], ['zz'.repeat(32)], [`${TXID}00`]])(
  'a transfer and a broadcast PSBT with the transaction id %j may have been sent',
  async (txid) => {
    await expect(answering(() => txid).send()).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    const broadcasting = answering(() => ({ psbt: PSBT, txid })).signPsbt(true)
    await expect(broadcasting).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
  },
)

test.each([
  ['signMessage', { address: PAYMENT, message: 'hi' }],
  ['signPsbt', { address: PAYMENT, psbt: PSBT }],
  ['sendTransaction', { address: PAYMENT, to: ORDINAL, value: 1n }],
] as const)('%s without a connected wallet is an error', async (name, parameters) => {
  const context = { network: bitcoin, provider: undefined, parameters: parameters as never }
  await expect(runOperation(bip122(), name, context)).rejects.toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
})

test('a transfer without an amount is one of 0', async () => {
  const { calls, send } = answering(() => TXID)
  await send({ value: undefined })
  expect(calls).toEqual([{ address: PAYMENT, recipient: ORDINAL, amount: 0n }])
})

test('a transaction id is lower case', async () => {
  expect(await answering(() => TXID.toUpperCase()).send()).toBe(TXID)
})

test('a transfer with data is refused before the wallet is asked, since the wallet would drop the data', async () => {
  const { calls, send } = answering(() => TXID)
  await expect(send({ data: '0x6869' })).rejects.toMatchObject({ code: 'OPERATION_NOT_SUPPORTED' })
  expect(calls).toEqual([])
  expect(await send({ data: '0x' })).toBe(TXID)
})

test.each(['send', 'signPsbt', 'signMessage'] as const)(
  '%s does not ask the wallet after an abort, and rejects with the reason of an abort meanwhile',
  async (name) => {
    const { calls, ...asked } = answering(() => new Promise(() => undefined))
    const run = (signal: AbortSignal) =>
      name === 'send'
        ? asked.send({ signal })
        : name === 'signPsbt'
          ? asked.signPsbt(true, signal)
          : asked.signMessage(signal)
    await expect(run(AbortSignal.abort('left'))).rejects.toBe('left')
    expect(calls).toEqual([])
    const controller = new AbortController()
    const running = expect(run(controller.signal)).rejects.toBe('left')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    controller.abort('left')
    await running
  },
)

describe('PSBT formats', () => {
  test.each([
    [
      'sats-connect',
      createFakeSatsConnectWallet,
      [{ psbt: PSBT, broadcast: false, signInputs: { [PAYMENT]: [0] } }],
    ],
    [
      'Leather',
      createFakeLeather,
      [{ network: 'mainnet', hex: hexPsbt, broadcast: false, signAtIndex: [0], allowedSighash: [1] }],
    ],
    ['OKX', createFakeOkx, [hexPsbt, { autoFinalized: false, toSignInputs: signInputs }]],
    ['Unisat', createFakeUnisat, [hexPsbt, { autoFinalized: false, toSignInputs: signInputs }]],
  ] as const)('[S7.34] %s', async (_, create, params) => {
    const wallet = create()
    const { run } = await connected(wallet)
    await run('signPsbt', { address: PAYMENT, psbt: PSBT, signInputs })
    expect(wallet.calls).toContainEqual({ method: 'signPsbt', params })
  })

  test('[S7.34] Leather receives the indexes of the inputs, and all their sighash types in one list', async () => {
    const wallet = createFakeLeather()
    const { run } = await connected(wallet)
    const inputs = [
      { address: PAYMENT, index: 0, sighashTypes: [1] },
      { address: ORDINAL, index: 2, sighashTypes: [0, 1] },
    ]
    await run('signPsbt', { address: PAYMENT, psbt: PSBT, signInputs: inputs })
    expect(wallet.calls.at(-1)?.params).toMatchObject([{ signAtIndex: [0, 2], allowedSighash: [1, 0] }])
    await run('signPsbt', { address: PAYMENT, psbt: PSBT })
    expect(wallet.calls.at(-1)?.params).toEqual([{ network: 'mainnet', hex: hexPsbt, broadcast: false }])
  })

  test('[S7.34] sats-connect receives the input indexes grouped by address', async () => {
    const wallet = createFakeSatsConnectWallet()
    const { run } = await connected(wallet)
    const inputs = [PAYMENT, ORDINAL, PAYMENT].map((address, index) => ({ address, index }))
    await run('signPsbt', { address: PAYMENT, psbt: PSBT, signInputs: inputs })
    expect(wallet.calls.at(-1)?.params).toMatchObject([{ signInputs: { [PAYMENT]: [0, 2], [ORDINAL]: [1] } }])
  })

  test.each([
    ['OKX', createFakeOkx],
    ['Unisat', createFakeUnisat],
  ])('[S7.34] %s does not finalize a PSBT that is not broadcast', async (_, create) => {
    const wallet = create()
    const { run } = await connected(wallet)
    await run('signPsbt', { address: PAYMENT, psbt: PSBT })
    expect(wallet.calls.at(-1)?.params).toEqual([hexPsbt, { autoFinalized: false }])
  })

  test('[S8.9] a broadcast PSBT with an unreadable answer may have been sent', async () => {
    const { run } = await connected(createFakeSatsConnectWallet({ results: { signPsbt: { psbt: 7 } } }))
    const sign = (broadcast: boolean) => run('signPsbt', { address: PAYMENT, psbt: PSBT, broadcast })
    await expect(sign(true)).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    await expect(sign(false)).rejects.toMatchObject({ code: 'SIGN_TRANSACTION_FAILED' })
  })

  test.each([
    [0x01, 'ALL'],
    [0x02, 'NONE'],
    [0x03, 'SINGLE'],
    [0x81, 'ALL|ANYONECANPAY'],
    [0x82, 'NONE|ANYONECANPAY'],
    [0x83, 'SINGLE|ANYONECANPAY'],
  ])(
    '[S7.34] Wallet Standard: an input has its account, and the name of the sighash type %i',
    async (type, sigHash) => {
      const wallet = createFakeStandardWallet()
      const { run } = await connected(wallet)
      await run('signPsbt', {
        address: PAYMENT,
        psbt: PSBT,
        signInputs: [{ address: PAYMENT, index: 0, sighashTypes: [type] }],
      })
      const account = expect.objectContaining({ address: PAYMENT }) as unknown
      expect(wallet.calls).toMatchObject([
        {
          method: 'signTransaction',
          params: [{ inputsToSign: [{ account, signingIndexes: [0], sigHash }] }],
        },
      ])
    },
  )

  test('Wallet Standard: an account that the wallet does not expose is not asked to sign', async () => {
    const wallet = createFakeStandardWallet()
    const { run, asked } = await connected(wallet)
    const inputs = [{ address: TESTNET, index: 0 }]
    for (const request of [
      run('signMessage', { address: TESTNET, message: 'hi' }),
      run('signPsbt', { address: TESTNET, psbt: PSBT, signInputs: inputs }),
    ])
      await expect(request).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(asked()).toEqual([])
  })

  test.each([
    ['sats-connect', createFakeSatsConnectWallet],
    ['Leather', createFakeLeather],
  ])('%s broadcasts a PSBT only on request', async (_, create) => {
    const wallet = create()
    const { run } = await connected(wallet)
    for (const broadcast of [true, false, undefined]) {
      const signed = await run('signPsbt', { address: PAYMENT, psbt: PSBT, broadcast })
      expect(signed).toEqual({ psbt: PSBT, ...(broadcast && { txid: TXID }) })
      expect(wallet.calls.at(-1)?.params).toMatchObject([{ broadcast: broadcast === true }])
    }
  })

  test('[S7.34] Wallet Standard: inputs are grouped by sighash type', async () => {
    const wallet = createFakeStandardWallet()
    const { run } = await connected(wallet)
    const inputs = [[1], [0x83], [1], undefined].map((sighashTypes, index) => ({
      address: PAYMENT,
      index,
      sighashTypes,
    }))
    await run('signPsbt', { address: PAYMENT, psbt: PSBT, signInputs: inputs })
    const account = expect.objectContaining({ address: PAYMENT }) as unknown
    expect(wallet.calls[0]?.params).toMatchObject([
      {
        inputsToSign: [
          { account, signingIndexes: [0, 2], sigHash: 'ALL' },
          { account, signingIndexes: [1], sigHash: 'SINGLE|ANYONECANPAY' },
          { account, signingIndexes: [3] },
        ],
      },
    ])
  })

  describe('without `signInputs`', () => {
    /** PSBT that spends outputs of these addresses. */
    const psbtOf = (...spent: readonly string[]): string => {
      const transaction = new Transaction()
      for (const [index, address] of spent.entries()) {
        const script = OutScript.encode(Address().decode(address))
        transaction.addInput({ txid: '11'.repeat(32), index, witnessUtxo: { script, amount: 1000n } })
      }
      return base64.encode(transaction.toPSBT())
    }
    const OTHER = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
    const psbt = psbtOf(PAYMENT, OTHER, ORDINAL, PAYMENT)

    test('[S7.34] sats-connect receives the inputs that the wallet owns, since it signs no others', async () => {
      const wallet = createFakeSatsConnectWallet({ results: { signPsbt: { psbt } } })
      const { run } = await connected(wallet)
      await run('signPsbt', { address: PAYMENT, psbt })
      expect(wallet.calls[0]?.params).toMatchObject([
        { signInputs: { [PAYMENT]: [0, 3], [ORDINAL]: [2] }, broadcast: false },
      ])
    })

    test('[S7.34] Wallet Standard wallets receive the inputs of each account, in any order of the accounts', async () => {
      const wallet = createFakeStandardWallet()
      const { run } = await connected(wallet)
      wallet.changeAccount?.()
      await run('signPsbt', { address: PAYMENT, psbt })
      expect(wallet.calls[0]?.params).toMatchObject([
        {
          inputsToSign: [
            { account: { address: PAYMENT }, signingIndexes: [0, 3] },
            { account: { address: ORDINAL }, signingIndexes: [2] },
          ],
        },
      ])
    })

    test('[S7.34] the addresses are those of the network in use', async () => {
      const wallet = createFakeSatsConnectWallet({ results: { signPsbt: { psbt } } })
      const { connector, run } = await connected(wallet)
      await connector.switchNetwork?.({ network: bitcoinTestnet })
      await run('signPsbt', { address: TESTNET, psbt })
      expect(wallet.calls.at(-1)?.params).toMatchObject([
        { signInputs: { [TESTNET]: [0, 3], [ORDINAL]: [2] } },
      ])
    })
  })

  test.each([
    ['OKX', createFakeOkx],
    ['Unisat', createFakeUnisat],
  ])('[S8.56] %s broadcasts complete transactions, but no partially signed PSBT', async (_, create) => {
    const { run, asked } = await connected(create())
    await expect(
      run('signPsbt', { address: PAYMENT, psbt: PSBT, signInputs, broadcast: true }),
    ).rejects.toMatchObject({
      code: 'BROADCAST_NOT_SUPPORTED',
      shortMessage: 'Broadcast not supported for partial signing',
    })
    expect(asked()).toEqual([])
    expect(await run('signPsbt', { address: PAYMENT, psbt: PSBT, broadcast: true })).toEqual({
      psbt: PSBT,
      txid: TXID,
    })
    expect(asked()).toEqual(['signPsbt', 'pushPsbt'])
  })
})

// MetaMask's Bitcoin wallet takes the outputs of a PSBT, and spends coins of its own choice.
describe('a PSBT of another transaction is refused', () => {
  const psbtOf = ({ txid = '11', amount = 1000n, version = 0, isSigned = false } = {}): string => {
    const key = new Uint8Array(32).fill(1)
    const { script = new Uint8Array() } = p2wpkh(secp256k1.getPublicKey(key))
    const transaction = new Transaction()
    transaction.addInput({ txid: txid.repeat(32), index: 1, witnessUtxo: { script, amount: 9000n } })
    transaction.addOutputAddress(PAYMENT, amount)
    if (isSigned) {
      transaction.sign(key)
      transaction.finalize()
    }
    return base64.encode(transaction.toPSBT(version))
  }
  const sign = async (answer: unknown, broadcast: boolean) => {
    const wallet = createFakeSatsConnectWallet({ results: { signPsbt: { psbt: answer, txid: TXID } } })
    const { run } = await connected(wallet)
    return run('signPsbt', { address: PAYMENT, psbt: psbtOf(), signInputs, broadcast })
  }

  test.each([
    ['signatures', psbtOf({ isSigned: true })],
    ['another version', psbtOf({ version: 2 })],
    ['signatures in another version', psbtOf({ version: 2, isSigned: true })],
    // The page judges an answer that is not readable.
    ['no PSBT', SIGNATURE],
  ])('an answer with %s is accepted', async (_, psbt) => {
    expect(await sign(psbt, false)).toEqual({ psbt })
    expect(await sign(psbt, true)).toEqual({ psbt, txid: TXID })
  })

  test.each([
    ['another input', psbtOf({ txid: '22', isSigned: true })],
    ['another output', psbtOf({ amount: 999n, isSigned: true })],
  ])('an answer with %s fails, and after a broadcast it is unclear', async (_, psbt) => {
    await expect(sign(psbt, false)).rejects.toMatchObject({ code: 'SIGN_TRANSACTION_FAILED' })
    await expect(sign(psbt, true)).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
  })
})

test('a wallet that cannot broadcast is not asked to sign a PSBT for broadcast', async () => {
  const asked: string[] = []
  const unisat = {
    requestAccounts: async () => [PAYMENT],
    async signPsbt(psbt: string) {
      asked.push(psbt)
      return psbt
    },
  }
  const page = Object.assign(createFakePage(), { unisat })
  const { listed } = listWallets(bip122({ target: page }), [bitcoin])
  await listed[0]?.connect({ networks: [bitcoin] })
  const sign = (broadcast: boolean) =>
    runOperation(bip122(), 'signPsbt', {
      network: bitcoin,
      provider: listed[0]?.getProvider('bip122'),
      parameters: { address: PAYMENT, psbt: PSBT, broadcast },
    })
  await expect(sign(true)).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  expect(asked).toEqual([])
  expect(await sign(false)).toEqual({ psbt: PSBT })
})

describe('message formats', () => {
  test.each([
    ['p2pkh', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'ecdsa'],
    ['p2sh', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'ecdsa'],
    ['p2wpkh', PAYMENT, 'bip322-simple'],
    ['p2tr', ORDINAL, 'bip322-simple'],
    ['p2wpkh of testnet', TESTNET, 'bip322-simple'],
    ['p2wpkh of regtest', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'bip322-simple'],
  ])('OKX and Unisat sign for a %s address by %s', async (_, address, protocol) => {
    for (const create of [createFakeOkx, createFakeUnisat]) {
      const wallet = create()
      const { run } = await connected(wallet)
      await run('signMessage', { address, message: 'hi' })
      expect(wallet.calls).toContainEqual({ method: 'signMessage', params: ['hi', protocol] })
    }
  })

  test.each([
    [
      'sats-connect',
      createFakeSatsConnectWallet,
      'ecdsa',
      [{ address: PAYMENT, message: 'hi', protocol: 'ECDSA' }],
    ],
    ['sats-connect', createFakeSatsConnectWallet, undefined, [{ address: PAYMENT, message: 'hi' }]],
    ['Leather', createFakeLeather, undefined, [{ network: 'mainnet', message: 'hi', paymentType: 'p2wpkh' }]],
    ['OKX', createFakeOkx, 'bip322', ['hi', 'bip322-simple']],
    ['OKX', createFakeOkx, 'ecdsa', ['hi', 'ecdsa']],
    ['Unisat', createFakeUnisat, 'bip322', ['hi', 'bip322-simple']],
  ] as const)('[S7.34] %s (%#)', async (_, create, protocol, params) => {
    const wallet = create()
    const { provider } = await connected(wallet)
    await provider.signMessage?.({ address: PAYMENT, message: 'hi', protocol })
    expect(wallet.calls).toContainEqual({ method: 'signMessage', params })
  })

  test('[S7.34] Leather receives the address type', async () => {
    const wallet = createFakeLeather()
    const { run } = await connected(wallet)
    await run('signMessage', { address: ORDINAL, message: 'hi' })
    expect(wallet.calls[0]?.params).toEqual([{ network: 'mainnet', message: 'hi', paymentType: 'p2tr' }])
  })

  // The prefixes of BIP-322: simple, full, proof of funds.
  test.each(['smp', 'ful', 'pof', ''])(
    'a signature with the prefix "%s" is returned as it is',
    async (prefix) => {
      const signature = `${prefix}${SIGNATURE}`
      const wallet = createFakeSatsConnectWallet({ results: { signMessage: { signature } } })
      const { run } = await connected(wallet)
      expect(await run('signMessage', { address: PAYMENT, message: 'hi' })).toBe(signature)
    },
  )

  test.each(bip322.simple.filter(({ type }) => type === 'p2wpkh' || type === 'p2tr'))(
    'a wallet that signs by the final BIP-322 signs in: $type, "$message"',
    async ({ address, message, bip322_signatures }) => {
      for (const signature of bip322_signatures) {
        const wallet = createFakeSatsConnectWallet({ results: { signMessage: { signature } } })
        const { run } = await connected(wallet)
        const signed = await run('signMessage', { address, message })
        expect(await run('verifyMessage', { address, message, signature: signed })).toBe(true)
      }
    },
  )

  test.each([
    [null],
    [''],
    ['not base64!'],
    ['YWJjZ'],
    ['smp'],
    ['smpYWJjZ1'],
    ['abcYWJj'],
    [{ signature: SIGNATURE }],
    [7],
  ])('[S8.30] %j is no signature', async (answer) => {
    const wallet = createFakeSatsConnectWallet({ results: { signMessage: { signature: answer } } })
    const { run } = await connected(wallet)
    await expect(run('signMessage', { address: PAYMENT, message: 'hi' })).rejects.toMatchObject({
      code: 'SIGN_MESSAGE_FAILED',
      shortMessage: 'Sign message failed',
      message: 'bip122:signMessage - Sign message failed',
    })
  })
})

test.each([[undefined], [[]], [[{ signature: 'text' }]], [{ signature: new Uint8Array() }]])(
  '[S8.30] a Wallet Standard response without signature bytes is an error (%#)',
  async (answer) => {
    const page = createFakePage()
    const account = { address: PAYMENT }
    const features = {
      'bitcoin:connect': { connect: async () => ({ accounts: [account] }) },
      'bitcoin:signMessage': { signMessage: async () => answer },
    }
    const wallet = { name: 'Mute', chains: ['bitcoin:mainnet'], accounts: [account], features }
    const { listed } = listWallets(bip122({ target: page }), [bitcoin])
    const register = (api: { register: (wallet: object) => void }) => api.register(wallet)
    page.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail: register }))
    await listed[0]?.connect({ networks: [bitcoin] })
    const provider = listed[0]?.getProvider('bip122')
    const parameters = { address: PAYMENT, message: 'hi' }
    await expect(
      runOperation(bip122(), 'signMessage', { network: bitcoin, provider, parameters }),
    ).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
  },
)

describe('networks', () => {
  test.each([
    ['sats-connect', createFakeSatsConnectWallet],
    ['OKX', createFakeOkx],
    ['Unisat', createFakeUnisat],
  ])('[S3.3] %s is switched to the network of the app, and emits a later switch', async (_, create) => {
    const { connector, session, events } = await connected(create(), bitcoinTestnet)
    expect(session).toMatchObject({ chainId: TESTNET_ID })
    expect(session?.accounts[0]).toMatchObject({ address: TESTNET, type: 'payment' })
    await connector.switchNetwork?.({ network: bitcoin })
    const last = events.findLast(({ type }) => type === 'change')
    expect(last).toMatchObject({ chainId: MAINNET_ID })
    expect(last?.type === 'change' && last.accounts?.[0]?.address).toBe(PAYMENT)
  })

  test.each([
    [
      'sats-connect',
      () =>
        createFakeSatsConnectWallet({
          results: {
            wallet_connect: undefined,
            wallet_changeNetwork: () => {
              throw new TypeError('no')
            },
          },
        }),
    ],
    ['OKX', () => createFakeOkx({ withTestnet: false })],
  ])('[S4.2] %s that cannot switch stays connected on its network', async (_, create) => {
    const wallet = create()
    const connector = find(wallet)
    const networks = [bitcoinTestnet, bitcoin]
    expect(await connector.connect({ networks })).toMatchObject([{ chainId: MAINNET_ID }])
  })

  test.each([
    [
      'OKX',
      () => createFakeOkx({ withTestnet: false }),
      bitcoinTestnet,
      'OKX Wallet wallet does not support network switching',
    ],
    [
      'sats-connect',
      createFakeSatsConnectWallet,
      mainnet,
      `Network ${mainnet.id} not supported by Xverse wallet`,
    ],
    ['Leather', createFakeLeather, mainnet, 'LeatherConnector: unsupported network'],
    [
      'Wallet Standard',
      createFakeStandardWallet,
      bitcoinTestnet,
      'Nugget wallet does not support network switching',
    ],
  ] as const)(
    '[S8.56] %s rejects a network that it cannot switch to',
    async (_, create, network, shortMessage) => {
      const { connector, events } = await connected(create())
      await expect(connector.switchNetwork?.({ network })).rejects.toMatchObject({
        shortMessage,
        message: `bip122:switchNetwork - ${shortMessage}`,
      })
      expect(events).toEqual([])
    },
  )

  test('[S3.3] OKX is connected, and read after a page load, on the network of the app', async () => {
    const wallet = createFakeOkx()
    const connector = find(wallet)
    await connector.connect({ networks: [bitcoinTestnet] })
    expect(wallet.calls.map(({ method }) => method)).toEqual(['connect'])
    const page = createFakePage()
    wallet.putOn(page)
    const [later] = listWallets(bip122({ target: page }), [bitcoinTestnet]).listed
    const on = (network: CaipNetwork) => later?.restore?.({ networks: [network] })
    expect(await on(bitcoinTestnet)).toMatchObject([
      { chainId: TESTNET_ID, accounts: [{ address: TESTNET }] },
    ])
    expect(await on(bitcoin)).toMatchObject([{ chainId: MAINNET_ID, accounts: [{ address: PAYMENT }] }])
  })

  test.each<[what: string, ask: (connector: Connector) => Promise<unknown> | undefined]>([
    ['a switch', (connector) => connector.switchNetwork?.({ network: bitcoinTestnet })],
    ['a connect on another one', (connector) => connector.connect({ networks: [bitcoinTestnet] })],
  ])('[S3.3] OKX stays on its network when the visitor declines %s', async (_, ask) => {
    const wallet = createFakeOkx()
    const { connector } = await connected(wallet)
    wallet.decline()
    await expect(ask(connector)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.accept()
    // Names no network, so the wallet is read on its own.
    expect(await connector.restore?.({ networks: [] })).toMatchObject([{ chainId: MAINNET_ID }])
  })

  test.each([
    ['Unisat', createFakeUnisat],
    ['sats-connect', createFakeSatsConnectWallet],
  ])('[S8.57] a declined switch in %s is a rejection', async (_, create) => {
    const wallet = create()
    const { connector } = await connected(wallet)
    wallet.decline()
    await expect(connector.switchNetwork?.({ network: bitcoinTestnet })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
  })

  test.each([
    [
      'sats-connect',
      bitcoinTestnet,
      () => createFakeSatsConnectWallet({ results: { wallet_changeNetwork: null } }),
    ],
    ['Unisat', bitcoinTestnet, () => createFakeUnisat({ canSwitch: 'ignored' })],
    ['Unisat on a fork', bitcoin, () => createFakeUnisat({ chain: 'FRACTAL', canSwitch: 'ignored' })],
  ] as const)(
    '[S3.3] %s that confirms a switch but stays on its network is not on the requested network',
    async (_, network, create) => {
      const { connector, events } = await connected(create())
      await expect(connector.switchNetwork?.({ network })).rejects.toMatchObject({
        code: 'CHAIN_NOT_SUPPORTED',
      })
      expect(events).toEqual([])
    },
  )

  test('[S3.3] Leather that answers with addresses of mainnet is asked on mainnet', async () => {
    const asked: unknown[] = []
    const request = async (method: string, params: { readonly network: string }) => {
      if (method !== 'getAddresses') asked.push(params.network)
      return { result: { addresses: [{ address: PAYMENT, type: 'p2wpkh' }], signature: SIGNATURE } }
    }
    const page = Object.assign(createFakePage(), {
      LeatherProvider: { request },
      btc_providers: [{ id: 'LeatherProvider', name: 'Leather' }],
    })
    const { listed } = listWallets(bip122({ target: page }), [bitcoin])
    const leather = listed[0] ?? expect.unreachable()
    expect(await leather.connect({ networks: [bitcoinTestnet] })).toMatchObject([{ chainId: MAINNET_ID }])
    const { signMessage } = leather.getProvider('bip122') as Required<BitcoinProvider>
    await signMessage({ address: PAYMENT, message: 'hi' })
    expect(asked).toEqual(['mainnet'])
  })

  test("[S8.56] connecting rejects for a wallet that supports none of the app's networks", async () => {
    const connector = find(createFakeStandardWallet({ chains: ['bitcoin:testnet'] }))
    await expect(connector.connect({ networks: [bitcoin] })).rejects.toMatchObject({
      shortMessage: 'The connector does not support any of the requested chains',
    })
  })

  test('connecting without a requested network connects on the network of the wallet', async () => {
    const connector = find(createFakeStandardWallet({ chains: ['bitcoin:testnet'] }))
    expect(await connector.connect({ networks: [] })).toMatchObject([{ namespace: 'bip122' }])
  })

  test.each([
    ['OKX', () => createFakeOkx({ withTestnet: false }), bitcoinTestnet],
    ['a Wallet Standard wallet', () => createFakeStandardWallet({ chains: ['bitcoin:signet'] }), bitcoin],
  ] as const)('[S8.56] %s is not asked to connect on a network that it lacks', async (_, create, network) => {
    const wallet = create()
    await expect(find(wallet).connect({ networks: [network] })).rejects.toMatchObject({
      code: 'CHAINS_NOT_SUPPORTED',
    })
    expect(wallet.calls).toEqual([])
  })

  test('[S3.3] a Wallet Standard wallet on signet is on signet, also with another account', async () => {
    let emit: ((change: object) => void) | undefined
    const accounts = [{ address: TESTNET }]
    const features = {
      'bitcoin:connect': { connect: async () => ({ accounts }) },
      'standard:events': { on: (_: string, listener: (change: object) => void) => (emit = listener) },
    }
    const page = createFakePage()
    const { listed } = listWallets(bip122({ target: page }), [signet])
    registerWallets(page, { name: 'Sign', chains: ['bitcoin:signet'], accounts, features })
    expect(await listed[0]?.connect({ networks: [signet] })).toMatchObject([{ chainId: signet.id }])
    const events: ConnectorEvent[] = []
    listed[0]?.subscribe((event) => events.push(event))
    emit?.({ accounts: [{ address: SIGNET }] })
    emit?.({ features: {} })
    expect(events).toMatchObject([{ chainId: signet.id, accounts: [{ address: SIGNET }] }])
  })

  test('[S3.3] sats-connect stays on signet when the visitor selects another account', async () => {
    const wallet = createFakeSatsConnectWallet()
    const { events } = await connected(wallet, signet)
    // The event of an account has no network.
    wallet.emit('accountChange', { addresses: [{ address: SIGNET, purpose: 'payment' }] })
    expect(events).toMatchObject([{ chainId: signet.id, accounts: [{ address: SIGNET }] }])
  })

  test('[S8.56] a wallet with the API of Unisat and one network cannot switch', async () => {
    const unisat = { requestAccounts: async () => [PAYMENT] }
    const { listed } = listWallets(bip122({ target: Object.assign(createFakePage(), { unisat }) }), [bitcoin])
    await listed[0]?.connect({ networks: [bitcoin] })
    await expect(listed[0]?.switchNetwork?.({ network: bitcoinTestnet })).rejects.toMatchObject({
      code: 'NETWORK_SWITCH_NOT_SUPPORTED',
    })
  })

  test('[S4.2] after an abort a wallet on another network is not asked to switch', async () => {
    let grant: ((accounts: readonly string[]) => void) | undefined
    const switchChain = vi.fn()
    const unisat = { requestAccounts: () => new Promise((resolve) => (grant = resolve)), switchChain }
    const { listed } = listWallets(bip122({ target: Object.assign(createFakePage(), { unisat }) }), [bitcoin])
    const controller = new AbortController()
    const connecting = listed[0]?.connect({ networks: [bitcoin], signal: controller.signal })
    await vi.waitFor(() => expect(grant).toBeDefined())
    controller.abort('left')
    grant?.([TESTNET])
    await expect(connecting).rejects.toBe('left')
    await vi.advanceTimersByTimeAsync(10)
    expect(switchChain).not.toHaveBeenCalled()
  })

  test('[S7.34] Leather receives the network with each request', async () => {
    const wallet = createFakeLeather()
    const { connector, run } = await connected(wallet)
    await connector.switchNetwork?.({ network: signet })
    await run('signMessage', { address: TESTNET, message: 'hi' })
    expect(wallet.calls.at(-1)?.params).toMatchObject([{ network: 'signet' }])
  })

  test('[S3.3] Leather is asked for addresses on a switch, but not between signet and testnet', async () => {
    const wallet = createFakeLeather()
    const { connector, events } = await connected(wallet)
    await connector.switchNetwork?.({ network: signet })
    expect(wallet.calls).toEqual([{ method: 'getAddresses', params: [{ network: 'signet' }] }])
    expect(events).toMatchObject([{ chainId: signet.id, accounts: [{ address: TESTNET }, {}] }])
    await connector.switchNetwork?.({ network: bitcoinTestnet })
    expect(wallet.calls).toHaveLength(1)
    wallet.decline()
    await expect(connector.switchNetwork?.({ network: bitcoin })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    wallet.accept()
    await connector.switchNetwork?.({ network: bitcoin })
    expect(events.at(-1)).toMatchObject({ chainId: MAINNET_ID, accounts: [{ address: PAYMENT }, {}] })
  })
})

describe('sats-connect', () => {
  test('[S3.2] connects by `wallet_connect`, with the network by name', async () => {
    const wallet = createFakeSatsConnectWallet()
    const connector = find(wallet)
    expect(await connector.connect({ networks: [bitcoin] })).toMatchObject([
      { accounts: [{ address: PAYMENT }, { address: ORDINAL }] },
    ])
    const addresses = ['payment', 'ordinals', 'stacks']
    expect(wallet.calls.map(({ method, params }) => [method, params])).toEqual([
      ['wallet_connect', [{ addresses, message: 'Connect to Test', network: 'Mainnet' }]],
    ])
  })

  test.each([
    ['throws an unknown method', () => Promise.reject({ code: -32_601, message: 'unknown' })],
    ['answers an unknown method with an error', undefined],
    ['answers without addresses', null],
  ])('[S3.2] a wallet without `wallet_connect` that %s connects by `getAddresses`', async (_, answer) => {
    const wallet = createFakeSatsConnectWallet({ results: { wallet_connect: answer } })
    const connector = find(wallet)
    expect(await connector.connect({ networks: [bitcoin] })).toMatchObject([
      { accounts: [{ address: PAYMENT }, { address: ORDINAL }] },
    ])
    const purposes = ['payment', 'ordinals', 'stacks']
    expect(wallet.calls.at(-1)).toEqual({
      method: 'getAddresses',
      params: [{ purposes, message: 'Connect to Test' }],
    })
  })

  test('[S3.2] a wallet that refuses `getAddresses` for lack of permission is asked for the permission', async () => {
    let isPermitted = false
    const wallet = createFakeSatsConnectWallet({
      results: {
        wallet_connect: undefined,
        wallet_requestPermissions: () => (isPermitted = true),
        getAddresses() {
          if (!isPermitted) throw { error: { code: -32_002, message: 'Access denied.' } }
          return { addresses: [{ address: PAYMENT, purpose: 'payment' }] }
        },
      },
    })
    const connector = find(wallet)
    expect(await connector.connect({ networks: [bitcoin] })).toMatchObject([
      { accounts: [{ address: PAYMENT }] },
    ])
    expect(wallet.calls.map(({ method }) => method)).toEqual([
      'getAddresses',
      'wallet_requestPermissions',
      'getAddresses',
    ])
  })

  test.each([
    ['Orchard', 'Connect to Orchard'],
    ['x'.repeat(80), `Connect to ${'x'.repeat(68)}…`],
    // The 79th code unit is the first half of a pair.
    [`${'x'.repeat(67)}🌳${'x'.repeat(20)}`, `Connect to ${'x'.repeat(67)}…`],
  ])('[S3.2] shows the name %j in at most 80 characters', async (name, message) => {
    const wallet = createFakeSatsConnectWallet()
    const page = createFakePage()
    wallet.putOn(page)
    const listed: Connector[] = []
    const context = testContext([bitcoin])
    bip122({ target: page }).discover?.({
      ...context,
      metadata: { ...context.metadata, name },
      announce(connector) {
        listed.push(connector)
        return () => undefined
      },
    })
    await listed[0]?.connect({ networks: [bitcoin] })
    expect(wallet.calls[0]?.params).toMatchObject([{ message }])
    expect(message.length).toBeLessThanOrEqual(80)
  })

  test('[S4.2] [S3.3] connects on signet and on testnet, which share their address format', async () => {
    for (const [network, name] of [
      [signet, 'Signet'],
      [bitcoinTestnet, 'Testnet'],
    ] as const) {
      const wallet = createFakeSatsConnectWallet()
      const { session, connector, events } = await connected(wallet, network)
      expect(session).toMatchObject({ chainId: network.id })
      expect(session?.accounts[0]?.address).toBe(TESTNET)
      await connector.switchNetwork?.({ network: bitcoin })
      await connector.switchNetwork?.({ network })
      expect(events.at(-1)).toMatchObject({ type: 'change', chainId: network.id })
      expect(wallet.calls).toContainEqual({ method: 'wallet_changeNetwork', params: [{ name }] })
    }
  })

  test('[S7.34] a response with the error `null` is a success', async () => {
    const request = async () => ({ error: null, result: { addresses: [{ address: PAYMENT }] } })
    const page = Object.assign(createFakePage(), {
      own: { request },
      btc_providers: [{ id: 'own', name: 'Own' }],
    })
    const { listed } = listWallets(bip122({ target: page }), [bitcoin])
    expect(await listed[0]?.connect({ networks: [bitcoin] })).toMatchObject([
      { accounts: [{ address: PAYMENT }] },
    ])
  })

  test('[S8.57] the code of a missing permission with the text of a rejection is a rejection', async () => {
    const refuse = () => {
      throw { error: { code: -32_002, message: 'User rejected the request.' } }
    }
    const results = { wallet_connect: undefined, getAddresses: refuse }
    const wallet = createFakeSatsConnectWallet({ results })
    await expect(find(wallet).connect({ networks: [bitcoin] })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(wallet.calls.map(({ method }) => method)).toEqual(['getAddresses'])
  })

  test('[S3.2] a wallet whose `addListener` has two parameters gets the name of the event first', async () => {
    const wallet = createFakeSatsConnectWallet({ hasPositionalEvents: true })
    const { events } = await connected(wallet)
    wallet.emit('disconnect')
    expect(events).toEqual([{ type: 'disconnect', namespace: 'bip122' }])
  })

  test('[S8.57] a rejection that is thrown without a response is a rejection of the transfer', async () => {
    const sendTransfer = () => {
      throw { code: 4001, message: 'No' }
    }
    const { run } = await connected(createFakeSatsConnectWallet({ results: { sendTransfer } }))
    await expect(run('sendTransaction', { address: PAYMENT, to: ORDINAL, value: 1n })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
  })

  test('[S8.57] a rejected connection is not requested again by the other method', async () => {
    const wallet = createFakeSatsConnectWallet()
    const connector = find(wallet)
    wallet.decline()
    await expect(connector.connect({ networks: [bitcoin] })).rejects.toMatchObject({
      code: 'USER_REJECTED',
      cause: { code: -32_000 },
    })
    expect(wallet.promptCount()).toBe(1)
  })

  test.each([
    [
      'accountChange',
      { addresses: [{ address: ORDINAL, purpose: 'payment' }] },
      [{ accounts: [{ address: ORDINAL }] }],
    ],
    [
      'accountChange',
      { type: 'accountChange' },
      [{ accounts: [{ address: PAYMENT }, { address: ORDINAL }] }],
    ],
    [
      'networkChange',
      { bitcoin: { name: 'Testnet' }, addresses: [{ address: TESTNET, purpose: 'payment' }] },
      [{ chainId: TESTNET_ID }],
    ],
    [
      'networkChange',
      { bitcoin: { name: 'Signet' }, addresses: [{ address: TESTNET, purpose: 'payment' }] },
      [{ chainId: signet.id }],
    ],
    // Not testnet, whose address format it shares.
    [
      'networkChange',
      { bitcoin: { name: 'Testnet4' }, addresses: [{ address: TESTNET, purpose: 'payment' }] },
      [{ chainId: 'Testnet4' }],
    ],
    ['disconnect', undefined, [{ type: 'disconnect', namespace: 'bip122' }]],
  ])('[S3.2] [S3.3] the wallet event %s with %j is emitted', async (event, value, expected) => {
    const wallet = createFakeSatsConnectWallet()
    const { events } = await connected(wallet)
    wallet.emit(event, value)
    await vi.waitFor(() => expect(events).toMatchObject(expected))
  })

  test('an icon of type `image/svg` becomes `image/svg+xml`', () => {
    expect(find(createFakeLeather()).icon).toBe('data:image/svg+xml;base64,PHN2Zy8+')
  })

  test('[S4.5] Leather is not restored, since it would prompt', () => {
    expect(find(createFakeLeather()).restore).toBeUndefined()
  })

  test('[S4.5] restores nothing when the wallet has revoked the permission', async () => {
    const denied = () => {
      throw { error: { code: -32_002, message: 'Access denied' } }
    }
    const connector = find(createFakeSatsConnectWallet({ results: { wallet_getAccount: denied } }))
    expect(await connector.restore?.({ networks: [bitcoin] })).toEqual([])
  })
})

test('[S3.3] Unisat revokes the permission on disconnect, if it has a `disconnect` method', async () => {
  const wallet = createFakeUnisat()
  const { connector, asked } = await connected(wallet)
  await connector.disconnect()
  expect(asked()).toEqual(['getAccounts', 'disconnect'])
  expect(await connector.restore?.({ networks: [bitcoin] })).toEqual([])
  const old = createFakeUnisat({ canDisconnect: false })
  const made = await connected(old)
  await made.connector.disconnect()
  expect(made.asked()).toEqual(['getAccounts'])
})

test('[S3.3] Unisat without an exposed account is not asked to disconnect, which would prompt', async () => {
  const wallet = createFakeUnisat()
  const { connector, asked } = await connected(wallet)
  await connector.disconnect()
  wallet.calls.length = 0
  await connector.disconnect()
  expect(asked()).toEqual(['getAccounts'])
})

test('[S3.2] after `chainChanged` Unisat has the accounts of the new network, or none without permission', async () => {
  const page = createFakePage()
  const wallet = createFakeUnisat()
  wallet.putOn(page)
  const { listed } = listWallets(bip122({ target: page }), [bitcoin])
  await listed[0]?.connect({ networks: [bitcoin] })
  const events: ConnectorEvent[] = []
  listed[0]?.subscribe((event) => events.push(event))
  const { unisat } = page as unknown as {
    readonly unisat: { switchChain(chain: string): Promise<void>; disconnect(): Promise<void> }
  }
  await unisat.switchChain('BITCOIN_TESTNET')
  wallet.emit('chainChanged')
  await vi.waitFor(() =>
    expect(events).toMatchObject([{ chainId: TESTNET_ID, accounts: [{ address: TESTNET }] }]),
  )
  await unisat.disconnect()
  wallet.emit('chainChanged')
  await vi.waitFor(() => expect(events[1]).toMatchObject({ accounts: [] }))
})

test('[S3.2] Unisat: a wallet that refuses a listener still emits its other events', async () => {
  let emit: (() => void) | undefined
  const unisat = {
    requestAccounts: async () => [PAYMENT],
    getAccounts: async () => [ORDINAL],
    on(event: string, listener: () => void) {
      if (event === 'accountsChanged') throw new Error('unknown event')
      emit = listener
    },
  }
  const { listed } = listWallets(bip122({ target: Object.assign(createFakePage(), { unisat }) }), [bitcoin])
  await listed[0]?.connect({ networks: [bitcoin] })
  const events: ConnectorEvent[] = []
  listed[0]?.subscribe((event) => events.push(event))
  emit?.()
  await vi.waitFor(() => expect(events).toMatchObject([{ accounts: [{ address: ORDINAL }] }]))
})

test('[S3.2] Unisat: an event without a list of accounts is ignored', async () => {
  const wallet = createFakeUnisat()
  const { events } = await connected(wallet)
  wallet.emit('accountsChanged', null)
  expect(events).toEqual([])
})

test('[S3.2] Unisat: an account selected while the state is read is the emitted account', async () => {
  const wallet = createFakeUnisat()
  const { events, provider } = await connected(wallet)
  wallet.emit('chainChanged')
  await Promise.resolve()
  wallet.changeAccount?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(events.length).toBeGreaterThan(1)
  for (const event of events) expect(event).toMatchObject({ accounts: [{ address: ORDINAL }] })
  expect(events.at(-1)).toMatchObject({ chainId: MAINNET_ID })
  expect(await provider.getAccountAddresses()).toMatchObject([{ address: ORDINAL }])
})

test('[S3.2] sats-connect: no event after a disconnect, also not for a running read', async () => {
  const wallet = createFakeSatsConnectWallet()
  const { connector, events, asked } = await connected(wallet)
  wallet.emit('accountChange', { type: 'accountChange' })
  wallet.emit('disconnect')
  await vi.advanceTimersByTimeAsync(10)
  expect(asked()).toEqual(['wallet_getAccount'])
  expect(events).toEqual([{ type: 'disconnect', namespace: 'bip122' }])
  wallet.emit('accountChange', { type: 'accountChange' })
  await connector.disconnect()
  await vi.advanceTimersByTimeAsync(10)
  expect(events).toHaveLength(1)
})

// Facts of the documentation of Bitget and Binance; names and events as in `@keplr-wallet/types` and its provider.
describe('a wallet with the API of Unisat, and networks in place of chains', () => {
  function createWallet(first = 'livenet') {
    const listeners: Record<string, (value: unknown) => void> = {}
    let network = first
    const wallet = {
      asked: [] as string[],
      requestAccounts: async () => [network === 'testnet' ? TESTNET : PAYMENT],
      getAccounts: async () => [network === 'testnet' ? TESTNET : PAYMENT],
      getNetwork: async () => network,
      async switchNetwork(name: string) {
        wallet.asked.push(name)
        network = name
      },
      on: (event: string, listener: (value: unknown) => void) => void (listeners[event] = listener),
      move(name: string) {
        network = name
        listeners['networkChanged']?.(name)
      },
    }
    const page = Object.assign(createFakePage(), { bitkeep: { unisat: wallet } })
    const connector = listWallets(bip122({ target: page }), [bitcoin]).listed[0] as Connector
    const events: ConnectorEvent[] = []
    connector.subscribe((event) => events.push(event))
    return { wallet, connector, events }
  }

  test.each([
    ['livenet', MAINNET_ID],
    ['mainnet', MAINNET_ID],
    ['fractal', 'fractal'],
  ])('is connected on %s', async (name, chainId) => {
    const { wallet, connector } = createWallet(name)
    wallet.switchNetwork = async () => {
      throw { code: 4001, message: 'No' }
    }
    expect(await connector.connect({ networks: [bitcoin] })).toMatchObject([{ chainId }])
  })

  test('signet is distinguished from testnet, whose addresses have the same format', async () => {
    const { wallet, connector } = createWallet('signet')
    wallet.requestAccounts = wallet.getAccounts = async () => [TESTNET]
    expect(await connector.connect({ networks: [signet] })).toMatchObject([{ chainId: signet.id }])
    expect(wallet.asked).toEqual([])
  })

  test('[S3.3] switches its network by name', async () => {
    const { wallet, connector } = createWallet()
    await connector.connect({ networks: [bitcoin] })
    await connector.switchNetwork?.({ network: bitcoinTestnet })
    expect(wallet.asked).toEqual(['testnet'])
    await connector.switchNetwork?.({ network: bitcoin })
    expect(wallet.asked).toEqual(['testnet', 'livenet'])
  })

  test('[S3.2] after `networkChanged` it has the account of the new network', async () => {
    const { wallet, connector, events } = createWallet()
    await connector.connect({ networks: [bitcoin] })
    wallet.move('testnet')
    await vi.waitFor(() =>
      expect(events).toMatchObject([
        { type: 'change', chainId: TESTNET_ID, accounts: [{ address: TESTNET }] },
      ]),
    )
  })
})

describe('Unisat on Fractal Bitcoin, which shares the address format of Bitcoin', () => {
  const FRACTAL = 'FRACTAL_BITCOIN_MAINNET'

  test('[S3.3] is asked to switch to the network of the app', async () => {
    const wallet = createFakeUnisat({ chain: FRACTAL })
    const session = await find(wallet).connect({ networks: [bitcoin] })
    expect(session).toMatchObject([{ chainId: MAINNET_ID, accounts: [{ address: PAYMENT }] }])
    expect(wallet.calls).toContainEqual({ method: 'switchChain', params: ['BITCOIN_MAINNET'] })
  })

  test('[S3.3] a wallet that does not switch is not on Bitcoin, also with another account or after a page load', async () => {
    const wallet = createFakeUnisat({ chain: FRACTAL, canSwitch: false })
    const { connector, session, events } = await connected(wallet)
    expect(session).toMatchObject({ chainId: FRACTAL, accounts: [{ address: PAYMENT }] })
    wallet.changeAccount?.()
    expect(events).toMatchObject([{ chainId: FRACTAL, accounts: [{ address: ORDINAL }] }])
    wallet.changeAccount?.()
    expect(await connector.restore?.({ networks: [bitcoin] })).toMatchObject([{ chainId: FRACTAL }])
  })

  test.each([
    [FRACTAL, FRACTAL],
    ['not a reference', MAINNET_ID],
    ['X'.repeat(33), MAINNET_ID],
  ])('[S3.3] a wallet that switches to the chain %j is on %s', async (chain, chainId) => {
    const page = createFakePage()
    const wallet = createFakeUnisat({ chain: 'BITCOIN_TESTNET', canSwitch: false })
    wallet.putOn(page)
    const { listed } = listWallets(bip122({ target: page }), [bitcoin])
    await listed[0]?.connect({ networks: [bitcoin] })
    const events: ConnectorEvent[] = []
    listed[0]?.subscribe((event) => events.push(event))
    const { unisat } = page as unknown as { readonly unisat: object }
    Object.assign(unisat, { getChain: async () => ({ enum: chain }) })
    wallet.emit('chainChanged')
    await vi.waitFor(() => expect(events).toMatchObject([{ type: 'change', chainId }]))
  })
})

test('[S3.2] Leather is asked for its accounts once, and again after a disconnect', async () => {
  const wallet = createFakeLeather()
  const { connector, asked } = await connected(wallet)
  await connector.connect({ networks: [bitcoin] })
  expect(asked()).toEqual([])
  await connector.disconnect()
  await connector.connect({ networks: [bitcoin] })
  expect(asked()).toEqual(['getAddresses'])
})

test('[S3.2] Wallet Standard: asks for both purposes, and reads exposed accounts without a request', async () => {
  const wallet = createFakeStandardWallet()
  const connector = find(wallet)
  await connector.connect({ networks: [bitcoin] })
  expect(wallet.calls).toEqual([{ method: 'connect', params: [{ purposes: ['payment', 'ordinals'] }] }])
  expect(await connector.restore?.({ networks: [bitcoin] })).toMatchObject([
    { accounts: [{ address: PAYMENT }, { address: ORDINAL }] },
  ])
  expect(wallet.calls).toHaveLength(1)
})

test('[S3.2] [S3.3] Wallet Standard: reads silently, subscribes and disconnects by `bitcoin:` features', async () => {
  const calls: unknown[] = []
  const listeners: ((change: object) => void)[] = []
  const accounts = [{ address: PAYMENT, purpose: 'payment', publicKey: new Uint8Array(33).fill(3) }]
  const wallet = {
    name: 'Quiet',
    chains: ['bitcoin:mainnet'],
    accounts: [],
    features: {
      'bitcoin:connect': { connect: async () => ({ accounts }) },
      'bitcoin:disconnect': { disconnect: async () => void calls.push('disconnect') },
      'bitcoin:events': { on: (_: string, listener: (change: object) => void) => listeners.push(listener) },
      'standard:connect': {
        async connect(input: unknown) {
          calls.push(input)
          return { accounts }
        },
      },
    },
  }
  const page = createFakePage()
  const { listed } = listWallets(bip122({ target: page }), [bitcoin])
  registerWallets(page, wallet)
  const events: ConnectorEvent[] = []
  listed[0]?.subscribe((event) => events.push(event))
  expect(await listed[0]?.restore?.({ networks: [bitcoin] })).toMatchObject([
    { accounts: [{ address: PAYMENT }] },
  ])
  listeners[0]?.({ accounts: [] })
  expect(events).toEqual([{ type: 'change', namespace: 'bip122', accounts: [] }])
  await listed[0]?.disconnect()
  expect(calls).toEqual([{ silent: true }, 'disconnect'])
})

test('[S3.2] [S3.3] a wallet on signet stays on signet when it selects another account', async () => {
  const wallet = createFakeUnisat()
  const { connector, events } = await connected(wallet)
  await connector.switchNetwork?.({ network: signet })
  wallet.emit('accountsChanged', [TESTNET.toUpperCase()])
  wallet.emit('accountsChanged', [TESTNET])
  expect(events.slice(-2)).toMatchObject([{ chainId: signet.id }, { chainId: signet.id }])
})

test('[S3.3] OKX switches to signet', async () => {
  const { connector, session, events } = await connected(createFakeOkx(), signet)
  expect(session).toMatchObject({ chainId: signet.id, accounts: [{ address: SIGNET }] })
  await connector.switchNetwork?.({ network: bitcoin })
  await connector.switchNetwork?.({ network: signet })
  expect(events.at(-1)).toMatchObject({ chainId: signet.id, accounts: [{ address: SIGNET }] })
})

test.each([
  ['has none to show', () => Promise.reject(new Error('no key')), {}],
  ['shows it', async () => PUBLIC_KEY, { publicKey: PUBLIC_KEY }],
])('[S4.5] OKX is restored with its public key, if the wallet %s', async (_, getPublicKey, expected) => {
  const okxwallet = { bitcoin: { connect() {}, getAccounts: async () => [PAYMENT], getPublicKey } }
  const { listed } = listWallets(bip122({ target: Object.assign(createFakePage(), { okxwallet }) }), [
    bitcoin,
  ])
  const [session] = (await listed[0]?.restore?.({ networks: [bitcoin] })) ?? []
  expect(session?.accounts).toEqual([{ address: PAYMENT, type: 'payment', ...expected }])
})

test('[S3.30] OKX is no longer listened to on any network after a disconnect', async () => {
  const wallet = createFakeOkx()
  const { connector } = await connected(wallet)
  expect(wallet.testnet.listenerCount()).toBeGreaterThan(0)
  await connector.disconnect()
  expect(wallet.testnet.listenerCount()).toBe(0)
})

test('[S4.5] OKX is restored on its last network', async () => {
  const wallet = createFakeOkx()
  await connected(wallet, bitcoinTestnet)
  // A page load.
  const sessions = await find(wallet).restore?.({ networks: [bitcoinTestnet, bitcoin] })
  expect(sessions).toMatchObject([{ chainId: TESTNET_ID, accounts: [{ address: TESTNET }] }])
})

test('[S3.3] OKX: messages, PSBTs and transfers are requested on the network in use, also after a declined switch', async () => {
  const asked: string[] = []
  let isDeclined = true
  const objectOf = (name: string, address: string) => {
    const answer = (value: unknown) => async () => {
      asked.push(name)
      return value
    }
    return {
      async connect() {
        if (name === 'testnet' && isDeclined) throw { code: 4001, message: 'No' }
        return { address, publicKey: PUBLIC_KEY }
      },
      signMessage: answer(SIGNATURE),
      signPsbt: answer(hexPsbt),
      send: answer({ txhash: TXID }),
    }
  }
  const okxwallet = { bitcoin: objectOf('mainnet', PAYMENT), bitcoinTestnet: objectOf('testnet', TESTNET) }
  const page = Object.assign(createFakePage(), { okxwallet })
  const [connector = expect.unreachable('it is listed')] = listWallets(bip122({ target: page }), [
    bitcoin,
  ]).listed
  await connector.connect({ networks: [bitcoin] })
  const askAll = async () => {
    asked.length = 0
    const provider = connector.getProvider('bip122') as Required<BitcoinProvider>
    await provider.signMessage({ address: PAYMENT, message: 'hi' })
    await provider.signPsbt({ psbt: PSBT, signInputs: [] })
    await provider.sendTransfer({ address: PAYMENT, recipient: ORDINAL, amount: 1n })
    return asked
  }
  const switching = () => connector.switchNetwork?.({ network: bitcoinTestnet })
  await expect(switching()).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(await askAll()).toEqual(['mainnet', 'mainnet', 'mainnet'])
  isDeclined = false
  await switching()
  expect(await askAll()).toEqual(['testnet', 'testnet', 'testnet'])
})

test('[S3.3] OKX: only events of the network in use are emitted', async () => {
  const wallet = createFakeOkx()
  const { connector, events } = await connected(wallet)
  const change = { address: PAYMENT, publicKey: PUBLIC_KEY }
  wallet.testnet.emit('accountChanged', { address: TESTNET, publicKey: PUBLIC_KEY })
  wallet.testnet.emit('disconnect')
  expect(events).toEqual([])
  await connector.switchNetwork?.({ network: bitcoinTestnet })
  events.length = 0
  wallet.emit('accountChanged', change)
  wallet.emit('disconnect')
  expect(events).toEqual([])
  wallet.testnet.emit('accountChanged', { address: TESTNET, publicKey: PUBLIC_KEY })
  wallet.testnet.emit('disconnect')
  expect(events).toMatchObject([{ type: 'change', chainId: TESTNET_ID }, { type: 'disconnect' }])
})

test('[S3.3] OKX: a disconnect by the wallet is emitted', async () => {
  const wallet = createFakeOkx()
  const { events } = await connected(wallet)
  wallet.emit('disconnect')
  expect(events).toEqual([{ type: 'disconnect', namespace: 'bip122' }])
})

describe('discovery', () => {
  test.each([200, 600, 1500])('[S3.25] finds a wallet injected after %i ms', async (delay) => {
    const page = createFakePage()
    const { listed, stop } = listWallets(bip122({ target: page }), [bitcoin])
    const entry = { id: 'late', name: 'Late' }
    setTimeout(() => Object.assign(page, { late: { request() {} }, btc_providers: [entry] }), delay - 1)
    await vi.advanceTimersByTimeAsync(delay)
    expect(listed.map(({ id }) => id)).toEqual(['late'])
    stop()
    expect([listed, page.listenerCount(), vi.getTimerCount()]).toEqual([[], 0, 0])
  })

  test.each([
    ['unisat', 'requestAccounts', 'Unisat', true],
    ['bitkeep.unisat', 'requestAccounts', 'Bitget Wallet', undefined],
    ['binancew3w.bitcoin', 'requestAccounts', 'Binance Wallet', undefined],
    ['okxwallet.bitcoin', 'connect', 'OKX Wallet', undefined],
  ])(
    '[S3.25] the wallet at %s with `%s` is %s; restored surely without a prompt: %s',
    (path, method, name, isRestoreSilent) => {
      const wallet = { [method]: () => undefined }
      const page = path.split('.').reduceRight<object>((value, key) => ({ [key]: value }), wallet)
      const { listed } = listWallets(bip122({ target: Object.assign(createFakePage(), page) }), [bitcoin])
      expect(listed.map((each) => [each.name, each.isRestoreSilent])).toEqual([[name, isRestoreSilent]])
    },
  )

  // Both document that they are at the place of Unisat too.
  test.each([
    ['isBinance', 'Binance Wallet'],
    ['isBitKeep', 'Bitget Wallet'],
  ])('[S3.25] a wallet with `%s` at the place of Unisat is %s, and listed once', (mark, name) => {
    const wallet = { [mark]: true, requestAccounts: () => undefined }
    const places = {
      isBinance: { binancew3w: { bitcoin: wallet } },
      isBitKeep: { bitkeep: { unisat: wallet } },
    }
    for (const place of [{}, places[mark as keyof typeof places]]) {
      const page = Object.assign(createFakePage(), { unisat: wallet }, place)
      const { listed } = listWallets(bip122({ target: page }), [bitcoin])
      expect(listed.map((each) => each.name)).toEqual([name])
    }
  })

  test('a Wallet Standard wallet has its icon', () => {
    expect(find(createFakeStandardWallet()).icon).toBe('data:image/svg+xml,<svg/>')
  })

  test('[S3.29] a wallet with a duplicate name is listed and marked', () => {
    const page = createFakePage()
    const { listed } = listWallets(bip122({ target: page }), [bitcoin])
    createFakeStandardWallet().putOn(page)
    createFakeStandardWallet().putOn(page)
    expect(listed.map(({ uid, isDuplicate }) => [uid, isDuplicate])).toEqual([
      ['bip122:Nugget', undefined],
      ['bip122:Nugget:1', true],
    ])
  })

  test.each([
    [{ btc_providers: 'none' }],
    [{ btc_providers: [null, { id: 7 }, { name: 'x' }, { id: '', name: '' }] }],
    [{ unisat: {}, okxwallet: null, bitkeep: 'x' }],
  ])('[S3.25] finds nothing in %j', (injected) => {
    const page = Object.assign(createFakePage(), injected)
    expect(listWallets(bip122({ target: page }), [bitcoin]).listed).toEqual([])
  })

  test('[S3.25] a `btc_providers` that throws hides no other wallet', () => {
    const throwing = new Proxy([], {
      get() {
        throw new Error('hostile')
      },
    })
    const page = Object.assign(createFakePage(), { btc_providers: throwing })
    createFakeUnisat().putOn(page)
    const { listed } = listWallets(bip122({ target: page }), [bitcoin])
    expect(listed.map(({ id }) => id)).toEqual(['unisat'])
  })

  test('[S3.25] a wallet that unregisters is removed', () => {
    const page = createFakePage()
    const { listed } = listWallets(bip122({ target: page }), [bitcoin])
    let unregister = () => {}
    const wallet = { name: 'Brief', features: { 'bitcoin:connect': { connect() {} } } }
    const register = (api: { register: (wallet: object) => () => void }) =>
      void (unregister = api.register(wallet))
    page.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail: register }))
    expect(listed).toHaveLength(1)
    unregister()
    expect(listed).toEqual([])
  })
})

describe('balance', () => {
  const balance = (answer: unknown, status = 200) => {
    const asked: string[] = []
    const fetch = async (url: string | URL | Request) => {
      asked.push(`${url as string}`)
      return Response.json(answer, { status })
    }
    const parameters = { address: PAYMENT }
    const run = () =>
      runOperation(bip122({ fetch }), 'getBalance', { network: bitcoin, provider: undefined, parameters })
    return { asked, run }
  }

  test('is the sum of the unspent outputs', async () => {
    const { asked, run } = balance([{ value: 150 }, { value: 2_100_000_000_000_000 }])
    expect(await run()).toEqual({ value: '2100000000000150', decimals: 8, symbol: 'BTC' })
    expect(asked).toEqual([`https://mempool.space/api/address/${PAYMENT}/utxo`])
  })

  test.each([
    ['an empty list', []],
    ['no list', { error: 'x' }],
    ['an amount as text', [{ value: '1' }]],
    ['a negative amount', [{ value: -1 }]],
  ])('a response with %s is a balance of 0 or an error', async (_, answer) => {
    const asked = balance(answer).run()
    if (Array.isArray(answer) && answer.length === 0) expect(await asked).toMatchObject({ value: '0' })
    else await expect(asked).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
  })

  describe('with more outputs than the server lists', () => {
    const stats = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
    const crowded = (answer: unknown) => {
      const asked: string[] = []
      const fetch = async (url: string | URL | Request) => {
        asked.push(`${url as string}`)
        return asked.length > 1
          ? Response.json(answer)
          : new Response('Too many unspent transaction outputs (>500).', { status: 400 })
      }
      const parameters = { address: PAYMENT }
      const run = () =>
        runOperation(bip122({ fetch }), 'getBalance', { network: bitcoin, provider: undefined, parameters })
      return { asked, run }
    }

    test('is the received less the spent amount, with unconfirmed transactions', async () => {
      const { asked, run } = crowded({ chain_stats: stats(900, 150), mempool_stats: stats(20, 70) })
      expect(await run()).toMatchObject({ value: '700' })
      expect(asked).toEqual(['/utxo', ''].map((end) => `https://mempool.space/api/address/${PAYMENT}${end}`))
    })

    test.each([
      ['no unconfirmed transactions', stats(900, 150), '750'],
      ['all coins spent', stats(900, 900), '0'],
      ['no coins', stats(0, 0), '0'],
    ])('an address with %s has a known balance', async (_, confirmed, value) => {
      const { run } = crowded({ chain_stats: confirmed, mempool_stats: stats(0, 0) })
      expect(await run()).toMatchObject({ value })
    })

    test.each([
      ['no statistics', {}],
      ['no unconfirmed statistics', { chain_stats: stats(9, 1) }],
      ['an amount as text', { chain_stats: stats('9', 1), mempool_stats: stats(0, 0) }],
      ['an inexact amount', { chain_stats: stats(2 ** 53, 1), mempool_stats: stats(0, 0) }],
      ['more spent than received', { chain_stats: stats(1, 2), mempool_stats: stats(0, 0) }],
    ])('a response with %s is an error', async (_, answer) => {
      await expect(crowded(answer).run()).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
    })
  })

  test("is asked of the network's own servers, not of the hosted RPC", async () => {
    const asked: string[] = []
    const fetch = async (url: string | URL | Request) => {
      asked.push(new URL(`${url as string}`).hostname)
      return Response.json([])
    }
    const rpcUrls = {
      default: { http: ['https://hosted.example'] },
      chainDefault: { http: ['https://own.example'] },
    }
    const network = { ...bitcoin, rpcUrls }
    const parameters = { address: PAYMENT }
    await runOperation(bip122({ fetch }), 'getBalance', { network, provider: undefined, parameters })
    expect(asked).toEqual(['own.example'])
  })

  test('a failing server is an error, not a balance of 0', async () => {
    const { asked, run } = balance([], 503)
    await expect(run()).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
    expect(asked).toHaveLength(1)
  })
})

describe('toPsbtSigner', () => {
  test('[S7.34] uses the wallet connected at the time of the call', async () => {
    const wallet = createFakeSatsConnectWallet()
    const { provider } = await connected(wallet)
    let signer: { address: string; network: CaipNetwork; provider: unknown } | undefined
    const psbtSigner = toPsbtSigner({
      getSigner: (namespace) => (namespace === 'bip122' ? signer : undefined),
    })
    expect(psbtSigner.address).toBeUndefined()
    await expect(psbtSigner.signPsbt({ psbt: PSBT })).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    signer = { address: PAYMENT, network: bitcoin, provider }
    expect([psbtSigner.address, psbtSigner.network]).toEqual([PAYMENT, bitcoin])
    expect(await psbtSigner.getAddresses()).toHaveLength(2)
    expect(await psbtSigner.signPsbt({ psbt: PSBT, broadcast: true })).toEqual({ psbt: PSBT, txid: TXID })
  })

  test('changes of the app during the review do not reach the wallet', async () => {
    const asked: unknown[] = []
    const provider = {
      getAccountAddresses: async () => [],
      async signPsbt(parameters: object) {
        asked.push(parameters)
        return { psbt: PSBT }
      },
    }
    const parameters = { psbt: PSBT, broadcast: false, signInputs: [{ address: PAYMENT, index: 0 }] }
    const given = structuredClone(parameters)
    const reviewed: unknown[] = []
    const signer = toPsbtSigner({
      getSigner: () => ({ address: PAYMENT, network: bitcoin, provider }),
      reviewRequest(request, ask) {
        reviewed.push(request)
        Object.assign(given, { psbt: 'AAAA', broadcast: true })
        given.signInputs[0]!.index = 7
        return ask()
      },
    })
    // A JavaScript app may pass an address: the account of the connection signs.
    await signer.signPsbt(Object.assign(given, { address: ORDINAL }))
    expect(asked).toEqual([parameters])
    expect(reviewed).toEqual([
      { namespace: 'bip122', method: 'signPsbt', params: { ...parameters, address: PAYMENT } },
    ])
  })
})
