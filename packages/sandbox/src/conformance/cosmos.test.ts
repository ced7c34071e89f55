import { serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, Sha256 } from '@cosmjs/crypto'
import { runOperation, type CaipNetwork, type Signer } from '@foyer/chains'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { cosmos } from '@foyer/chains/cosmos'
import { cosmoshub } from '@foyer/chains/networks'
import type { Keplr } from '@keplr-wallet/types'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { injectKeplr } from '../test/keplr.ts'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { walletsTable } from '../test/walletsTable.ts'
import {
  type CosmosSandboxWallet,
  injectCosmos,
  type InjectedCosmosWallet,
} from '../wallets/cosmos/injectCosmos.ts'

const signing = ['message']
const table = walletsTable('cosmos', signing)
const adapter = cosmos()
const osmosis: CaipNetwork = {
  ...cosmoshub,
  id: 'osmosis-1',
  caipNetworkId: 'cosmos:osmosis-1',
  name: 'Osmosis',
}

/** ADR-36, verified by CosmJS. */
const signMessage =
  (wallet: CosmosSandboxWallet) =>
  async (signer: Signer): Promise<void> => {
    const message = 'Foyer <&> ✓'
    const parameters = { address: signer.address, message }
    const signature = await runOperation(adapter, 'signMessage', { ...signer, parameters })
    const data = base64.encode(new TextEncoder().encode(message))
    const document = {
      chain_id: '',
      account_number: '0',
      sequence: '0',
      fee: { gas: '0', amount: [] },
      msgs: [{ type: 'sign/MsgSignData', value: { signer: signer.address, data } }],
      memo: '',
    }
    const isSigned = await Secp256k1.verifySignature(
      Secp256k1Signature.fromFixedLength(base64.decode(signature)),
      new Sha256(serializeSignDoc(document)).digest(),
      base64.decode(wallet.publicKey()),
    )
    expect(isSigned).toBe(true)
  }

type Page = ReturnType<typeof createPage>
type Options = { readonly storage: ReturnType<typeof toStorage> }

const createFixture =
  (inject: (page: Page, options: Options) => CosmosSandboxWallet) =>
  (stored: Map<string, string>): WalletFixture => {
    const page = createPage()
    const wallet = inject(page, { storage: toStorage(stored) })
    return {
      ...toControls(wallet),
      adapter: cosmos({ target: page }),
      networks: [cosmoshub],
      otherNetwork: osmosis,
      // The wallet is on the page before the adapter.
      reveal: () => undefined,
      signing: { message: signMessage(wallet) },
    }
  }

const signatures = ['@cosmjs/amino', '@cosmjs/crypto']
describeWallet('Keplr', createFixture(injectKeplr), {
  signing,
  report: table.row('Keplr', ['@keplr-wallet/provider', ...signatures]),
})

// Its provider is published under no open licence, and its API is Keplr's but for the differences in `cosmosApis.ts`.
const injectLeap = (page: Page, options: Options): CosmosSandboxWallet =>
  injectCosmos({ page, path: 'leap', changeEvent: 'leap_keystorechange', ...options })
describeWallet('Leap', createFixture(injectLeap), {
  signing,
  report: table.row(
    'Leap',
    ['@keplr-wallet/types', ...signatures],
    'no package of the vendor with the API of its extension',
  ),
})

const injectCosmostation = (page: Page, options: Options): CosmosSandboxWallet =>
  injectCosmos({
    page,
    path: 'cosmostation.providers.keplr',
    changeEvent: 'cosmostation_keystorechange',
    ...options,
  })
describeWallet('Cosmostation', createFixture(injectCosmostation), {
  signing,
  report: table.row(
    'Cosmostation',
    ['@keplr-wallet/types', ...signatures],
    'no package of the vendor with this API of its extension',
  ),
})

test('the wallet has the types of Keplr, and the key of its account', async () => {
  const page = createPage()
  const wallet = injectCosmos({ page })
  type Members = Pick<Keplr, Extract<keyof Keplr, keyof InjectedCosmosWallet>>
  const keplr: Members = page['keplr'] as InjectedCosmosWallet
  await keplr.enable('cosmoshub-4')
  const key = await keplr.getKey('cosmoshub-4')
  expect(key).toMatchObject({ algo: 'secp256k1', bech32Address: wallet.address(), isKeystone: false })
  expect(base64.encode(key.pubKey)).toBe(wallet.publicKey())
})

test('docs/wallets.md has these results', table.check)
