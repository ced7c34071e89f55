import { baseAccount } from '@foyer/chains/base-account'
import { eip155 } from '@foyer/chains/eip155'
import { createSiwxMessage } from '@foyer/chains/siwx'
import { custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { createTestAdapter, setup } from '../../test/setup.ts'
import { connect } from '../../wallet/connect.ts'
import { getAccount } from '../../wallet/state.ts'
import { getSiwx } from './getSiwx.ts'
import { siwx } from './siwx.ts'

const alice = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const mallory = privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a')
/** Chain without contracts. */
const chain = custom({ request: async () => `0x${'00'.repeat(32)}` })
const { verifyMessage } = eip155({ transports: { 'eip155:1': chain, 'eip155:137': chain } }).operations

type Fields = {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly chainId: string
}

/** SDK whose wallet signs in while it connects; `change` and `signer` forge its answer. */
function open({ signer = alice, change = {} }: { signer?: typeof alice; change?: Partial<Fields> } = {}) {
  const methods: string[] = []
  const request = vi.fn(async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    methods.push(method)
    if (method === 'eth_chainId') return '0x1'
    if (method !== 'wallet_connect') return [alice.address]
    const [asked] = params as [{ capabilities: { signInWithEthereum: Fields } }]
    const { domain, uri, nonce } = { ...asked.capabilities.signInWithEthereum, ...change }
    const message = createSiwxMessage({
      ...{ domain, uri, nonce, chainId: 'eip155:1', accountAddress: alice.address },
      ...{ version: '1', issuedAt: new Date().toISOString() },
    })
    const signature = await signer.signMessage({ message })
    const capabilities = { signInWithEthereum: { message, signature } }
    return { accounts: [{ address: alice.address, capabilities }] }
  })
  const provider = { request, on: () => undefined, removeListener: () => undefined, disconnect: vi.fn() }
  const loadSdk = async (): Promise<unknown> => ({
    createBaseAccountSDK: () => ({ getProvider: () => provider }),
  })
  const app = setup({
    adapters: [
      createTestAdapter({ ...(verifyMessage && { verifyMessage }) }),
      createTestAdapter({}, 'solana'),
    ],
    connectors: [baseAccount({ loadSdk })],
    siwx: siwx({ domain: 'app.example', uri: 'https://app.example/login' }),
  })
  return { ...app, methods, provider }
}

const connectBase = ({ config }: ReturnType<typeof open>) =>
  connect(config, { connector: 'baseAccount', namespaces: ['eip155'] })

test('Base Account connects and signs in with one request, and the signature is verified', async () => {
  const app = open()
  await connectBase(app)
  await vi.waitUntil(() => getSiwx(app.config).status === 'signed-in')
  expect(app.methods.filter((method) => /connect|sign|request/i.test(method))).toEqual(['wallet_connect'])
  const [session] = JSON.parse(app.storage.getItem('@foyer/siwx') ?? '[]') as readonly object[]
  expect(session).toMatchObject({ data: { domain: 'app.example', accountAddress: alice.address } })
  expect(session).not.toHaveProperty('cacao')
})

test('a signature of another key disconnects', async () => {
  const app = open({ signer: mallory })
  await expect(connectBase(app)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  expect(getAccount(app.config).isConnected).toBe(false)
  expect(app.storage.getItem('@foyer/siwx') ?? '[]').toBe('[]')
  expect(app.provider.disconnect).toHaveBeenCalled()
})

test.each([{ domain: 'evil.example' }, { nonce: 'another1' }, { uri: 'https://evil.example' }])(
  'a message with %j is refused: the account is connected and signed out',
  async (change) => {
    const app = open({ change })
    await connectBase(app)
    expect(getAccount(app.config).isConnected).toBe(true)
    expect(getSiwx(app.config).status).not.toBe('signed-in')
    expect(app.storage.getItem('@foyer/siwx') ?? '[]').toBe('[]')
  },
)
