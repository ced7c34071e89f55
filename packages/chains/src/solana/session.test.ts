import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import type { ConnectorEvent } from '../connector.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { solana as network } from '../networks/definitions/solana.ts'
import { solanaDevnet } from '../networks/definitions/solanaDevnet.ts'
import { solanaTestnet } from '../networks/definitions/solanaTestnet.ts'
import { collect, createFakePage } from '../test/fakePage.ts'
import {
  createFakeSolanaWallet,
  type FakeSolanaWalletOptions,
  OTHER_SOLANA_ACCOUNT,
  SOLANA_ACCOUNT,
} from '../test/fakeSolanaWallet.ts'
import { registerWallets } from '../test/registerWallets.ts'
import type { CaipNetwork } from '../types.ts'
import { solana } from './solana.ts'

const networks = [mainnet, network]
const adapter = solana()

function create(options: FakeSolanaWalletOptions = {}) {
  const page = createFakePage()
  const { listed, context } = collect()
  const fake = createFakeSolanaWallet(options)
  solana({ target: page }).discover!(context)
  registerWallets(page, fake.wallet)
  const [connector = expect.unreachable('it is listed')] = listed
  return { ...fake, connector }
}
async function connected(options: FakeSolanaWalletOptions = {}) {
  const made = create(options)
  await made.connector.connect({ networks })
  const context = { network: network as CaipNetwork, provider: made.connector.getProvider('solana') }
  return { ...made, context }
}

const NONCE = '12345678'
/** Sign-in message as wallets write it. */
const signInText = (domain: string, address: string, nonce = NONCE) =>
  new TextEncoder().encode(
    `${domain} wants you to sign in with your Solana account:\n${address}\n\nNonce: ${nonce}`,
  )

describe('connect', () => {
  test('[S1.3] [S3.2] returns every account of the namespace, and no chain id', async () => {
    const { connector, calls } = create()
    expect(await connector.connect({ networks })).toEqual([
      {
        namespace: 'solana',
        accounts: [{ address: SOLANA_ACCOUNT }, { address: OTHER_SOLANA_ACCOUNT }],
        chainId: undefined,
      },
    ])
    expect(calls).toEqual([{ feature: 'standard:connect', inputs: [] }])
  })

  test('[S3.8] puts the requested account first', async () => {
    const { connector } = create()
    const [session] = await connector.connect({ networks, address: OTHER_SOLANA_ACCOUNT })
    expect(session?.accounts.map(({ address }) => address)).toEqual([OTHER_SOLANA_ACCOUNT, SOLANA_ACCOUNT])
  })

  test('[S3.2] drops accounts of other namespaces, duplicates and invalid accounts', async () => {
    const good = { address: SOLANA_ACCOUNT, chains: ['solana:devnet'] }
    const accounts = [
      { address: OTHER_SOLANA_ACCOUNT, chains: ['bitcoin:mainnet'] },
      { address: '0x52908400098527886E0F7030069857D2E4169EE7', chains: ['solana:mainnet'] },
      null,
      good,
      good,
    ]
    const { connector } = create({ features: { 'standard:connect': () => ({ accounts }) } })
    const [session] = await connector.connect({ networks })
    expect(session?.accounts).toEqual([{ address: SOLANA_ACCOUNT }])
  })

  test('keeps an account of several namespaces, and one without chains', async () => {
    const accounts = [
      { address: SOLANA_ACCOUNT, chains: ['bitcoin:mainnet', 7, 'solana:mainnet'] },
      { address: OTHER_SOLANA_ACCOUNT, chains: [] },
    ]
    const { connector } = create({ features: { 'standard:connect': () => ({ accounts }) } })
    const [session] = await connector.connect({ networks })
    expect(session?.accounts).toEqual([{ address: SOLANA_ACCOUNT }, { address: OTHER_SOLANA_ACCOUNT }])
  })

  test('[S8.9] rejects without accounts, and without an RPC URL', async () => {
    const { connector } = create({ addresses: [] })
    await expect(connector.connect({ networks })).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
      message: 'solana:connect - Failed to connect',
    })
    const offline = { ...network, rpcUrls: { default: { http: [] } } }
    await expect(create().connector.connect({ networks: [offline] })).rejects.toMatchObject({
      code: 'RPC_URL_NOT_FOUND',
      shortMessage: `RPC URL not found for chainId: ${network.id}`,
    })
  })

  test('[S8.57] is a rejection only if the visitor declined', async () => {
    const { connector, decline, fail } = create()
    decline()
    await expect(connector.connect({ networks })).rejects.toMatchObject({
      code: 'USER_REJECTED',
      cause: { code: 4001 },
    })
    fail()
    await expect(connector.connect({ networks })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
  })
})

