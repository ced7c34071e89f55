import { runOperation, type Signer } from '@foyer/chains'
import { bip122, type BitcoinProvider } from '@foyer/chains/bip122'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { bitcoin, bitcoinTestnet } from '@foyer/chains/networks'
import { createSiwxMessage } from '@foyer/chains/siwx'
import { Verifier } from 'bip322-js'
import { expect, test } from 'vitest'
import { bitcoinAccount } from '../bitcoin/accounts.ts'
import { createPsbt, signedInputs } from '../test/checkPsbt.ts'
import { checkLeather, checkSatsConnect, checkUnisat, type PackageCheck } from '../test/packageChecks.ts'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { walletsTable } from '../test/walletsTable.ts'
import {
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

/** A PSBT with two inputs of each account of the wallet to sign, and one that is not to be signed. */
async function signPsbt(signer: Signer): Promise<void> {
  const provider = signer.provider as BitcoinProvider
  const { payment, ordinals, legacy } = bitcoinAccount(0)
  const addresses = await provider.getAccountAddresses()
  const keys = [payment, ordinals, legacy].filter((key) =>
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
}

type Kind = {
  readonly options: RegisterBitcoinWalletOptions
  /** Packages whose types or schemas decide. Empty: none is published. */
  readonly packages: readonly string[]
  readonly check?: PackageCheck | undefined
}

const satsConnect = ['@sats-connect/core', 'bip322-js', 'bitcoinjs-lib']
const unisat = { packages: ['@unisat/wallet-types', ...satsConnect], check: checkUnisat }
const signatures = ['bip322-js', 'bitcoinjs-lib']

const kinds: Readonly<Record<string, Kind>> = {
  'Wallet Standard': { options: { shape: 'standard' }, packages: ['@wallet-standard/wallet', ...signatures] },
  'Xverse (sats-connect)': {
    options: { shape: 'sats-connect' },
    packages: satsConnect,
    check: checkSatsConnect,
  },
  Leather: {
    options: { shape: 'leather' },
    packages: ['@leather.io/rpc', ...signatures],
    check: checkLeather,
  },
  'UniSat, p2wpkh': { options: { shape: 'unisat' }, ...unisat },
  'UniSat, p2tr': { options: { shape: 'unisat', addressType: 'p2tr' }, ...unisat },
  'UniSat, p2pkh': { options: { shape: 'unisat', addressType: 'p2pkh' }, ...unisat },
  'Bitget, p2tr': { options: { shape: 'bitget', addressType: 'p2tr' }, ...unisat },
  'Binance, p2tr': { options: { shape: 'binance', addressType: 'p2tr' }, ...unisat },
  'OKX, p2wpkh': { options: { shape: 'okx' }, packages: signatures },
  'OKX, p2tr': { options: { shape: 'okx', addressType: 'p2tr' }, packages: signatures },
}

const createFixture =
  ({ options, check }: Kind) =>
  (stored: Map<string, string>): WalletFixture => {
    const page = createPage()
    const made = registerBitcoinWallet({ page, storage: toStorage(stored), ...options })
    const checkCalls = check?.(made.wallet)
    const { wallet, cleanUp, ...controls } = toControls(made)
    return {
      ...controls,
      // Leather has no events.
      wallet: options.shape === 'leather' ? { ...wallet, changeAccount: undefined } : wallet,
      adapter: bip122({ target: page }),
      networks: [bitcoin],
      otherNetwork: bitcoinTestnet,
      // It is on the page before the adapter.
      reveal: () => undefined,
      signing: { message: signMessages, PSBT: signPsbt },
      cleanUp() {
        cleanUp()
        checkCalls?.()
      },
    }
  }

for (const [kind, options] of Object.entries(kinds))
  describeWallet(kind, createFixture(options), { signing, report: table.row(kind, options.packages) })

test('docs/wallets.md has these results', table.check)
