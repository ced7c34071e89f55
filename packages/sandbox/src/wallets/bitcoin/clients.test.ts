import { connectParamsSchema, defaultAdapters, type SatsConnectAdapter } from '@sats-connect/core'
import { getWallets } from '@wallet-standard/app'
import { Verifier } from 'bip322-js'
import { safeParse } from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bitcoinAccount } from '../../bitcoin/accounts.ts'
import { createPage } from '../../test/walletControls.ts'
import { registerSolanaWallet } from '../solana/registerSolanaWallet.ts'
import { registerBitcoinWallet } from './registerBitcoinWallet.ts'

// Clients of `@sats-connect/core`: apps accept the responses that these clients accept.
const clientOf = (id: string): SatsConnectAdapter =>
  new (defaultAdapters as Readonly<Record<string, new () => SatsConnectAdapter>>)[id]!()

const { payment, ordinals } = bitcoinAccount(0)
const message = 'Foyer <&> ✓'
let page = createPage()

beforeEach(() => {
  page = createPage()
  vi.stubGlobal('window', page)
  // The clients log the errors that they return.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the Xverse client of sats-connect', () => {
  function open() {
    const { wallet, setAccount, revoke } = registerBitcoinWallet({ page, shape: 'sats-connect' })
    page['XverseProviders'] = { BitcoinProvider: wallet }
    return { client: clientOf('XverseProviders.BitcoinProvider'), setAccount, revoke }
  }

  test('connects first: addresses are refused before', async () => {
    const { client } = open()
    const getAddresses = () => client.request('getAddresses', { purposes: ['payment' as never] })
    expect(await getAddresses()).toMatchObject({ status: 'error', error: { code: -32_002 } })
    expect(await client.request('wallet_connect', { network: 'Signet' as never })).toMatchObject({
      status: 'success',
      result: { network: { bitcoin: { name: 'Signet' } } },
    })
    expect(await getAddresses()).toMatchObject({ status: 'success' })
  })

  test.each([80, 81])('the wallet and the schema agree on a message of %i characters', async (length) => {
    const { client } = open()
    const params = { message: 'x'.repeat(length) }
    const { success } = safeParse(connectParamsSchema, params)
    const { status } = await client.request('wallet_connect', params)
    expect([success, status]).toEqual(length <= 80 ? [true, 'success'] : [false, 'error'])
  })

  test('receives events, and signs with both addresses by their default protocols', async () => {
    const { client, setAccount, revoke } = open()
    await client.request('wallet_connect', null)
    const events: unknown[] = []
    const listen = (eventName: string) =>
      client.addListener({ eventName, cb: (event: unknown) => events.push(event) } as never)
    const stops = ['accountChange', 'networkChange', 'disconnect'].map(listen)
    for (const { address } of [payment, ordinals]) {
      const response = await client.request('signMessage', { address, message })
      const { signature } = (response as unknown as { result: { signature: string } }).result
      expect(Verifier.verifySignature(address, message, signature)).toBe(true)
    }
    setAccount(1)
    await client.request('wallet_changeNetwork', { name: 'Testnet' as never })
    revoke()
    expect(events).toMatchObject([
      { type: 'accountChange' },
      { type: 'networkChange', bitcoin: { name: 'Testnet' } },
      { type: 'disconnect' },
    ])
    for (const stop of stops) stop()
  })
})

test.each([
  ['p2wpkh', payment.address],
  ['p2tr', ordinals.address],
  ['p2pkh', bitcoinAccount(0).legacy.address],
] as const)('the UniSat client of sats-connect signs with a %s address', async (addressType, address) => {
  registerBitcoinWallet({ page, shape: 'unisat', addressType })
  const client = clientOf('unisat')
  const accounts = await client.request('getAccounts', { purposes: ['payment' as never] })
  expect(accounts).toMatchObject({ status: 'success', result: [{ address, addressType }] })
  const response = await client.request('signMessage', { address, message })
  const { signature } = (response as unknown as { result: { signature: string } }).result
  expect(Verifier.verifySignature(address, message, signature)).toBe(true)
})

test('apps find the wallets of Wallet Standard that register before and after them', () => {
  const bitcoin = registerBitcoinWallet({ page })
  const { get } = getWallets()
  const solana = registerSolanaWallet({ page })
  expect(get().map(({ name }) => name)).toEqual(['Nugget', 'Fern'])
  bitcoin.dispose()
  solana.dispose()
  expect(get()).toEqual([])
})