describe('restore', () => {
  test('[S4.5] connects silently, or reads the accounts if the wallet exposes them', async () => {
    const { connector, calls, promptCount } = create()
    expect(await connector.restore?.({ networks })).toEqual([])
    expect(calls).toEqual([{ feature: 'standard:connect', inputs: [{ silent: true }] }])
    await connector.connect({ networks })
    const before = calls.length
    expect(await connector.restore?.({ networks })).toHaveLength(1)
    expect([calls.length, promptCount()]).toEqual([before, 1])
  })

  test.each([
    ['in the response', [{ address: SOLANA_ACCOUNT }], []],
    ['exposed by the wallet afterwards', undefined, [{ address: SOLANA_ACCOUNT }]],
    [
      'in the response, and others exposed',
      [{ address: SOLANA_ACCOUNT }],
      [{ address: OTHER_SOLANA_ACCOUNT }],
    ],
  ])('[S4.5] a wallet that connects silently has the accounts %s', async (_, answered, exposed) => {
    const page = createFakePage()
    const { listed, context } = collect()
    let accounts: readonly object[] = []
    const connect = async () => {
      accounts = exposed
      return { accounts: answered }
    }
    solana({ target: page }).discover!(context)
    const { wallet } = createFakeSolanaWallet()
    registerWallets(page, {
      ...wallet,
      features: { ...wallet.features, 'standard:connect': { version: '1.0.0', connect } },
      get accounts() {
        return accounts
      },
    } as never)
    expect(await listed[0]?.restore?.({ networks })).toMatchObject([
      { accounts: [{ address: SOLANA_ACCOUNT }] },
    ])
  })

  test('[S3.2] emits changes of the wallet', async () => {
    const { connector, changeAccount, emit } = await connected()
    const events: ConnectorEvent[] = []
    connector.subscribe((event) => events.push(event))
    changeAccount()
    for (const nothing of [{ chains: [] }, { accounts: 'all' }, undefined]) emit(nothing)
    emit({ accounts: [] })
    expect(events).toEqual([
      {
        type: 'change',
        namespace: 'solana',
        accounts: [{ address: OTHER_SOLANA_ACCOUNT }, { address: SOLANA_ACCOUNT }],
      },
      { type: 'change', namespace: 'solana', accounts: [] },
    ])
  })
})

test('[S9.11] disconnects in the wallet', async () => {
  const { connector, calls } = await connected()
  await connector.disconnect()
  expect(calls.at(-1)).toEqual({ feature: 'standard:disconnect', inputs: [] })
})

