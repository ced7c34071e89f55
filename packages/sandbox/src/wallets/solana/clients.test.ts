import { createRequire } from 'node:module'
import type { Connector } from '@foyer/chains'
import { testContext } from '@foyer/chains/conformance'
import { solana as network } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { base58 } from '@scure/base'
import {
  isWalletAdapterCompatibleStandardWallet,
  WalletError,
  type WalletAdapterCompatibleStandardWallet,
} from '@solana/wallet-adapter-base'
import { verifyMessageSignature, verifySignIn } from '@solana/wallet-standard-util'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import {
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPage } from '../../test/walletControls.ts'
import { walletIcons } from '../icons.ts'
import { createSolanaWallet, type SolanaFeatureName, type SolanaWalletOptions } from './createSolanaWallet.ts'

let page = createPage()
beforeEach(() => {
  page = createPage()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {})
})
afterEach(() => vi.unstubAllGlobals())

const make = (options: Partial<SolanaWalletOptions> = {}) =>
  createSolanaWallet({ name: 'Fern', icon: walletIcons.kite as Wallet['icon'], ...options })

/** Wallets that the adapter has found on the page. */
function discover(): { readonly names: () => string[] } {
  const listed = new Set<Connector>()
  solana({ target: page }).discover?.({
    ...testContext([network]),
    announce(connector) {
      listed.add(connector)
      return () => void listed.delete(connector)
    },
  })
  return { names: () => [...listed].map(({ name }) => name) }
}

type Registry = typeof import('@wallet-standard/app')
/** A new copy of `@wallet-standard/app`, which has one registry per page. */
function openRegistry(): ReturnType<Registry['getWallets']> {
  const require = createRequire(import.meta.url)
  const path = require.resolve('@wallet-standard/app')
  for (const key of Object.keys(require.cache))
    if (key.includes('/@wallet-standard/app/')) delete require.cache[key]
  return (require(path) as Registry).getWallets()
}

const orders = [
  ['app', 'foyer', 'Fern', 'Moss'],
  ['app', 'Fern', 'foyer', 'Moss'],
  ['Fern', 'app', 'foyer', 'Moss'],
  ['Fern', 'foyer', 'app', 'Moss'],
  ['foyer', 'Fern', 'app', 'Moss'],
  ['Fern', 'Moss', 'foyer', 'app'],
]

test.each(orders)(
  '[S3.25] lists the wallets of @wallet-standard/app in the order %s, %s, %s, %s',
  (...order) => {
    let registry: ReturnType<typeof openRegistry> | undefined
    let found: ReturnType<typeof discover> | undefined
    for (const step of order)
      if (step === 'app') registry = openRegistry()
      else if (step === 'foyer') found = discover()
      else registerWallet(make({ name: step }).wallet)
    expect(found?.names()).toEqual(['Fern', 'Moss'])
    expect(registry?.get().map(({ name }) => name)).toEqual(['Fern', 'Moss'])
  },
)

test.each<readonly SolanaFeatureName[]>([
  [],
  ['solana:signMessage', 'solana:signIn', 'standard:disconnect'],
  ['solana:signTransaction'],
  ['solana:signAndSendTransaction'],
  ['solana:signTransaction', 'solana:signAndSendTransaction'],
  ['standard:connect'],
  ['standard:events'],
])('[S3.25] lists the wallets that @solana/wallet-adapter-base accepts: without %s %s %s', (...without) => {
  const { wallet } = make({ without })
  const found = discover()
  registerWallet(wallet)
  expect(found.names()).toEqual(isWalletAdapterCompatibleStandardWallet(wallet) ? ['Fern'] : [])
})

describe('the adapter of apps with @solana/web3.js', () => {
  async function connect(options: Partial<SolanaWalletOptions> = {}) {
    const made = make(options)
    const adapter = new StandardWalletAdapter({
      wallet: made.wallet as WalletAdapterCompatibleStandardWallet,
    })
    adapter.on('error', () => undefined)
    await adapter.connect()
    const key = adapter.publicKey ?? expect.unreachable('it is connected')
    return { ...made, adapter, key, publicKey: key.toBytes() }
  }
  const blockhash = base58.encode(new Uint8Array(32))
  const transferFrom = (from: PublicKey) =>
    SystemProgram.transfer({ fromPubkey: from, toPubkey: new PublicKey(1), lamports: 5 })

  test('connects, follows the account and disconnects', async () => {
    const { adapter, addresses, setAccount, lock } = await connect()
    expect(adapter.publicKey?.toBase58()).toBe(addresses[0])
    setAccount(1)
    expect(adapter.publicKey?.toBase58()).toBe(addresses[1])
    lock()
    expect(adapter.connected).toBe(false)
  })

  test('signs a message and a sign-in, each verified for its own input only', async () => {
    const { adapter, publicKey } = await connect()
    const message = new TextEncoder().encode('Foyer <&> ✓')
    const signature = (await adapter.signMessage?.(message)) ?? new Uint8Array()
    expect(verifyMessageSignature({ message, signedMessage: message, signature, publicKey })).toBe(true)
    const input = {
      domain: 'app.example',
      statement: 'Welcome',
      nonce: 'abcd1234',
      resources: ['ipfs://terms'],
    }
    const output = (await adapter.signIn?.(input)) ?? expect.unreachable('it signs in')
    expect(verifySignIn(input, output)).toBe(true)
    expect(verifySignIn({ ...input, nonce: 'abcd1235' }, output)).toBe(false)
  })

  test('signs transactions of both versions', async () => {
    const { adapter, key } = await connect()
    const legacy = new Transaction({ feePayer: key, blockhash, lastValidBlockHeight: 1 }).add(
      transferFrom(key),
    )
    expect((await adapter.signTransaction?.(legacy))?.verifySignatures()).toBe(true)
    const message = { payerKey: key, recentBlockhash: blockhash, instructions: [transferFrom(key)] }
    const current = new VersionedTransaction(new TransactionMessage(message).compileToV0Message())
    const [signed] = (await adapter.signAllTransactions?.([current])) ?? []
    expect(
      verifyMessageSignature({
        message: current.message.serialize(),
        signedMessage: signed?.message.serialize() ?? new Uint8Array(),
        signature: signed?.signatures[0] ?? new Uint8Array(64),
        publicKey: key.toBytes(),
      }),
    ).toBe(true)
  })

  test('a rejection is a WalletError with the code of the wallet', async () => {
    const { adapter, setBehaviour } = await connect()
    setBehaviour('reject')
    const error = await adapter.signMessage?.(new Uint8Array(1)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(WalletError)
    expect(error).toMatchObject({ error: { code: 4001 } })
  })
})
