import { runOperation } from '@foyer/chains'
import { eip155, type Eip1193Provider } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { createPublicClient, createWalletClient, type Hex, http, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet as chain } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { devAccounts } from '../evm/accounts.ts'
import { type EvmNodes, startEvmNodes } from '../evm/nodes.ts'
import { type Testbed, walletConnectTestbed } from '../test/walletConnectTestbed.ts'
import { type PhoneProperties, type WalletKitPhone, walletKitPhone } from '../test/walletKitPhone.ts'
import { createClient, createMemoryStorage, endClient } from '../wallets/walletConnect/createClient.ts'

// The wallet is `@reown/walletkit`. Its session is read by the adapter and by WalletConnect's own client for apps.
let testbed: Testbed
let phone: WalletKitPhone
beforeEach(async () => {
  testbed = await walletConnectTestbed()
  phone = await walletKitPhone(testbed.relay.url)
})
afterEach(async () => {
  await phone.stop()
  await testbed.stop()
})

const [first, second] = devAccounts.map(({ address }) => address) as [string, string]

/** Capabilities of the first account on both networks, by the adapter. */
async function readOurs(): Promise<unknown> {
  const networks = [mainnet, polygon]
  const app = testbed.open({ networks })
  const connecting = app.connector.connect({ networks })
  await phone.pair(await app.uri())
  await connecting
  const provider = app.connector.getProvider('eip155')
  const read = (network: (typeof networks)[number]) =>
    runOperation(eip155(), 'getCapabilities', { network, provider, parameters: { address: first } })
  return { '0x1': await read(mainnet), '0x89': await read(polygon) }
}

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Connects WalletConnect's own client for apps, and asks by it. */
async function askTheirs<answer>(
  run: (ask: Ask) => Promise<answer>,
  {
    methods = [],
    rpcMap,
  }: { readonly methods?: readonly string[]; readonly rpcMap?: Record<string, string> } = {},
): Promise<answer> {
  const metadata = { name: 'Test', description: 'A test', url: 'https://app.example', icons: [] }
  const client = await createClient({ relayUrl: testbed.relay.url, storage: createMemoryStorage(), metadata })
  try {
    const provider = await UniversalProvider.init({ client: client as never, logger: 'silent' })
    const paired = new Promise<void>((resolve) => {
      provider.on('display_uri', (uri: string) => resolve(phone.pair(uri)))
    })
    const chains = ['eip155:1', 'eip155:137']
    const asked = { chains, methods: ['personal_sign', ...methods], events: ['chainChanged'] }
    await provider.connect({ optionalNamespaces: { eip155: { ...asked, ...(rpcMap && { rpcMap }) } } })
    await paired
    return await run((method, params) => provider.request({ method, params: [...params] }, 'eip155:1'))
  } finally {
    await endClient(client)
  }
}

/** The same by the client of WalletConnect. */
const readTheirs = (): Promise<unknown> =>
  askTheirs((ask) => ask('wallet_getCapabilities', [first, ['0x1', '0x89']]))

const atomic = { status: 'supported' }
const paymasterService = { supported: true }

