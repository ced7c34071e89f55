import { runOperation } from '@foyer/chains'
import { bip122 } from '@foyer/chains/bip122'
import { cosmos } from '@foyer/chains/cosmos'
import { polkadot as polkadotAdapter } from '@foyer/chains/polkadot'
import { bitcoin, cosmoshub, mainnet, optimism, polkadot, polygon, solana } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import { sr25519 } from '@polkadot-labs/hdkd-helpers'
import { base58, base64, hex } from '@scure/base'
import { Verifier } from 'bip322-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { polkadotAccount } from '../polkadot/accounts.ts'
import { allNetworks, type App, type Testbed, walletConnectTestbed } from '../test/walletConnectTestbed.ts'
import type { WalletConnectWallet } from '../wallets/walletConnect/walletConnectWallet.ts'

let testbed: Testbed
let app: App & { readonly wallet: WalletConnectWallet }
beforeAll(async () => {
  testbed = await walletConnectTestbed()
  app = await testbed.pair({ networks: allNetworks })
})
afterAll(() => testbed.stop())

const addressOf = (namespace: string) =>
  app.wallet.session()?.namespaces[namespace]?.accounts[0]?.split(':').slice(2).join(':') ?? ''

test('solana: a message signed by the account, as a Wallet Standard wallet', async () => {
  const address = addressOf('solana')
  const signature = await runOperation(solanaAdapter(), 'signMessage', {
    network: solana,
    provider: app.connector.getProvider('solana'),
    parameters: { address, message: 'hello' },
  })
  const text = new TextEncoder().encode('hello')
  const key = await crypto.subtle.importKey('raw', Buffer.from(base58.decode(address)), 'Ed25519', false, [
    'verify',
  ])
  expect(await crypto.subtle.verify('Ed25519', key, Buffer.from(base58.decode(signature)), text)).toBe(true)
})

test('bip122: a message, in base64', async () => {
  const address = addressOf('bip122')
  const signature = await runOperation(bip122(), 'signMessage', {
    network: bitcoin,
    provider: app.connector.getProvider('bip122'),
    parameters: { address, message: 'hello' },
  })
  expect(Verifier.verifySignature(address, 'hello', signature)).toBe(true)
})

test('polkadot: a message, wrapped by the wallet', async () => {
  const signature = await runOperation(polkadotAdapter(), 'signMessage', {
    network: polkadot,
    provider: app.connector.getProvider('polkadot'),
    parameters: { address: addressOf('polkadot'), message: 'hello' },
  })
  const wrapped = new TextEncoder().encode('<Bytes>hello</Bytes>')
  expect(sr25519.verify(hex.decode(signature.slice(2)), wrapped, polkadotAccount(0).publicKey)).toBe(true)
})

test('cosmos: a message as an ADR-36 document', async () => {
  const address = addressOf('cosmos')
  const provider = app.connector.getProvider('cosmos') as {
    getKey(chainId: string): Promise<{ bech32Address: string }>
    signArbitrary(chainId: string, signer: string, data: string): Promise<{ signature: string }>
  }
  expect(await provider.getKey('cosmoshub-4')).toMatchObject({ bech32Address: address })
  const { signature } = await provider.signArbitrary('cosmoshub-4', address, 'hello')
  expect(base64.decode(signature)).toHaveLength(64)
  expect(app.wallet.requests.at(-1)).toMatchObject({
    method: 'cosmos_signAmino',
    chainId: cosmoshub.caipNetworkId,
    params: { signDoc: { chain_id: '', msgs: [{ type: 'sign/MsgSignData', value: { data: 'aGVsbG8=' } }] } },
  })
  expect(cosmos().namespace).toBe('cosmos')
})

test('eip155: what is known is answered here, what only reads goes to a node', async () => {
  const fetch = vi.fn(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x10' }))
  const { connector, wallet } = await testbed.pair({ networks: [mainnet, polygon], fetch: fetch as never })
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  const [account] = wallet.session()?.namespaces['eip155']?.accounts ?? []
  expect(await provider.request({ method: 'eth_accounts' })).toContain(account?.split(':')[2])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x10')
  expect(fetch).toHaveBeenCalledWith(mainnet.rpcUrls.default.http[0], expect.anything())
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
  expect(wallet.requests).toEqual([])
})

test('eip155: a chain that was not approved is asked for, and added when the wallet does not know it', async () => {
  const { connector, wallet } = await testbed.pair(
    { networks: [mainnet, optimism] },
    { approves: ['eip155:1'] },
  )
  wallet.setBehaviour({ wallet_switchEthereumChain: 'reject' })
  await expect(connector.switchNetwork?.({ network: optimism })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  expect(wallet.requests.map(({ method, chainId }) => [method, chainId])).toEqual([
    ['wallet_switchEthereumChain', 'eip155:1'],
  ])
})
