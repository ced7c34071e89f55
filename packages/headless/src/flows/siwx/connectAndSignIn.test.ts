import { type AuthenticatedMessage, type AuthenticateParameters, UserRejectedError } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { createSiwxMessage, type SiwxMessageData, type SiwxSession } from '@foyer/chains/siwx'
import { custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import type { SiweConfig } from '../../core/contracts/siwx.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { getModalRouter } from '../../modal/navigation.ts'
import { getToast, watchToast } from '../../modal/notices/state.ts'
import { getModal, openModal } from '../../modal/openModal.ts'
import { untilIdle } from '../../test/settled.ts'
import { BOB, createTestAdapter, setup, solana } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { getAccount } from '../../wallet/state.ts'
import { startPairing } from '../pairing/startPairing.ts'
import { getSiwx } from './getSiwx.ts'
import { siwx, type SiwxOptions } from './siwx.ts'

const alice = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
/** Chain without contracts. */
const chain = custom({ request: async () => `0x${'00'.repeat(32)}` })
const { verifyMessage } = eip155({ transports: { 'eip155:1': chain, 'eip155:137': chain } }).operations
const site: SiwxOptions = { domain: 'app.example', uri: 'https://app.example/login', statement: 'Welcome.' }
const RECAP = 'I further authorize the stated URI to perform the following actions on my behalf: (1) ...'

/** Change of the message fields by the wallet. */
type Change = (data: SiwxMessageData) => SiwxMessageData

async function sign(
  {
    caipNetworkIds,
    domain,
    uri,
    nonce,
    statement,
    requestId,
    expirationTime,
    resources = [],
  }: AuthenticateParameters,
  change: Change,
): Promise<readonly AuthenticatedMessage[]> {
  return Promise.all(
    caipNetworkIds.map(async (caipNetworkId) => {
      const data = change({
        domain,
        uri,
        nonce,
        statement: `${statement} ${RECAP}`,
        ...(requestId !== undefined && { requestId }),
        ...(expirationTime !== undefined && { expirationTime }),
        resources: [...resources, 'urn:recap:e30'],
        accountAddress: alice.address,
        chainId: caipNetworkId,
        version: '1',
        issuedAt: new Date().toISOString(),
      })
      const message = createSiwxMessage(data)
      const signature = await alice.signMessage({ message })
      const iss = `did:pkh:${caipNetworkId}:${alice.address}`
      const cacao = { h: { t: 'caip122' }, p: { iss }, s: { t: 'eip191', s: signature } }
      return { caipNetworkId, address: alice.address, message, signature, cacao }
    }),
  )
}

/** Paired wallet that supports one-click auth as configured. */
function open(options: Partial<ConfigOptions> = {}) {
  const connector = createTestConnector({ id: 'walletConnect', address: alice.address })
  const asked: AuthenticateParameters[] = []
  const behaviour = { knows: true, declines: false, change: ((data) => data) as Change, forges: false }
  const wallet = Object.assign(connector, {
    type: 'WALLET_CONNECT' as const,
    async authenticate(parameters: AuthenticateParameters) {
      asked.push(parameters)
      if (behaviour.declines) throw new UserRejectedError()
      const sessions = await connector.connect({ networks: [] })
      const messages = behaviour.knows ? await sign(parameters, behaviour.change) : []
      const signature = `0x${'11'.repeat(65)}`
      return {
        sessions,
        messages: behaviour.forges ? messages.map((message) => ({ ...message, signature })) : messages,
      }
    },
  })
  const test = setup({
    adapters: [
      createTestAdapter({ ...(verifyMessage && { verifyMessage }) }),
      createTestAdapter({}, 'solana'),
    ],
    connectors: [wallet],
    siwx: siwx(site),
    ...options,
  })
  const toasts: string[] = []
  watchToast(test.config, {
    onChange: ({ isOpen, code }) => void (isOpen && toasts.push(`${code}`)),
  })
  return { ...test, wallet, asked, behaviour, toasts, view: () => getModalRouter(test.config).view }
}

const kept = ({ storage }: ReturnType<typeof open>) =>
  JSON.parse(storage.getItem('@foyer/siwx') ?? '[]') as SiwxSession[]

test('pairing signs in with one prompt, for every network, without further requests [S3.75] [S4.15]', async () => {
  const app = open()
  openModal(app.config, { view: 'ConnectingWalletConnect' })
  await startPairing(app.config)
  await vi.waitUntil(() => getSiwx(app.config).status === 'signed-in')
  expect(app.asked).toMatchObject([{ ...site, caipNetworkIds: ['eip155:1', 'eip155:137'] }])
  expect(kept(app).map(({ data }) => data.chainId)).toEqual(['eip155:1', 'eip155:137'])
  const [session] = kept(app)
  expect(session?.data).toMatchObject({ accountAddress: alice.address, statement: `Welcome. ${RECAP}` })
  expect(session?.cacao?.s.s).toBe(session?.signature)
  expect(getSiwx(app.config).session?.cacao).toEqual(session?.cacao)
  expect(app.names()).toContain('SIWX_AUTH_SUCCESS')
  expect(getModal(app.config).isOpen).toBe(false)
  expect(app.toasts).toEqual(['SIGNING_IN'])
  expect(getToast(app.config).isOpen).toBe(false)
})

test('a sign-in with the connect of a wallet keeps that of another wallet', async () => {
  const app = open()
  const data = {
    ...site,
    accountAddress: 'other',
    chainId: solana.caipNetworkId,
    version: '1',
    nonce: '12345678',
  }
  const other = { data, message: 'message', signature: 'signature' }
  app.storage.setItem('@foyer/siwx', JSON.stringify([other]))
  await connect(app.config, { connector: app.wallet })
  expect(kept(app).map((session) => session.data.accountAddress)).toEqual([
    'other',
    alice.address,
    alice.address,
  ])
})

test.each<[field: string, options: SiwxOptions, change: Partial<SiwxMessageData>]>([
  ['request id', { requestId: 'request-7' }, { requestId: undefined }],
  ['resources', { resources: ['https://app.example/terms'] }, { resources: ['urn:recap:e30'] }],
  ['statement', { statement: 'I accept the terms.' }, { statement: RECAP }],
])('the message has the %s of the app; a message without it is not stored', async (_, options, change) => {
  const first = open({ siwx: siwx({ ...site, ...options }) })
  await connect(first.config, { connector: first.wallet })
  expect(first.asked[0]).toMatchObject(options)
  expect(kept(first)).toHaveLength(2)
  first.config.destroy()
  const next = open({ siwx: siwx({ ...site, ...options }) })
  next.behaviour.change = (data) => ({ ...data, ...change })
  await connect(next.config, { connector: next.wallet })
  expect(kept(next)).toEqual([])
})

test('a sign-in with the connect ends at the expiry of the app, and is not accepted without it', async () => {
  const expiring = siwx({ ...site, expirationMs: 3_600_000 })
  const first = open({ siwx: expiring })
  const before = Date.now()
  await connect(first.config, { connector: first.wallet })
  const [end] = kept(first).map(({ data }) => Date.parse(data.expirationTime ?? ''))
  expect(end).toBeGreaterThanOrEqual(before + 3_600_000)
  expect(end).toBeLessThanOrEqual(Date.now() + 3_600_000)
  first.config.destroy()
  const next = open({ siwx: expiring })
  next.behaviour.change = (data) => ({ ...data, expirationTime: undefined })
  await connect(next.config, { connector: next.wallet })
  expect(kept(next)).toEqual([])
})

test.each(['smart account', 'other account of the wallet'])(
  'the event has whether the %s signed',
  async (who) => {
    const app = open()
    const isSmartAccount = who === 'smart account'
    const { connect: plain } = app.wallet
    app.wallet.connect = async (parameters) =>
      (await plain(parameters)).map((session) => ({
        ...session,
        accounts: [
          ...session.accounts.map(({ address }) => ({
            address,
            type: isSmartAccount ? ('smartAccount' as const) : ('eoa' as const),
          })),
          { address: BOB, type: isSmartAccount ? ('eoa' as const) : ('smartAccount' as const) },
        ],
      }))
    openModal(app.config, { view: 'ConnectingWalletConnect' })
    await startPairing(app.config)
    await vi.waitUntil(() => app.names().includes('SIWX_AUTH_SUCCESS'))
    expect(app.events).toContainEqual({
      event: 'SIWX_AUTH_SUCCESS',
      properties: { network: 'eip155:1', isSmartAccount },
    })
  },
)

test('a wallet without one-click auth connects, and is asked to sign next [S4.14]', async () => {
  const app = open()
  app.behaviour.knows = false
  openModal(app.config, { view: 'ConnectingWalletConnect' })
  await startPairing(app.config)
  await vi.waitUntil(() => app.view() === 'SIWXSignMessage')
  expect(getAccount(app.config).isConnected).toBe(true)
  expect(getSiwx(app.config).status).toBe('signed-out')
  expect(app.toasts).toEqual([])
})

test('a wallet that signed other fields than requested is asked again [S4.14]', async () => {
  const app = open()
  app.behaviour.change = (data) => ({ ...data, domain: 'evil.example' })
  await startPairing(app.config)
  await vi.waitUntil(() => app.view() === 'SIWXSignMessage')
  expect(kept(app)).toEqual([])
})

test.each<[what: string, cacao: AuthenticatedMessage['cacao']]>([
  ['without an issuer', { h: { t: 'caip122' }, p: {}, s: { t: 'eip191', s: '0x' } }],
  ['that is absent', undefined],
])(
  'a CACAO %s does not end the session: the visitor is signed in, also after it is read again',
  async (_, cacao) => {
    const app = open()
    const { authenticate } = app.wallet
    app.wallet.authenticate = async (parameters) => {
      const { messages, ...result } = await authenticate(parameters)
      return { ...result, messages: messages.map((message) => ({ ...message, cacao })) as never }
    }
    await connect(app.config, { connector: app.wallet })
    await vi.waitUntil(
      () => getSiwx(app.config).status !== 'checking' && getSiwx(app.config).status !== 'idle',
    )
    expect(getSiwx(app.config)).toMatchObject({
      status: 'signed-in',
      session: { data: { chainId: 'eip155:1' } },
    })
    expect(getSiwx(app.config).session?.cacao).toBeUndefined()
  },
)

test('an invalid signature disconnects the wallet, and no session is stored [S4.16]', async () => {
  const app = open()
  app.behaviour.forges = true
  await expect(startPairing(app.config)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  expect(app.names()).toContain('SIWX_AUTH_ERROR')
  expect(app.names()).not.toContain('SIWX_AUTH_SUCCESS')
  expect(app.wallet.calls.disconnect).toBe(1)
  expect(getAccount(app.config).isConnected).toBe(false)
  expect(kept(app)).toEqual([])
  expect(getToast(app.config).isOpen).toBe(false)
})

test('a rejection is a UserRejectedError without a toast [S8.57]', async () => {
  const app = open()
  app.behaviour.declines = true
  await expect(connect(app.config, { connector: app.wallet })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  expect(app.names()).not.toContain('SIWX_AUTH_ERROR')
  expect(app.toasts).toEqual([])
})

test.each<[what: string, options: Partial<ConfigOptions>]>([
  ['wants no sign-in', { siwx: undefined }],
  ['has turned it off', { siwx: undefined, siweConfig: { enabled: false } as SiweConfig }],
  ['signs by itself', { siwx: (context) => ({ ...siwx(site)(context), signMessage: async () => '0x' }) }],
  [
    'gets no nonce now',
    { siwx: siwx({ ...site, getNonce: () => Promise.reject(new Error('the server is down')) }) },
  ],
])('an app that %s pairs without signing', async (_, options) => {
  const app = open(options)
  await startPairing(app.config)
  expect(app.asked).toEqual([])
  expect(getAccount(app.config).isConnected).toBe(true)
})

test('a server of Sign-In with Ethereum receives the session of the current network [S4.15]', async () => {
  const verified: string[] = []
  const siweConfig: SiweConfig = {
    getNonce: () => 'abcdefgh1234',
    createMessage: () => '',
    verifyMessage: ({ message }) => verified.push(message) > 0,
    getSession: () => (verified.length > 0 ? { address: alice.address, chainId: 1 } : null),
    signOut: () => true,
    getMessageParams: () => ({ domain: 'app.example', uri: 'https://app.example/login', statement: 'Hi.' }),
  }
  const app = open({ siwx: undefined, siweConfig })
  // The wallet answers in another order than asked.
  const { authenticate } = app.wallet
  app.wallet.authenticate = async (parameters) => {
    const { sessions, messages } = await authenticate(parameters)
    return { sessions, messages: messages.toReversed() }
  }
  await startPairing(app.config)
  await vi.waitUntil(() => getSiwx(app.config).status === 'signed-in')
  expect(verified).toHaveLength(1)
  expect(verified[0]).toContain('Chain ID: 1\nNonce: abcdefgh1234\n')
})

test('a connect that is aborted while its sessions are being stored leaves no session', async () => {
  const storing = { isWaiting: false, release: (): void => {} }
  let sessions: readonly SiwxSession[] = []
  const app = open({
    siwx: siwx({
      ...site,
      sessions: {
        get: async () => [],
        add: async () => undefined,
        async set(all) {
          storing.isWaiting = true
          await new Promise<void>((resolve) => (storing.release = resolve))
          sessions = all
        },
        async remove(chainId) {
          sessions = sessions.filter(({ data }) => data.chainId !== chainId)
        },
      },
    }),
  })
  const controller = new AbortController()
  const connecting = connect(app.config, { connector: app.wallet, signal: controller.signal })
  await vi.waitUntil(() => storing.isWaiting)
  controller.abort('left')
  await expect(connecting).rejects.toBe('left')
  storing.release()
  await untilIdle()
  expect(sessions).toEqual([])
})

test('a connect that is aborted while the nonce is requested does not ask the wallet', async () => {
  let answer: (nonce: string) => void = () => undefined
  const getNonce = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const app = open({ siwx: siwx({ ...site, getNonce }) })
  const controller = new AbortController()
  const connecting = connect(app.config, { connector: app.wallet, signal: controller.signal })
  await vi.waitUntil(() => getNonce.mock.calls.length === 1)
  controller.abort('left')
  await expect(connecting).rejects.toBe('left')
  answer('abcdefgh1234')
  await untilIdle()
  expect([app.asked, app.wallet.calls.connect]).toEqual([[], 0])
})

test('a connect that is aborted while the wallet signs stores no session', async () => {
  const app = open()
  let sign: () => void = () => undefined
  const { authenticate } = app.wallet
  app.wallet.authenticate = async (parameters) => {
    const answer = await authenticate(parameters)
    await new Promise<void>((resolve) => (sign = resolve))
    return answer
  }
  const write = vi.spyOn(app.storage, 'setItem')
  const controller = new AbortController()
  const connecting = connect(app.config, { connector: app.wallet, signal: controller.signal })
  await vi.waitUntil(() => app.asked.length === 1 && app.wallet.calls.connect === 1)
  await untilIdle()
  controller.abort('left')
  await expect(connecting).rejects.toBe('left')
  sign()
  await untilIdle()
  expect(write.mock.calls.filter(([key]) => key === '@foyer/siwx')).toEqual([])
})
