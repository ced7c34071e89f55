import { serializeSignDoc, type StdSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { runOperation } from '@foyer/chains'
import { bip122, type BitcoinProvider } from '@foyer/chains/bip122'
import { cosmos } from '@foyer/chains/cosmos'
import { bitcoin, cosmoshub, mainnet, optimism, polkadot, polygon, solana } from '@foyer/chains/networks'
import { polkadot as polkadotAdapter } from '@foyer/chains/polkadot'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import { sr25519 } from '@polkadot-labs/hdkd-helpers'
import { base58, base64, hex } from '@scure/base'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  type Address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Signature,
} from '@solana/kit'
import type { WalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import type { SolanaSignAndSendTransactionFeature } from '@solana/wallet-standard-features'
import { verifyMessageSignature } from '@solana/wallet-standard-util'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import type { Wallet } from '@wallet-standard/base'
import { Verifier } from 'bip322-js'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { cosmosAccount } from '../cosmos/accounts.ts'
import { polkadotAccount } from '../polkadot/accounts.ts'
import { solanaAccounts } from '../solana/accounts.ts'
import { startSolanaNode } from '../solana/node.ts'
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

test('solana: apps with @solana/web3.js use the session as a wallet adapter', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const wallet = app.connector.getProvider('solana') as WalletAdapterCompatibleStandardWallet
  const adapter = new StandardWalletAdapter({ wallet })
  await adapter.connect()
  expect(adapter.publicKey?.toBase58()).toBe(addressOf('solana'))
  const message = new TextEncoder().encode('Foyer <&> ✓')
  const signature = (await adapter.signMessage?.(message)) ?? expect.unreachable('it signs messages')
  const publicKey = base58.decode(addressOf('solana'))
  expect(verifyMessageSignature({ message, signedMessage: message, signature, publicKey })).toBe(true)
  adapter.destroy()
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

test('bip122: a message of a taproot address, by BIP-322', async () => {
  const provider = app.connector.getProvider('bip122') as BitcoinProvider
  const addresses = await provider.getAccountAddresses()
  const { address } = addresses.find(({ purpose }) => purpose === 'ordinal') ?? expect.unreachable()
  const parameters = { address, message: 'hello' }
  const signature = await runOperation(bip122(), 'signMessage', { network: bitcoin, provider, parameters })
  expect(Verifier.verifySignature(address, 'hello', signature)).toBe(true)
  expect(app.wallet.requests.at(-1)).toMatchObject({ params: { address, protocol: 'bip322' } })
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

/** The members of a Cosmos provider that are called here. */
type Cosmos = {
  signAmino(chainId: string, signer: string, doc: StdSignDoc): Promise<SignedBy<StdSignDoc>>
  signDirect(chainId: string, signer: string, doc: object): Promise<SignedBy<object>>
}
type SignedBy<doc> = { readonly signed: doc; readonly signature: { readonly signature: string } }

const isSignedByCosmos = ({ signature }: SignedBy<unknown>['signature'], bytes: Uint8Array): boolean =>
  Secp256k1.verifySignature(
    Secp256k1Signature.fromFixedLength(base64.decode(signature)),
    sha256(bytes),
    cosmosAccount(0).publicKey,
  )

test('cosmos: a transaction as an Amino document [S7.34]', async () => {
  const provider = app.connector.getProvider('cosmos') as Cosmos
  const signer = addressOf('cosmos')
  const doc: StdSignDoc = {
    chain_id: 'cosmoshub-4',
    account_number: '7',
    sequence: '3',
    fee: { gas: '200000', amount: [{ denom: 'uatom', amount: '2000' }] },
    msgs: [{ type: 'cosmos-sdk/MsgSend', value: { from_address: signer, to_address: signer, amount: [] } }],
    memo: 'a < b & c',
  }
  const { signed, signature } = await provider.signAmino('cosmoshub-4', signer, doc)
  expect(signed).toEqual(doc)
  expect(isSignedByCosmos(signature, serializeSignDoc(signed))).toBe(true)
})

test('cosmos: a transaction as the bytes of the chain [S7.34]', async () => {
  const provider = app.connector.getProvider('cosmos') as Cosmos
  const signDoc = {
    bodyBytes: new Uint8Array([1, 2, 3]),
    authInfoBytes: new Uint8Array([4, 5]),
    chainId: 'cosmoshub-4',
    accountNumber: 300n,
  }
  const { signed, signature } = await provider.signDirect('cosmoshub-4', addressOf('cosmos'), signDoc)
  expect(signed).toEqual(signDoc)
  // 1: the body, 2: the rest, 3: the chain, 4: the account.
  const chain = hex.encode(new TextEncoder().encode('cosmoshub-4'))
  const signBytes = hex.decode(['0a03010203', '12020405', `1a0b${chain}`, '20ac02'].join(''))
  expect(isSignedByCosmos(signature, signBytes)).toBe(true)
  expect(app.wallet.requests.at(-1)).toMatchObject({
    method: 'cosmos_signDirect',
    chainId: cosmoshub.caipNetworkId,
    params: {
      signDoc: { bodyBytes: 'AQID', authInfoBytes: 'BAU=', chainId: 'cosmoshub-4', accountNumber: '300' },
    },
  })
})

test('polkadot: a transaction [S7.34]', async () => {
  const genesisHash = `0x${'91'.repeat(32)}`
  const blockHash = `0x${'42'.repeat(32)}`
  const provider = app.connector.getProvider('polkadot') as {
    signer: { signPayload(payload: object): Promise<{ signature: string }> }
  }
  const { signature } = await provider.signer.signPayload({
    address: addressOf('polkadot'),
    method: '0x0003ff',
    era: '0x00',
    nonce: '0x41',
    tip: '0x00',
    specVersion: '0x000f4240',
    transactionVersion: '0x0000001a',
    genesisHash,
    blockHash,
    blockNumber: '0x01',
    signedExtensions: [],
    version: 4,
  })
  // The call, then era, nonce and tip, then the versions and the two hashes.
  const bytes =
    `0003ff` +
    `00` +
    `0501` +
    `00` +
    `40420f00` +
    `1a000000` +
    `${genesisHash}${blockHash}`.replaceAll('0x', '')
  expect(signature.slice(0, 4)).toBe('0x01')
  const { publicKey } = polkadotAccount(0)
  expect(sr25519.verify(hex.decode(signature.slice(4)), hex.decode(bytes), publicKey)).toBe(true)
})

test('solana: a transaction that the wallet signs and sends is confirmed by the chain [S7.34]', async () => {
  const node = await startSolanaNode()
  onTestFinished(() => node.stop())
  const network = { ...solana, rpcUrls: { default: { http: [node.url] } } }
  const own = await testbed.pair({ networks: [network] }, { solanaRpcUrl: node.url })
  const [address = ''] = (own.wallet.session()?.namespaces['solana']?.accounts ?? []).map(
    (account) => account.split(':')[2] ?? '',
  )
  const rpc = createSolanaRpc(node.url)
  const to = solanaAccounts[1]?.address as Address
  const { value: before } = await rpc.getBalance(to).send()
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(address as Address, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(blockhash, paid),
    (withLifetime) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: createNoopSigner(address as Address),
          destination: to,
          amount: 5_000n,
        }),
        withLifetime,
      ),
  )
  const transaction = getBase64EncodedWireTransaction(compileTransaction(message))
  const provider = own.connector.getProvider('solana') as Wallet
  const feature = provider.features[
    'solana:signAndSendTransaction'
  ] as SolanaSignAndSendTransactionFeature['solana:signAndSendTransaction']
  const [account] = provider.accounts
  const [sent] = await feature.signAndSendTransaction({
    account: account!,
    transaction: base64.decode(transaction),
    chain: 'solana:mainnet',
  })
  const signature = base58.encode(Uint8Array.from(sent!.signature))
  expect(own.wallet.requests.map(({ method }) => method)).toEqual(['solana_signAndSendTransaction'])
  const { value: statuses } = await rpc.getSignatureStatuses([signature as Signature]).send()
  expect(statuses[0]?.err).toBeNull()
  expect((await rpc.getBalance(to).send()).value).toBe(before + 5_000n)
})

test('eip155: a switch adds an unknown chain to the wallet, with its public RPC URLs and no project id', async () => {
  const { connector, wallet } = await testbed.pair(
    { networks: [mainnet, optimism], projectId: 'secret' },
    { approves: ['eip155:1'], chainRpcUrls: { 1: 'http://127.0.0.1:1' } },
  )
  await connector.switchNetwork?.({ network: optimism })
  expect(wallet.requests.map(({ method, chainId }) => [method, chainId])).toEqual([
    ['wallet_switchEthereumChain', 'eip155:1'],
    ['wallet_addEthereumChain', 'eip155:1'],
  ])
  expect(wallet.requests[1]?.params).toEqual([
    expect.objectContaining({
      chainId: '0xa',
      chainName: optimism.name,
      rpcUrls: optimism.rpcUrls.default.http,
    }),
  ])
  expect(JSON.stringify(wallet.requests)).not.toContain('secret')
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')

  // A rejection changes nothing.
  const other = await testbed.pair(
    { networks: [mainnet, optimism] },
    {
      approves: ['eip155:1'],
      chainRpcUrls: { 1: 'http://127.0.0.1:1' },
      behaviours: { wallet_addEthereumChain: 'reject' },
    },
  )
  await expect(other.connector.switchNetwork?.({ network: optimism })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  const its = other.connector.getProvider('eip155') as typeof provider
  expect(await its.request({ method: 'eth_chainId' })).toBe('0x1')
})

test('eip155: reads go to the node of rpcMap', async () => {
  const fetch = vi.fn(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x10' }))
  const app = testbed.open(
    { networks: [mainnet], fetch: fetch as never },
    { namespaces: { eip155: { rpcMap: { 'eip155:1': 'https://node.example' } } } },
  )
  const connecting = app.connector.connect({ networks: [mainnet] })
  await testbed.scan(await app.uri())
  await connecting
  const provider = app.connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x10')
  expect(fetch.mock.calls).toEqual([['https://node.example', expect.anything()]])
})

test('eip155: known values are answered locally, reads go to a node', async () => {
  const fetch = vi.fn(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x10' }))
  const { connector, wallet, events } = await testbed.pair({
    networks: [mainnet, polygon],
    fetch: fetch as never,
  })
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  const [account] = wallet.session()?.namespaces['eip155']?.accounts ?? []
  expect(await provider.request({ method: 'eth_accounts' })).toContain(account?.split(':')[2])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x10')
  expect(fetch).toHaveBeenCalledWith(mainnet.rpcUrls.default.http[0], expect.anything())
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
  expect(events.at(-1)).toEqual({ type: 'change', namespace: 'eip155', chainId: '137' })
  expect(wallet.requests).toEqual([])
})

test('eip155: a switch to an unapproved chain requests it from the wallet; a rejection adds nothing', async () => {
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
