import type { ChainNamespace, OperationTable } from '@foyer/chains'
import { describe, expect, test } from 'vitest'
import { getBalance } from '../data/balances/queries.ts'
import { getFeatures } from '../data/features/getFeatures.ts'
import { getIdentity } from '../data/identity/getIdentity.ts'
import { createTestBackend } from '../test/backend.ts'
import { createTestNetwork } from '../test/networks.ts'
import { ALICE, BOB, createTestAdapter, ethereum, networks, polygon, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { getAccountTab, setAccountTab, watchAccountTabs, type ChosenAccountTabs } from './accountTab.ts'
import { getPreferredAccountType, setPreferredAccountType } from './accountType.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { addNetwork } from './networks.ts'
import { getNetworks, getAccount } from './state.ts'
import { switchNetwork } from './switchNetwork.ts'

const SOL = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const wallet = (id: string, namespace: ChainNamespace, address: string) =>
  createTestConnector({
    id,
    name: id,
    namespaces: [namespace],
    accounts: [{ address, publicKey: `key of ${address}`, path: "m/44'" }],
    chainId: namespace === 'solana' ? String(solana.id) : '1',
  })
const owning = (value: string, symbol: string): OperationTable => ({
  getBalance: async () => async () => ({ value, decimals: 2, symbol }),
})

/** Config with connected wallets in two namespaces. */
async function start() {
  const backend = createTestBackend(({ url }) =>
    url.includes('supported-chains')
      ? Response.json({ http: ['eip155:1'], ws: [] })
      : Response.json({
          name: 'mira.example',
          avatar: 'https://img.example/a.png',
          addresses: {},
          attributes: [],
        }),
  )
  const made = setup({
    id: crypto.randomUUID(),
    networks,
    adapters: [createTestAdapter(owning('150', 'ETH')), createTestAdapter(owning('7', 'SOL'), 'solana')],
    connectors: [wallet('Iris', 'eip155', ALICE), wallet('Fern', 'solana', SOL)],
    endpoints: { blockchain: 'https://backend.example' },
    fetch: backend.fetch,
  })
  await connect(made.config, { connector: 'Iris' })
  await connect(made.config, { connector: 'Fern' })
  return made
}

describe('each namespace', () => {
  test('has its own networks and its own current network [S3.86, S3.87]', async () => {
    const { config } = await start()
    addNetwork(config, createTestNetwork('solana:own'))
    const of = (namespace: ChainNamespace) =>
      getNetworks(config).filter(({ chainNamespace }) => chainNamespace === namespace)
    expect(of('eip155')).toEqual([ethereum, polygon])
    expect(of('solana').map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      solana.caipNetworkId,
      'solana:own',
    ])
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getAccount(config, { namespace: 'eip155' }).caipNetworkId).toBe('eip155:137')
    expect(getAccount(config, { namespace: 'solana' }).caipNetworkId).toBe(solana.caipNetworkId)
    expect(config.getSigner('eip155')).toMatchObject({ address: ALICE, network: polygon })
    expect(config.getSigner('solana')).toMatchObject({ address: SOL, network: solana })
    expect(config.getSigner('bip122')).toBeUndefined()
    expect(getAccount(config, { namespace: 'bip122' })).toMatchObject({
      namespace: 'bip122',
      status: 'disconnected',
      caipNetworkId: undefined,
    })
  })

  test('has its own address, wallet, status and preferred type; balance and name are read by address [S3.89]', async () => {
    const { config } = await start()
    const accounts = (['eip155', 'solana'] as const).map((namespace) => getAccount(config, { namespace }))
    expect(accounts).toMatchObject([
      {
        status: 'connected',
        namespace: 'eip155',
        address: ALICE,
        caipAddress: `eip155:1:${ALICE}`,
        connector: { name: 'Iris' },
      },
      {
        status: 'connected',
        namespace: 'solana',
        address: SOL,
        caipAddress: `${solana.caipNetworkId}:${SOL}`,
        connector: { name: 'Fern' },
      },
    ])
    expect(getPreferredAccountType(config, { namespace: 'eip155' })).toBe('smartAccount')
    expect(getPreferredAccountType(config, { namespace: 'solana' })).toBe('eoa')
    await setPreferredAccountType(config, { accountType: 'eoa', namespace: 'eip155' })
    expect(getPreferredAccountType(config, { namespace: 'eip155' })).toBe('eoa')
    const balanceOf = async (address: string, caipNetworkId: `${ChainNamespace}:${string}`) => {
      const { formatted, symbol } = await getBalance(config, { address, caipNetworkId })
      return `${formatted} ${symbol}`
    }
    expect(await balanceOf(ALICE, 'eip155:1')).toBe('1.5 ETH')
    expect(await balanceOf(SOL, solana.caipNetworkId)).toBe('0.07 SOL')
    expect(await getIdentity(config, { address: ALICE, caipNetworkId: 'eip155:1' })).toEqual({
      name: 'mira.example',
      avatar: 'https://img.example/a.png',
    })
    await disconnect(config, { namespace: 'solana' })
    expect(getAccount(config, { namespace: 'solana' })).toMatchObject({
      status: 'disconnected',
      address: undefined,
    })
    expect(getAccount(config, { namespace: 'eip155' })).toMatchObject({ status: 'connected', address: ALICE })
  })

  test('has its own accounts, whose `namespace` is its name [S3.7, S3.10, S3.11]', async () => {
    const { config } = await start()
    const all = (['eip155', 'solana'] as const).map(
      (namespace) => getAccount(config, { namespace }).allAccounts,
    )
    expect(all).toEqual([
      [{ namespace: 'eip155', address: ALICE, publicKey: `key of ${ALICE}`, path: "m/44'" }],
      [{ namespace: 'solana', address: SOL, publicKey: `key of ${SOL}`, path: "m/44'" }],
    ])
  })
})