describe('capabilities that the wallet states when it approves the session', () => {
  test.each<[what: string, properties: PhoneProperties, expected: object]>([
    [
      'of all chains',
      { sessionProperties: { atomic, expiry: '2030-01-01T00:00:00Z', caip154: { supported: 'true' } } },
      { '0x1': { atomic }, '0x89': { atomic } },
    ],
    [
      'of all chains, as JSON text',
      { sessionProperties: { atomic: JSON.stringify(atomic), 'some other key': '{}' } },
      { '0x1': { atomic }, '0x89': { atomic } },
    ],
    [
      'of each chain',
      { scopedProperties: { 'eip155:1': { atomic }, 'eip155:137': { paymasterService, other: 'x' } } },
      { '0x1': { atomic }, '0x89': { paymasterService } },
    ],
    [
      'of all chains, and of one',
      {
        sessionProperties: { atomic },
        scopedProperties: { 'eip155:137': { atomic: { status: 'unsupported' }, paymasterService } },
      },
      { '0x1': { atomic }, '0x89': { atomic: { status: 'unsupported' }, paymasterService } },
    ],
    [
      'of one account, in place of those of its chain',
      {
        scopedProperties: {
          'eip155:1': {
            atomic: { status: 'unsupported' },
            paymasterService,
            [`eip155:1:${first}`]: { atomic },
            [`eip155:1:${second}`]: { paymasterService },
          },
          'eip155:137': { atomic, [`eip155:137:${second}`]: { paymasterService } },
        },
      },
      { '0x1': { atomic }, '0x89': { atomic } },
    ],
  ])('%s', async (_, properties, expected) => {
    phone.setProperties(properties)
    expect(await readTheirs()).toEqual(expected)
    expect(await readOurs()).toEqual(expected)
  })
})

describe('a batch whose transactions the wallet names when it sends them (CAIP-345)', () => {
  let nodes: EvmNodes
  beforeAll(async () => void (nodes = await startEvmNodes([1])))
  afterAll(() => nodes.stop())

  const account = privateKeyToAccount((devAccounts[0] as (typeof devAccounts)[number]).privateKey)
  /** Code that reverts. */
  const REVERTING = '0x60006000fd'
  const transport = () => http(nodes.urls[1])
  const send = (data?: Hex) =>
    createWalletClient({ chain, transport: transport(), account }).sendTransaction(
      data ? { data, gas: 100_000n } : { to: zeroAddress, value: 1n },
    )

  test.each([
    ['confirmed', 200, [undefined, undefined]],
    ['reverted', 500, [REVERTING]],
    ['partially reverted', 600, [undefined, REVERTING]],
  ] as const)('%s by nodes, without a request to the wallet', async (_, status, transactions) => {
    const hashes: Hex[] = []
    for (const data of transactions) hashes.push(await send(data))
    for (const hash of hashes)
      await createPublicClient({
        chain,
        transport: transport(),
        pollingInterval: 20,
      }).waitForTransactionReceipt({ hash })
    const caip345 = { caip2: 'eip155:1', transactionHashes: hashes }
    phone.setAnswers({ wallet_sendCalls: { id: '0x1234', capabilities: { caip345 } } })
    const batch = {
      version: '2.0.0',
      from: first,
      chainId: '0x1',
      atomicRequired: false,
      calls: [{ to: second }],
    }
    const run = async (ask: Ask) => {
      await ask('wallet_sendCalls', [batch])
      const { id, chainId, ...rest } = (await ask('wallet_getCallsStatus', ['0x1234'])) as Status
      const named = rest.receipts.map((receipt) => receipt.transactionHash)
      return { id, chainId, status: rest.status, named }
    }
    const rpcMap = { 1: nodes.urls[1] as string, 137: nodes.urls[1] as string }
    const theirs = await askTheirs(run, { methods: ['wallet_sendCalls'], rpcMap })
    expect(theirs).toEqual({ id: '0x1234', chainId: '0x1', status, named: hashes })

    const network = { ...mainnet, rpcUrls: { default: { http: [nodes.urls[1] as string] } } }
    const app = testbed.open({ networks: [network], fetch })
    const connecting = app.connector.connect({ networks: [network] })
    await phone.pair(await app.uri())
    await connecting
    const provider = app.connector.getProvider('eip155') as Eip1193Provider
    const prompts = phone.promptCount()
    expect(await run((method, params) => provider.request({ method, params }))).toEqual(theirs)
    expect(phone.promptCount()).toBe(prompts + 1)
  })
})

type Status = {
  readonly id: string
  readonly chainId: string
  readonly status: number
  readonly receipts: readonly { readonly transactionHash: string }[]
}
