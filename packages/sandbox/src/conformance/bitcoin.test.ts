import { runOperation, type Signer } from '@foyer/chains'
import { bip122, type BitcoinProvider } from '@foyer/chains/bip122'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { bitcoin, bitcoinTestnet } from '@foyer/chains/networks'
import { createSiwxMessage } from '@foyer/chains/siwx'
import { Verifier } from 'bip322-js'
import { expect, test, vi } from 'vitest'
import { bitcoinAccount } from '../bitcoin/accounts.ts'
import { signAsOkx, signAsUnisat } from '../test/bitcoinSigners.ts'
import { createPsbt, signedInputs } from '../test/checkPsbt.ts'
import { registerMetaMaskBitcoin } from '../test/metaMaskMultichain.ts'
import {
  checkLeather,
  checkNetworks,
  checkSatsConnect,
  checkUnisat,
  type PackageCheck,
} from '../test/packageChecks.ts'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { walletsTable } from '../test/walletsTable.ts'
import {
  type BitcoinWalletShape,
  registerBitcoinWallet,
  type RegisterBitcoinWalletOptions,
} from '../wallets/bitcoin/registerBitcoinWallet.ts'

const signing = ['message', 'PSBT']
const table = walletsTable('bip122', signing)
const adapter = bip122()

const signInText = (accountAddress: string): string =>
  createSiwxMessage({
    accountAddress,
    chainId: bitcoin.caipNetworkId,
    domain: 'app.example',
    uri: 'https://app.example/',
    version: '1',
    nonce: 'abcd1234',
    statement: 'Foyer <&> ✓',
  })

/** Asks for a signed sign-in of each account, verified by bip322-js and by the adapter. */
async function signMessages(signer: Signer): Promise<void> {
  const provider = signer.provider as BitcoinProvider
  for (const { address } of await provider.getAccountAddresses()) {
    const message = signInText(address)
    const sign = { address, message }
    const signature = await runOperation(adapter, 'signMessage', { ...signer, parameters: sign })
    expect(Verifier.verifySignature(address, message, signature), address).toBe(true)
    expect(Verifier.verifySignature(address, `${message}!`, signature), address).toBe(false)
    const verify = { ...sign, signature }
    expect(await runOperation(adapter, 'verifyMessage', { ...signer, parameters: verify })).toBe(true)
  }
}

/**
 * A PSBT with two inputs of each account of the wallet to sign, and one that is not to be signed; and a PSBT without a
 * list of inputs, of which the wallet signs its own.
 */
async function signPsbt(signer: Signer): Promise<void> {
  const provider = signer.provider as BitcoinProvider
  const { payment, ordinals, legacy, nested } = bitcoinAccount(0)
  const addresses = await provider.getAccountAddresses()
  const keys = [payment, ordinals, legacy, nested].filter((key) =>
    addresses.some(({ address }) => address === key.address),
  )
  const named = [...keys, ...keys]
  const { psbt } = await runOperation(adapter, 'signPsbt', {
    ...signer,
    parameters: {
      address: signer.address,
      psbt: createPsbt([...named, ...keys], payment.address),
      signInputs: named.map(({ address }, index) => ({ address, index })),
    },
  })
  expect(signedInputs(psbt)).toEqual(named.map((_, index) => index))
  const others = [bitcoinAccount(1).payment, bitcoinAccount(1).ordinals]
  const unlisted = await runOperation(adapter, 'signPsbt', {
    ...signer,
    parameters: { address: signer.address, psbt: createPsbt([...others, ...keys], payment.address) },
  })
  expect(signedInputs(unlisted.psbt)).toEqual(keys.map((_, index) => others.length + index))
}

type Kind = {
  readonly options: RegisterBitcoinWalletOptions
  /** Packages whose code, types or schemas define the behaviour of the wallet. */
  readonly packages: readonly string[]
  /** Why no package of the vendor is used. */
  readonly missing?: string | undefined
  readonly checks?: readonly PackageCheck[] | undefined
}

