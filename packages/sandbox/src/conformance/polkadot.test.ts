import { runOperation, type Signer } from '@foyer/chains'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { polkadot as network } from '@foyer/chains/networks'
import { polkadot } from '@foyer/chains/polkadot'
import { sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { injectExtension } from '@polkadot/extension-inject'
import type { Injected, InjectedAccount } from '@polkadot/extension-inject/types'
import { expect, test, vi } from 'vitest'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { walletsTable } from '../test/walletsTable.ts'
import { injectPolkadot } from '../wallets/polkadot/injectPolkadot.ts'

const signing = ['message']
const table = walletsTable('polkadot', signing)
const adapter = polkadot()

/** `signRaw`, verified by hdkd-helpers over the wrapped text. */
async function signMessage(signer: Signer): Promise<void> {
  const message = 'Foyer <&> ✓'
  const parameters = { address: signer.address, message }
  const signature = await runOperation(adapter, 'signMessage', { ...signer, parameters })
  const [publicKey] = ss58Decode(signer.address)
  const wrapped = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
  expect(sr25519.verify(signature, wrapped, publicKey)).toBe(true)
}

type InjectedExtension = {
  readonly version: string
  readonly enable: (origin: string) => Promise<Injected>
}

/** `enable` whose accounts are `InjectedAccount` of the package. */
const checked =
  ({ enable }: InjectedExtension) =>
  async (origin: string): Promise<Injected> => {
    const injected = await enable(origin)
    const accounts: readonly InjectedAccount[] = await injected.accounts.get()
    for (const account of accounts)
      expect(account).toEqual({
        address: expect.any(String),
        genesisHash: null,
        name: expect.any(String),
        type: 'sr25519',
      })
    return injected
  }

function createFixture(stored: Map<string, string>): WalletFixture {
  const [extensionPage, page] = [createPage(), createPage()]
  const wallet = injectPolkadot({ page: extensionPage, name: 'gravel', storage: toStorage(stored) })
  const { gravel } = extensionPage['injectedWeb3'] as { readonly gravel: InjectedExtension }
  return {
    ...toControls(wallet),
    adapter: polkadot({ target: page }),
    networks: [network],
    reveal() {
      vi.stubGlobal('window', page)
      injectExtension(checked(gravel), { name: 'gravel', version: gravel.version })
      vi.unstubAllGlobals()
      page.dispatchEvent(new Event('load'))
    },
    signing: { message: signMessage },
  }
}

describeWallet('injectedWeb3', createFixture, {
  signing,
  report: table.row('injectedWeb3', ['@polkadot/extension-inject', '@polkadot-labs/hdkd-helpers']),
})

test('docs/wallets.md has these results', table.check)
