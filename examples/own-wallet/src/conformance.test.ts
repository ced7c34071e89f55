import { runOperation, type Signer } from '@foyer/chains'
import {
  describeAdapter,
  describeConnector,
  describeWallet,
  type WalletResults,
} from '@foyer/chains/conformance'
import { cosmoshub } from '@foyer/chains/networks'
import { expect, test } from 'vitest'
import { createLanternConnector } from './createLanternConnector.ts'
import { createTestWallet } from './createTestWallet.ts'
import { lanternAdapter } from './lanternAdapter.ts'

const networks = [cosmoshub]

// The connector alone, as in `createConfig({ connectors })`.
describeConnector('Lantern', () => {
  const { page, controls, reveal } = createTestWallet()
  reveal()
  const { connector, dispose } = createLanternConnector(() => page.lantern)
  return { connector, networks, wallet: controls, cleanUp: dispose }
})

// The adapter: how it finds the wallet, each connector, and the errors of signing.
describeAdapter('Lantern', () => {
  const { page, controls, reveal } = createTestWallet()
  return { adapter: lanternAdapter(page), networks, wallet: controls, reveal }
})

// From connecting to the restore on page load, with verified signatures.
let results: WalletResults = {}
describeWallet(
  'Lantern',
  (stored) => {
    const { page, controls, lock, unlock, reveal } = createTestWallet(stored)
    const adapter = lanternAdapter(page)
    async function signMessage(signer: Signer): Promise<void> {
      const message = 'Sign in to app.example'
      const { address } = signer
      const signature = await runOperation(adapter, 'signMessage', {
        ...signer,
        parameters: { address, message },
      })
      const parameters = { address, message, signature }
      expect(await runOperation(adapter, 'verifyMessage', { ...signer, parameters })).toBe(true)
    }
    return { adapter, networks, wallet: controls, lock, unlock, reveal, signing: { message: signMessage } }
  },
  {
    signing: ['message'],
    report: (all) => void (results = all),
  },
)

test('Lantern passes every behaviour that its API supports', () => {
  expect(results).toEqual({
    connect: 'yes',
    reject: 'yes',
    locked: 'yes',
    silent: 'yes',
    account: 'yes',
    network: 'no current network',
    message: 'yes',
    disconnect: 'yes',
    return: 'yes',
    unlock: 'while locked',
  })
})