const signatures = ['bip322-js', 'bitcoinjs-lib']
const satsConnect = {
  packages: ['@sats-connect/core', ...signatures],
  checks: [checkSatsConnect],
}
const unisat = {
  packages: ['@unisat/wallet-sdk', '@unisat/wallet-types', '@sats-connect/core', ...signatures],
  checks: [checkUnisat, signAsUnisat],
}
const okx = { packages: ['@okxweb3/coin-bitcoin', ...signatures], checks: [signAsOkx] }
/**
 * The vendors publish no package of their Bitcoin API, which is UniSat's with the networks that Keplr has too:
 * docs/wallets.md lists the packages.
 */
const likeUnisat = {
  packages: ['@unisat/wallet-sdk', '@keplr-wallet/types', '@sats-connect/core', ...signatures],
  checks: [checkNetworks, signAsUnisat],
  missing: 'no package of the vendor with Bitcoin',
}

/** Wallets with one address, of each type. */
const ofEachType = (
  name: string,
  shape: BitcoinWalletShape,
  kind: Omit<Kind, 'options'>,
): Readonly<Record<string, Kind>> =>
  Object.fromEntries(
    (['p2wpkh', 'p2tr', 'p2sh', 'p2pkh'] as const).map((addressType) => [
      `${name}, ${addressType}`,
      { ...kind, options: { shape, addressType } },
    ]),
  )

const kinds: Readonly<Record<string, Kind>> = {
  'Wallet Standard, p2wpkh and p2tr': {
    options: { shape: 'standard' },
    packages: ['@wallet-standard/wallet', ...signatures],
  },
  'Xverse (sats-connect), p2wpkh and p2tr': { options: { shape: 'sats-connect' }, ...satsConnect },
  'Xverse (sats-connect), p2sh and p2tr': {
    options: { shape: 'sats-connect', addressType: 'p2sh' },
    ...satsConnect,
  },
  'Leather, p2wpkh and p2tr': {
    options: { shape: 'leather' },
    packages: ['@leather.io/rpc', ...signatures],
    checks: [checkLeather],
  },
  ...ofEachType('UniSat', 'unisat', unisat),
  ...ofEachType('OKX', 'okx', okx),
  ...ofEachType('Bitget', 'bitget', likeUnisat),
  ...ofEachType('Binance', 'binance', likeUnisat),
}

const createFixture =
  ({ options, checks = [] }: Kind) =>
  (stored: Map<string, string>): WalletFixture => {
    const page = createPage()
    const made = registerBitcoinWallet({ page, storage: toStorage(stored), ...options })
    const checkCalls = checks.map((check) => check(made.wallet))
    const { wallet, cleanUp, ...controls } = toControls(made)
    return {
      ...controls,
      // Leather has no events.
      wallet: options.shape === 'leather' ? { ...wallet, changeAccount: undefined } : wallet,
      adapter: bip122({ target: page }),
      networks: [bitcoin],
      isUnlockSilent: ['unisat', 'bitget', 'binance'].includes(`${options.shape}`),
      otherNetwork: bitcoinTestnet,
      // The wallet is on the page before the adapter.
      reveal: () => undefined,
      signing: { message: signMessages, PSBT: signPsbt },
      cleanUp() {
        cleanUp()
        for (const check of checkCalls) check()
      },
    }
  }

/** MetaMask's own wallet for pages, over its Multichain API. It has one address, of native segwit. */
function createMetaMask(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  vi.stubGlobal('window', page)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const metaMask = registerMetaMaskBitcoin(toStorage(stored))
  const { wallet } = toControls({ ...metaMask, setAccount: metaMask.changeAccount, revoke: () => undefined })
  return {
    wallet: { ...wallet, changeAccount: metaMask.changeAccount },
    adapter: bip122({ target: page }),
    networks: [bitcoin],
    otherNetwork: bitcoinTestnet,
    // It is registered, and found by the adapter.
    reveal: () => undefined,
    cleanUp() {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    },
    // It signs the PSBT of another transaction: see `metaMask.test.ts`.
    signing: { message: signMessages },
  }
}

describeWallet('MetaMask', createMetaMask, {
  signing,
  report: table.row('MetaMask', [
    '@metamask/bitcoin-wallet-standard',
    '@metamask/multichain-api-client',
    ...signatures,
  ]),
})

for (const [name, kind] of Object.entries(kinds))
  describeWallet(name, createFixture(kind), {
    signing,
    report: table.row(name, kind.packages, kind.missing),
  })

test('docs/wallets.md has these results', table.check)
