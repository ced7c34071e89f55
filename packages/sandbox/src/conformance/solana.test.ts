import { runOperation, type Signer } from '@foyer/chains'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { solana as network } from '@foyer/chains/networks'
import { parseSiwxMessage } from '@foyer/chains/siwx'
import { solana } from '@foyer/chains/solana'
import { base58, base64 } from '@scure/base'
import {
  address,
  compileTransaction,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Blockhash,
} from '@solana/kit'
import { PhantomWalletAdapter } from '@solana/wallet-adapter-phantom'
import { parseSignInMessageText, verifyMessageSignature, verifySignIn } from '@solana/wallet-standard-util'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import { expect, test, vi } from 'vitest'
import { injectedPhantom } from '../test/injectedPhantom.ts'
import { registerMetaMaskSolana } from '../test/metaMaskMultichain.ts'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { walletsTable } from '../test/walletsTable.ts'
import { walletIcons } from '../wallets/icons.ts'
import { createSolanaWallet } from '../wallets/solana/createSolanaWallet.ts'

const signing = ['message', 'sign-in', 'transaction']
const table = walletsTable('solana', signing)
const adapter = solana()

/** Whether an account signed these bytes, for the verifier of Wallet Standard. */
const isSigned = (account: string, message: Uint8Array, signature: Uint8Array): boolean =>
  verifyMessageSignature({
    message,
    signedMessage: message,
    signature,
    publicKey: base58.decode(account),
  })

async function signMessage(signer: Signer): Promise<void> {
  const message = 'Foyer <&> ✓'
  const parameters = { address: signer.address, message }
  const signature = await runOperation(adapter, 'signMessage', { ...signer, parameters })
  expect(isSigned(signer.address, new TextEncoder().encode(message), base58.decode(signature))).toBe(true)
}

/**
 * Sign In With Solana: the verifier of Wallet Standard accepts it for these fields only; both parsers read its text.
 */
async function signIn(signer: Signer): Promise<void> {
  const fields = {
    domain: 'app.example',
    uri: 'https://app.example/',
    version: '1',
    nonce: 'abcd1234',
    statement: 'Welcome',
    issuedAt: '2026-01-01T00:00:00.000Z',
    expirationTime: '2026-01-02T00:00:00.000Z',
    notBefore: '2026-01-01T00:00:00.000Z',
    requestId: '7',
    resources: ['https://app.example/terms', 'ipfs://terms'],
  }
  const parameters = { ...fields, chainId: 'solana:mainnet' }
  const { message, signature } = await runOperation(adapter, 'signIn', { ...signer, parameters })
  const account = { address: signer.address, publicKey: base58.decode(signer.address) }
  const output = {
    account: { ...account, chains: [], features: [] },
    signedMessage: new TextEncoder().encode(message),
    signature: base58.decode(signature),
  }
  expect(verifySignIn(parameters, output)).toBe(true)
  for (const other of [{ nonce: 'abcd1235' }, { domain: 'other.example' }, { resources: [] }])
    expect(verifySignIn({ ...parameters, ...other }, output)).toBe(false)
  expect(parseSignInMessageText(message)).toMatchObject({ ...parameters, address: signer.address })
  const chainId = network.caipNetworkId
  expect(parseSiwxMessage(message)).toEqual({ ...fields, chainId, accountAddress: signer.address })
}

/** A transaction without instructions, signed by its fee payer. */
async function signTransaction(signer: Signer): Promise<void> {
  const lifetime = { blockhash: base58.encode(new Uint8Array(32)) as Blockhash, lastValidBlockHeight: 1n }
  const unsigned = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(address(signer.address), message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    compileTransaction,
  )
  const transaction = base64.encode(Uint8Array.from(getTransactionEncoder().encode(unsigned)))
  const parameters = { address: signer.address, transaction }
  const answer = await runOperation(adapter, 'signTransaction', { ...signer, parameters })
  const { messageBytes, signatures } = getTransactionDecoder().decode(base64.decode(answer))
  const signature = signatures[address(signer.address)] ?? expect.unreachable('no signature')
  expect(isSigned(signer.address, Uint8Array.from(messageBytes), signature)).toBe(true)
}

function createFixture(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  const icon = walletIcons.kite as Wallet['icon']
  const made = createSolanaWallet({ name: 'Fern', icon, storage: toStorage(stored) })
  return {
    ...toControls(made),
    adapter: solana({ target: page }),
    networks: [network],
    reveal() {
      vi.stubGlobal('window', page)
      registerWallet(made.wallet)
      vi.unstubAllGlobals()
    },
    signing: { message: signMessage, 'sign-in': signIn, transaction: signTransaction },
  }
}

/** Wallet older than the Wallet Standard: its wallet adapter, wrapped as a wallet of the standard. */
function createAdapterFixture(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  const icon = walletIcons.kite as Wallet['icon']
  const made = createSolanaWallet({ name: 'Phantom', icon, storage: toStorage(stored) })
  Object.assign(page, { isPhantomInstalled: true, phantom: { solana: injectedPhantom(made.wallet) } })
  return {
    ...toControls(made),
    adapter: solana({ target: page }),
    networks: [network],
    reveal() {
      // The adapter looks for its wallet on the page when it is created and at each connect.
      vi.stubGlobal('window', page)
      vi.stubGlobal('document', { readyState: 'complete' })
      vi.stubGlobal('navigator', { userAgent: 'Chrome' })
      const wrapped = new SolanaWalletAdapterWallet(new PhantomWalletAdapter(), 'solana:mainnet')
      // Optional members of its features may be undefined.
      registerWallet(wrapped as Wallet)
    },
    cleanUp: () => void vi.unstubAllGlobals(),
    forgets: true,
    signing: { message: signMessage, transaction: signTransaction },
  }
}

/** MetaMask's own wallet for pages, over its Multichain API. */
function createMetaMask(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  vi.stubGlobal('window', page)
  const metaMask = registerMetaMaskSolana(toStorage(stored))
  const { wallet } = toControls({ ...metaMask, setAccount: metaMask.changeAccount, revoke: () => undefined })
  return {
    wallet: { ...wallet, changeAccount: metaMask.changeAccount },
    adapter: solana({ target: page }),
    networks: [network],
    // It is registered, and found by the adapter.
    reveal: () => undefined,
    cleanUp: () => void vi.unstubAllGlobals(),
    signing: { message: signMessage, 'sign-in': signIn, transaction: signTransaction },
  }
}

const packages = [
  '@wallet-standard/wallet',
  '@solana/wallet-standard-features',
  '@solana/wallet-standard-util',
]
describeWallet('Wallet Standard', createFixture, { signing, report: table.row('Wallet Standard', packages) })
describeWallet('wallet adapter', createAdapterFixture, {
  signing,
  report: table.row('Wallet adapter (Phantom)', [
    '@solana/wallet-adapter-phantom',
    '@solana/wallet-standard-wallet-adapter-base',
    '@solana/web3.js',
    '@solana/wallet-standard-util',
  ]),
})

describeWallet('MetaMask', createMetaMask, {
  signing,
  report: table.row('MetaMask', [
    '@metamask/solana-wallet-standard',
    '@metamask/multichain-api-client',
    '@solana/wallet-standard-util',
  ]),
})

test('docs/wallets.md has these results', table.check)
