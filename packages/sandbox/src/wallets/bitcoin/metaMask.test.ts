import { type Connector, runOperation } from '@foyer/chains'
import { bip122 } from '@foyer/chains/bip122'
import { testContext } from '@foyer/chains/conformance'
import { bitcoin } from '@foyer/chains/networks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bitcoinAccount } from '../../bitcoin/accounts.ts'
import { createPsbt } from '../../test/checkPsbt.ts'
import { registerMetaMaskBitcoin } from '../../test/metaMaskMultichain.ts'
import { createPage } from '../../test/walletControls.ts'

// `@metamask/bitcoin-wallet-standard`: MetaMask's own wallet for pages.
const page = createPage()
const networks = [bitcoin]

beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('MetaMask has no public key for the page, and signs another transaction than the given one', async () => {
  registerMetaMaskBitcoin(undefined)
  let connector: Connector | undefined
  const adapter = bip122({ target: page })
  adapter.discover?.({
    ...testContext(networks),
    announce(found) {
      connector = found
      return () => undefined
    },
  })
  const { address } = bitcoinAccount(0).payment
  const sessions = await connector?.connect({ networks })
  expect(sessions?.[0]?.accounts).toEqual([{ address, type: 'payment' }])
  const provider = connector?.getProvider('bip122')
  const parameters = { address, psbt: createPsbt([bitcoinAccount(0).payment], address) }
  // Its package has no way to ask for the inputs of the page.
  await expect(
    runOperation(adapter, 'signPsbt', { network: bitcoin, provider, parameters }),
  ).rejects.toMatchObject({ code: 'SIGN_TRANSACTION_FAILED' })
})