describe('selected account tab', () => {
  test('is stored per namespace, and watchers receive its changes [S3.89]', async () => {
    const { config } = await start()
    const received: ChosenAccountTabs[] = []
    const stop = watchAccountTabs(config, { onChange: (tabs) => received.push(tabs) })
    expect(getAccountTab(config, { namespace: 'eip155' })).toBeUndefined()
    setAccountTab(config, { tab: 'activity', namespace: 'eip155' })
    setAccountTab(config, { tab: 'nfts', namespace: 'solana' })
    setAccountTab(config, { tab: 'nfts', namespace: 'solana' })
    expect(getAccountTab(config, { namespace: 'eip155' })).toBe('activity')
    expect(getAccountTab(config, { namespace: 'solana' })).toBe('nfts')
    stop()
    expect(received).toEqual([{ eip155: 'activity' }, { eip155: 'activity', solana: 'nfts' }])
  })

  test('is undefined without an account, and again after a change of the account [S3.89]', async () => {
    const iris = wallet('Iris', 'eip155', ALICE)
    const { config } = setup({ connectors: [iris] })
    setAccountTab(config, { tab: 'nfts' })
    expect(getAccountTab(config)).toBeUndefined()
    await connect(config, { connector: 'Iris' })
    setAccountTab(config, { tab: 'nfts' })
    expect(getAccountTab(config)).toBe('nfts')
    iris.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
    expect(getAccountTab(config)).toBeUndefined()
    await disconnect(config)
    expect(getAccountTab(config)).toBeUndefined()
  })
})

test('there are no roles: features are equal without an account, and with any account [S6.1]', async () => {
  const iris = wallet('Iris', 'eip155', ALICE)
  const { config } = setup({ connectors: [iris], projectId: 'p', features: { pay: true, multiWallet: true } })
  const offered = () => getFeatures(config, { namespace: 'eip155' })
  const withoutAccount = offered()
  expect(withoutAccount).toMatchObject({ swaps: ['1inch'], send: true, pay: true, multiWallet: true })
  await connect(config, { connector: 'Iris' })
  expect(offered()).toEqual(withoutAccount)
  iris.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
  expect(getAccount(config).address).toBe(BOB)
  expect(offered()).toEqual(withoutAccount)
})
