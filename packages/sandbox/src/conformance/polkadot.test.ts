import { runOperation, type Signer } from '@foyer/chains'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { polkadot as network } from '@foyer/chains/networks'
import { polkadot } from '@foyer/chains/polkadot'
import { sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { expect, test } from 'vitest'
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

function createFixture(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  const wallet = injectPolkadot({ page, storage: toStorage(stored) })
  return {
    ...toControls(wallet),
    adapter: polkadot({ target: page }),
    networks: [network],
    // It is on the page before the adapter.
    reveal: () => undefined,
    signing: { message: signMessage },
  }
}

describeWallet('injectedWeb3', createFixture, { signing, report: table.row('injectedWeb3', []) })

test('docs/wallets.md has these results', table.check)
