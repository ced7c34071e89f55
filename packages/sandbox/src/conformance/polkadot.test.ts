import { type Connector, runOperation, type Signer } from '@foyer/chains'
import { describeWallet, testContext, type WalletFixture } from '@foyer/chains/conformance'
import { polkadot as network } from '@foyer/chains/networks'
import { polkadot } from '@foyer/chains/polkadot'
import { sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { injectExtension } from '@polkadot/extension-inject'
import type { Injected, InjectedAccount } from '@polkadot/extension-inject/types'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { injectPolkadotJs, type PolkadotJs } from '../test/polkadotJs.ts'
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

/** `enable`, with a check that its accounts are `InjectedAccount` of the package. */
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

/** polkadot{.js}: its own code for permissions, requests and pages. It has no lock for pages. */
async function createPolkadotJs(
  stored: Map<string, string>,
  options?: Parameters<typeof injectPolkadotJs>[1],
): Promise<WalletFixture & { readonly extension: PolkadotJs }> {
  const page = createPage()
  const extension = await injectPolkadotJs(stored, options)
  return {
    extension,
    adapter: polkadot({ target: page }),
    networks: [network],
    wallet: {
      accept: () => extension.setUser('accept'),
      decline: () => extension.setUser('later'),
      hang: () => extension.setUser('silent'),
      fail: () => extension.setUser('crash'),
      changeAccount: extension.changeAccount,
      promptCount: extension.promptCount,
      listenerCount: extension.listenerCount,
    },
    reveal() {
      Object.assign(page, {
        injectedWeb3: { 'polkadot-js': { version: '0.62.3', enable: extension.enable } },
      })
      page.dispatchEvent(new Event('load'))
    },
    cleanUp: extension.cleanUp,
    signing: { message: signMessage },
  }
}

describeWallet('polkadot{.js}', createPolkadotJs, {
  signing,
  report: table.row('polkadot{.js}', ['@polkadot/extension-base', '@polkadot-labs/hdkd-helpers']),
})

describe('polkadot{.js}', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })

  async function open(options?: Parameters<typeof injectPolkadotJs>[1]) {
    const fixture = await createPolkadotJs(new Map(), options)
    const listed: Connector[] = []
    const stop = fixture.adapter.discover?.({
      ...testContext([network]),
      announce: (connector) => {
        listed.push(connector)
        return () => undefined
      },
    })
    stops.push(() => {
      stop?.()
      fixture.cleanUp?.()
    })
    fixture.reveal()
    const [connector = expect.unreachable('no wallet was found')] = listed
    return {
      extension: fixture.extension,
      connector,
      connect: () => connector.connect({ networks: [network] }),
    }
  }

  test('[S8.57] a permanent refusal of the page is a rejection, and later connections find no accounts', async () => {
    const { extension, connect } = await open()
    extension.setUser('reject')
    await expect(connect()).rejects.toMatchObject({ code: 'USER_REJECTED' })
    extension.setUser('accept')
    await expect(connect()).rejects.toMatchObject({ code: 'NO_ACCOUNTS_FOUND' })
    expect(extension.promptCount()).toBe(1)
  })

  test('a second connection while the window of the extension is open fails as pending', async () => {
    const { extension, connect, connector } = await open()
    extension.setUser('wait')
    const first = connect()
    await vi.waitFor(() => expect(extension.promptCount()).toBe(1))
    await expect(connect()).rejects.toMatchObject({ code: 'REQUEST_PENDING' })
    extension.setUser('accept')
    await first
    await connector.disconnect()
  })

  test('[S8.30] two signatures within three seconds are a failure, not a rejection', async () => {
    const { connect, connector } = await open({ signsEveryMs: 3000 })
    const [session] = await connect()
    const signer = {
      address: session?.accounts[0]?.address ?? '',
      network,
      provider: connector.getProvider('polkadot'),
    }
    await signMessage(signer)
    await expect(signMessage(signer)).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
  })
})

test('docs/wallets.md has these results', table.check)