describe('signing', () => {
  test('[S1.4] the UTF-8 bytes of a text are signed by the requested account', async () => {
    const { context, calls } = await connected()
    const parameters = { address: OTHER_SOLANA_ACCOUNT, message: 'Grüße' }
    const signature = await runOperation(adapter, 'signMessage', { ...context, parameters })
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(calls.at(-1)).toMatchObject({
      feature: 'solana:signMessage',
      inputs: [{ account: { address: OTHER_SOLANA_ACCOUNT }, message: new TextEncoder().encode('Grüße') }],
    })
  })

  test.each([
    ['undefined', () => undefined],
    ['a number', () => 7],
    ['an empty list', () => []],
    ['half a signature', () => [{ signature: new Uint8Array(32) }]],
    ['text', () => [{ signature: 'x'.repeat(64) }]],
    [
      'a signature of another message',
      () => [{ signature: new Uint8Array(64), signedMessage: new Uint8Array(3) }],
    ],
  ])('[S8.30] the response is not a signature: %s', async (_, answer) => {
    const { context } = await connected({ features: { 'solana:signMessage': answer } })
    const parameters = { address: SOLANA_ACCOUNT, message: 'hello' }
    await expect(runOperation(adapter, 'signMessage', { ...context, parameters })).rejects.toMatchObject({
      code: 'SIGN_MESSAGE_FAILED',
      message: 'solana:signMessage - Sign message failed',
    })
  })

  test('the signature may be appended to the signed bytes, like in Mobile Wallet Adapter', async () => {
    const signature = new Uint8Array(64).fill(9)
    const signedMessage = Uint8Array.of(...new TextEncoder().encode('hello'), ...signature)
    const { context } = await connected({
      features: { 'solana:signMessage': () => [{ signature, signedMessage }] },
    })
    const parameters = { address: SOLANA_ACCOUNT, message: 'hello' }
    const sign = runOperation(adapter, 'signMessage', { ...context, parameters })
    expect(await sign).toBe(base58.encode(signature))
  })

  test('a signed text that shares bytes with its signature is kept', async () => {
    const { context } = await connected()
    // The signature consists of bytes 7.
    const parameters = { address: SOLANA_ACCOUNT, message: `${'x'.repeat(64)}\u0007` }
    expect(await runOperation(adapter, 'signMessage', { ...context, parameters })).toBe(
      base58.encode(new Uint8Array(64).fill(7)),
    )
  })

  test('the response may have no signed bytes, and a signature that is part of a larger buffer', async () => {
    const signature = new Uint8Array(192).fill(9, 64, 128).subarray(64, 128)
    const { context } = await connected({ features: { 'solana:signMessage': () => [{ signature }] } })
    const parameters = { address: SOLANA_ACCOUNT, message: 'hello' }
    const sign = runOperation(adapter, 'signMessage', { ...context, parameters })
    expect(await sign).toBe(base58.encode(new Uint8Array(64).fill(9)))
  })

  test('[S4.2] an aborted request does not reach the wallet, and an abort meanwhile rejects with its reason', async () => {
    const { context, calls, hang } = await connected()
    const sign = (signal: AbortSignal) =>
      runOperation(adapter, 'signMessage', {
        ...context,
        signal,
        parameters: { address: SOLANA_ACCOUNT, message: 'hello' },
      })
    await expect(sign(AbortSignal.abort('left'))).rejects.toBe('left')
    expect(calls).toHaveLength(1)
    hang()
    const controller = new AbortController()
    const signing = sign(controller.signal)
    await expect.poll(() => calls.length).toBe(2)
    controller.abort('left')
    await expect(signing).rejects.toBe('left')
  })

  test('[S7.34] errors name the unsupported feature of wallet or account', async () => {
    const parameters = { address: SOLANA_ACCOUNT, message: 'hello' }
    const shortMessage = 'The wallet does not support the "solana:signMessage" feature'
    const lacking = await connected({ features: { 'solana:signMessage': undefined } })
    const cold = await connected({ accountFeatures: ['solana:signTransaction'] })
    for (const { context, calls } of [lacking, cold]) {
      const before = calls.length
      await expect(runOperation(adapter, 'signMessage', { ...context, parameters })).rejects.toMatchObject({
        code: 'FEATURE_NOT_SUPPORTED',
        shortMessage,
      })
      expect(calls).toHaveLength(before)
    }
  })

  test('[S8.56] rejects for an account that the wallet does not expose, and without a wallet', async () => {
    const { context } = await connected({ addresses: [SOLANA_ACCOUNT] })
    const parameters = { address: OTHER_SOLANA_ACCOUNT, message: 'hello' }
    await expect(runOperation(adapter, 'signMessage', { ...context, parameters })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
    for (const provider of [undefined, null, {}, 'wallet'])
      await expect(
        runOperation(adapter, 'signMessage', { ...context, provider, parameters }),
      ).rejects.toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
  })

  test.each([
    [network, 'solana:mainnet'],
    [{ ...network, caipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ' }, 'solana:mainnet'],
    [solanaDevnet, 'solana:devnet'],
    [{ ...network, caipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K' }, 'solana:devnet'],
    [solanaTestnet, 'solana:testnet'],
  ])('[S3.23] a transaction request names its chain (%#)', async (on, chain) => {
    const { context, calls } = await connected()
    const parameters = { address: SOLANA_ACCOUNT, transaction: 'AQID' }
    const at = { ...context, network: on as CaipNetwork }
    expect(await runOperation(adapter, 'signTransaction', { ...at, parameters })).toBe('AQID')
    expect(calls.at(-1)?.inputs).toMatchObject([{ chain, transaction: new Uint8Array([1, 2, 3]) }])
  })

  test('rejects a network without a Wallet Standard name before the wallet is asked', async () => {
    const { context, calls } = await connected()
    const at = { ...context, network: { ...network, caipNetworkId: 'solana:x' } as unknown as CaipNetwork }
    const parameters = { address: SOLANA_ACCOUNT, transaction: 'AQID' }
    await expect(runOperation(adapter, 'signTransaction', { ...at, parameters })).rejects.toMatchObject({
      code: 'INVALID_CHAIN_ID',
      message: 'Invalid chain id: solana:x',
    })
    expect(calls).toHaveLength(1)
  })

  test('[S1.4] several transactions are signed with one prompt, all or none', async () => {
    const { context, calls, promptCount } = await connected()
    const parameters = { address: SOLANA_ACCOUNT, transactions: ['AQID', 'BAUG'] }
    expect(await runOperation(adapter, 'signAllTransactions', { ...context, parameters })).toEqual(
      parameters.transactions,
    )
    expect([calls.at(-1)?.inputs.length, promptCount()]).toEqual([2, 2])
    const none = { address: SOLANA_ACCOUNT, transactions: [] }
    expect(await runOperation(adapter, 'signAllTransactions', { ...context, parameters: none })).toEqual([])
    expect(promptCount()).toBe(2)

    const half = await connected({
      features: { 'solana:signTransaction': ({ transaction }) => [{ signedTransaction: transaction }] },
    })
    await expect(
      runOperation(adapter, 'signAllTransactions', { ...half.context, parameters }),
    ).rejects.toMatchObject({ code: 'SIGN_TRANSACTION_FAILED' })
  })

  test('[S8.57] a declined transaction and an invalid transaction have different errors', async () => {
    const { context, decline } = await connected()
    const sign = (transaction: string) =>
      runOperation(adapter, 'signTransaction', {
        ...context,
        parameters: { address: SOLANA_ACCOUNT, transaction },
      })
    await expect(sign('%')).rejects.toMatchObject({
      code: 'SIGN_TRANSACTION_FAILED',
      message: 'solana:signTransaction - Sign transaction failed',
    })
    decline()
    await expect(sign('AQID')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  test('signIn: the wallet builds the message from the given fields', async () => {
    const message = `app.example wants you to sign in with your Solana account:\n${SOLANA_ACCOUNT}\n\nNonce: 12345678`
    const signedMessage = new TextEncoder().encode(message)
    const account = { address: SOLANA_ACCOUNT }
    const signature = new Uint8Array(64).fill(7)
    const { context, calls } = await connected({
      features: { 'solana:signIn': () => [{ account, signedMessage, signature }] },
    })
    const parameters = { domain: 'app.example', nonce: '12345678', statement: undefined }
    expect(await runOperation(adapter, 'signIn', { ...context, parameters })).toEqual({
      address: SOLANA_ACCOUNT,
      message,
      signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/),
    })
    expect(calls.at(-1)?.inputs).toStrictEqual([{ domain: 'app.example', nonce: '12345678' }])
    const anyDomain = { nonce: '12345678' }
    expect(await runOperation(adapter, 'signIn', { ...context, parameters: anyDomain })).toMatchObject({
      message,
    })
    const lacking = await connected()
    await expect(runOperation(adapter, 'signIn', { ...lacking.context, parameters })).rejects.toMatchObject({
      code: 'FEATURE_NOT_SUPPORTED',
    })
  })

  test.each([
    ['no address', { account: {} }],
    ['an address that is not text', { account: { address: 7 } }],
    ['no message', { signedMessage: undefined }],
    ['a short signature', { signature: new Uint8Array(63) }],
    ['another domain', { signedMessage: signInText('evil.example', SOLANA_ACCOUNT) }],
    ['a longer domain', { signedMessage: signInText('app.example.evil', SOLANA_ACCOUNT) }],
    ['another account in the message', { signedMessage: signInText('app.example', OTHER_SOLANA_ACCOUNT) }],
    [
      'an account other than the requested',
      {
        account: { address: OTHER_SOLANA_ACCOUNT },
        signedMessage: signInText('app.example', OTHER_SOLANA_ACCOUNT),
      },
    ],
    ['another nonce', { signedMessage: signInText('app.example', SOLANA_ACCOUNT, '87654321') }],
    ['a text that is not a sign-in message', { signedMessage: new TextEncoder().encode('hello') }],
    ['bytes that are not text', { signedMessage: new Uint8Array([0xff, 0xfe]) }],
  ])('signIn: a response with %s is a failure, and fields without a value are not sent', async (_, wrong) => {
    const { context, calls } = await connected({
      features: {
        'solana:signIn': () => [
          {
            account: { address: SOLANA_ACCOUNT },
            signedMessage: signInText('app.example', SOLANA_ACCOUNT),
            signature: new Uint8Array(64),
            ...wrong,
          },
        ],
      },
    })
    const asked = { domain: 'app.example', nonce: NONCE, address: SOLANA_ACCOUNT }
    const parameters = { ...asked, statement: undefined }
    const signing = runOperation(adapter, 'signIn', { ...context, parameters })
    await expect(signing).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' })
    expect(calls.at(-1)?.inputs).toEqual([asked])
  })

  const asked = {
    domain: 'app.example',
    address: SOLANA_ACCOUNT,
    statement: 'Welcome back',
    uri: 'https://app.example/login',
    version: '1',
    chainId: 'mainnet',
    nonce: NONCE,
    issuedAt: '2026-01-02T03:04:05.000Z',
    expirationTime: '2026-01-02T04:04:05.000Z',
    notBefore: '2026-01-02T03:04:05.000Z',
    requestId: '7',
    resources: ['https://app.example/terms'],
  }
  const lines = [
    'app.example wants you to sign in with your Solana account:',
    SOLANA_ACCOUNT,
    '',
    asked.statement,
    '',
    `URI: ${asked.uri}`,
    'Version: 1',
    'Chain ID: mainnet',
    `Nonce: ${NONCE}`,
    `Issued At: ${asked.issuedAt}`,
    `Expiration Time: ${asked.expirationTime}`,
    `Not Before: ${asked.notBefore}`,
    'Request ID: 7',
    'Resources:',
    '- https://app.example/terms',
  ]
  async function signInWith(written: readonly string[]) {
    const signedMessage = new TextEncoder().encode(written.join('\n'))
    const output = { account: { address: SOLANA_ACCOUNT }, signedMessage, signature: new Uint8Array(64) }
    const { context } = await connected({ features: { 'solana:signIn': () => [output] } })
    return runOperation(adapter, 'signIn', { ...context, parameters: asked })
  }

  test('signIn: every requested field is in the message', async () => {
    expect(await signInWith(lines)).toMatchObject({ message: lines.join('\n') })
  })

  test.each(lines.flatMap((line, at) => (line === '' || line === 'Resources:' ? [] : [[line, at] as const])))(
    'signIn: a message with a changed or missing line “%s” is a failure',
    async (line, at) => {
      await expect(signInWith(lines.with(at, `${line}0`))).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' })
      await expect(signInWith(lines.toSpliced(at, 1))).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' })
    },
  )

  test('[S3.30] an `accounts` getter that throws means no accounts', async () => {
    const { context, wallet } = await connected()
    const provider = Object.create(wallet, {
      accounts: {
        get() {
          throw new Error('hostile')
        },
      },
    }) as unknown
    const read = runOperation(adapter, 'readSession', { ...context, provider, parameters: {} })
    expect(await read).toEqual({ accounts: [] })
  })

  test('[S1.4] readSession reads without a request to the wallet', async () => {
    const { context, calls } = await connected()
    expect(await runOperation(adapter, 'readSession', { ...context, parameters: {} })).toEqual({
      accounts: [SOLANA_ACCOUNT, OTHER_SOLANA_ACCOUNT],
    })
    expect(calls).toHaveLength(1)
  })
})
