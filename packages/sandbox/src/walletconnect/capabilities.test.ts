import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { devAccounts } from '../evm/accounts.ts'
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

/** The same by the client of WalletConnect. */
async function readTheirs(): Promise<unknown> {
  const metadata = { name: 'Test', description: 'A test', url: 'https://app.example', icons: [] }
  const client = await createClient({ relayUrl: testbed.relay.url, storage: createMemoryStorage(), metadata })
  try {
    const provider = await UniversalProvider.init({ client: client as never, logger: 'silent' })
    const paired = new Promise<void>((resolve) => {
      provider.on('display_uri', (uri: string) => resolve(phone.pair(uri)))
    })
    const chains = ['eip155:1', 'eip155:137']
    const asked = { chains, methods: ['personal_sign'], events: ['chainChanged'] }
    await provider.connect({ optionalNamespaces: { eip155: asked } })
    await paired
    const params = [first, ['0x1', '0x89']]
    return await provider.request({ method: 'wallet_getCapabilities', params }, 'eip155:1')
  } finally {
    await endClient(client)
  }
}

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
