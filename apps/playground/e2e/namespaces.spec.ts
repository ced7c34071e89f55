import type { BitcoinSandboxWallet, CosmosSandboxWallet, PolkadotSandboxWallet } from '@foyer/sandbox/wallets'
import type { JSHandle, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connectButton,
  connectWallet,
  expectNetwork,
  isDeep,
  openConnect,
  panelOf,
  rowOf,
  viewOf,
  walletRow,
} from './helpers.ts'
import { type Claim, isSigned as isSignedBy } from './verifiers.ts'

const MESSAGE = 'Hello from Foyer'
const ALICE_BTC = 'bc1qvhtle0kyrttfzlajy9e2e4trkzr2vk9e29a83p'
const BOB_BTC = 'bc1q8ynurxu7ym7zpnx40cl8702huumu2wqaj23r9x'

type NamespaceWallet = BitcoinSandboxWallet | CosmosSandboxWallet | PolkadotSandboxWallet

type Path = '/' | '/custom'

type Namespace = {
  /** Pages to test: the modal, and hooks alone. Connects on the first, in `test:deep` on all; rejects on the last. */
  readonly paths: readonly Path[]
  readonly network: string
  readonly wallet: string
  readonly name: string
  readonly balance: string
  readonly isSigned: (claim: Claim) => boolean
}

const walletAt = <wallet extends NamespaceWallet>(page: Page, id: string): Promise<JSHandle<wallet>> =>
  page.waitForFunction((key) => window.sandboxWallets?.[key] as unknown as wallet, id)
const prompts = async (page: Page, id: string): Promise<number> =>
  (await walletAt(page, id)).evaluate((wallet) => wallet.promptCount())

const bitcoinNamespace = {
  network: 'bitcoin',
  balance: '0.5 BTC',
  isSigned: isSignedBy.bip122,
} as const
const namespaces: Readonly<Record<string, Namespace>> = {
  'Bitcoin by Wallet Standard': { ...bitcoinNamespace, paths: ['/'], wallet: 'nugget', name: 'Nugget' },
  'Bitcoin by sats-connect': { ...bitcoinNamespace, paths: ['/custom'], wallet: 'sluice', name: 'Sluice' },
  'Bitcoin as Unisat speaks': { ...bitcoinNamespace, paths: ['/custom'], wallet: 'unisat', name: 'Unisat' },
  Polkadot: {
    paths: ['/custom', '/'],
    network: 'polkadot',
    wallet: 'gravel',
    name: 'gravel',
    balance: '12.5 DOT',
    isSigned: isSignedBy.polkadot,
  },
  Cosmos: {
    paths: ['/custom', '/'],
    network: 'cosmoshub',
    wallet: 'keplr',
    name: 'Keplr',
    balance: '42 ATOM',
    isSigned: isSignedBy.cosmos,
  },
}

const signing = (page: Page): Locator => page.getByRole('region', { name: 'Signing' })
const signButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign message' })
const addressOf = async (page: Page): Promise<string> =>
  (await page.getByTestId('address').textContent()) ?? ''

/** The same features through the modal and through hooks. */
const ways = {
  '/': {
    connect: connectWallet,
    async start(page: Page, name: string) {
      await openConnect(page)
      await walletRow(page, name).click()
    },
    async restart(page: Page) {
      await rowOf(page, 'Try again').click()
    },
    refusal: (page: Page) => viewOf(page).getByText(/declined/i),
    failure: (page: Page) => viewOf(page).getByText('Something went wrong'),
    isOut: (page: Page, _name: string) => expect(connectButton(page)).toBeVisible(),
    isIn: (page: Page) => expect(accountButton(page)).toBeVisible(),
    shows: (page: Page, balance: string) =>
      expect(accountButton(page)).toHaveAccessibleName(new RegExp(balance.replace('.', '\\.'))),
    async disconnect(page: Page) {
      await accountButton(page).click()
      await rowOf(page, 'Disconnect').click()
    },
  },
  '/custom': {
    connect: async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(),
    start: async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(),
    restart: async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(),
    refusal: (page: Page) => page.getByText('You declined the request.'),
    failure: (page: Page) => page.getByRole('alert').getByText('Failed to connect'),
    isOut: (page: Page, name: string) =>
      expect(page.getByRole('button', { name, exact: true })).toBeVisible(),
    isIn: (page: Page) => expect(page.getByTestId('status')).toHaveText('connected'),
    shows: (page: Page, balance: string) => expect(page.getByTestId('balance')).toHaveText(balance),
    disconnect: async (page: Page) => page.getByRole('button', { name: 'Disconnect' }).click(),
  },
} as const

for (const [title, { paths, network, wallet, name, balance, isSigned }] of Object.entries(namespaces)) {
  for (const path of isDeep ? paths : paths.slice(0, 1)) {
    const way = ways[path]
    // Suites with the packages of these wallets do the same.
    const tag = /sats-connect|Unisat/.test(title) ? ['@deep'] : []
    test(
      `${title} connects, signs, is restored silently and disconnects on ${path} [S1.3] [S1.4]`,
      { tag },
      async ({ page }) => {
        await page.goto(`${path}?networks=${network}&wallets=${wallet}`)
        await way.connect(page, name)
        await way.isIn(page)
        await way.shows(page, balance)

        await signButton(page).click()
        const signature = (await page.getByTestId('signature').textContent()) ?? ''
        const handle = await walletAt(page, wallet)
        const [address, publicKey] = await handle.evaluate((each) => {
          if ('publicKey' in each) return [each.address(), each.publicKey()]
          return typeof each.addresses === 'function'
            ? [each.addresses().payment, '']
            : [each.addresses[0] ?? '', '']
        })
        expect(isSigned({ message: MESSAGE, signature, address, publicKey })).toBe(true)
        expect(await prompts(page, wallet)).toBe(2)

        await page.reload()
        await way.isIn(page)
        expect(await prompts(page, wallet)).toBe(0)
        await way.disconnect(page)
        await way.isOut(page, name)
        await page.reload()
        await way.isOut(page, name)
        expect(await (await walletAt(page, wallet)).evaluate(({ requests }) => requests)).toEqual({})
      },
    )
  }
}

// By default one wallet of one namespace; behaviours.spec.ts has the other namespaces on /custom, and the conformance
// suites of the sandbox each kind of wallet.
for (const [title, { paths, network, wallet, name }] of Object.entries(namespaces)) {
  const path = paths.at(-1) ?? '/'
  const way = ways[path]
  const tag = wallet === 'nugget' ? [] : ['@deep']
  test(
    `${title}: rejected, crashed, locked, then approved, on ${path} [S8.57] [S8.9]`,
    { tag },
    async ({ page }) => {
      await page.goto(`${path}?networks=${network}&wallets=${wallet}:reject`)
      await way.start(page, name)
      await expect(way.refusal(page)).toBeVisible()
      const handle = await walletAt(page, wallet)
      await handle.evaluate((each) => each.setBehaviour('crash'))
      await way.restart(page, name)
      await expect(way.failure(page)).toBeVisible()
      await handle.evaluate((each) => each.setBehaviour('locked'))
      await way.restart(page, name)
      await expect.poll(() => prompts(page, wallet)).toBeGreaterThan(1)
      await handle.evaluate((each) => each.setBehaviour('approve'))
      await way.isIn(page)

      await handle.evaluate((each) => each.setBehaviour('reject'))
      await signButton(page).click()
      await expect(signing(page).getByRole('alert')).toHaveText('You declined the request.')
      await handle.evaluate((each) => each.setBehaviour('crash'))
      await signButton(page).click()
      await expect(signing(page).getByRole('alert')).not.toHaveText('You declined the request.')
      await expect(signing(page).getByRole('alert')).toContainText('Sign message failed')
      await handle.evaluate((each) => each.setBehaviour('approve'))
      await signButton(page).click()
      await expect(page.getByTestId('signature')).toBeVisible()
    },
  )
}

test('bitcoin is sent, and the spent outputs are gone [S7.34]', async ({ page, world }) => {
  await page.goto('/custom?networks=bitcoin&wallets=unisat')
  await page.getByRole('button', { name: 'Unisat' }).click()
  await expect(page.getByTestId('address')).toHaveText(ALICE_BTC)
  await page.getByRole('button', { name: 'Send 0.01' }).click()
  const txid = await page.getByTestId('hash').textContent()
  const coinsOf = async (address: string) =>
    (await (await fetch(`${world.urls.bitcoin}/address/${address}/utxo`)).json()) as {
      txid: string
      value: number
    }[]
  expect(await coinsOf(BOB_BTC)).toContainEqual(expect.objectContaining({ txid, value: 1_000_000 }))
  expect(await coinsOf(ALICE_BTC)).toEqual([expect.objectContaining({ value: 48_999_000 })])
})

test(
  'a switch of the Bitcoin network changes the address, if the wallet supports it [S3.3]',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/custom?networks=bitcoin,bitcoinTestnet&wallets=unisat')
    await page.getByRole('button', { name: 'Unisat' }).click()
    await expect(page.getByTestId('address')).toHaveText(/^bc1q/)
    await page.getByRole('button', { name: 'Bitcoin Testnet' }).click()
    await expect(page.getByTestId('address')).toHaveText(/^tb1q/)
    await expect(page.getByTestId('balance')).toHaveText('0.5 BTC')
    await page.getByRole('button', { name: 'Bitcoin', exact: true }).click()
    await expect(page.getByTestId('address')).toHaveText(/^bc1q/)

    await page.getByRole('button', { name: 'Disconnect' }).click()

    // With a wallet that cannot switch, the app keeps its network.
    await page.goto('/custom?networks=bitcoin,bitcoinTestnet&wallets=nugget')
    await page.getByRole('button', { name: 'Nugget' }).click()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await page.getByRole('button', { name: 'Bitcoin Testnet' }).click()
    await expect(page.getByRole('alert')).toContainText('Nugget wallet does not support network switching')
    await expect(page.getByTestId('network')).toHaveText('Bitcoin')
  },
)

test(
  'the page follows a change of the account, also during a request [S3.2]',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/custom?networks=cosmoshub,polkadot&wallets=keplr,gravel')
    await page.getByRole('button', { name: 'Keplr' }).click()
    await expect(page.getByTestId('address')).toHaveText(/^cosmos1/)
    const keplr = await walletAt<CosmosSandboxWallet>(page, 'keplr')
    const before = await addressOf(page)
    await keplr.evaluate((wallet) => wallet.lock())
    await signButton(page).click()
    await expect.poll(() => keplr.evaluate(({ requests }) => requests['signArbitrary'] ?? 0)).toBe(1)
    await keplr.evaluate((wallet) => {
      wallet.unlock()
      wallet.setAccount(1)
    })
    await expect(page.getByTestId('address')).not.toHaveText(before)
    expect(await addressOf(page)).toBe(await keplr.evaluate((wallet) => wallet.address()))

    await page.getByRole('button', { name: 'Polkadot' }).click()
    await page.getByRole('button', { name: 'gravel' }).click()
    await expect(page.getByTestId('address')).toHaveText(/^1/)
    const first = await addressOf(page)
    const gravel = await walletAt<PolkadotSandboxWallet>(page, 'gravel')
    await gravel.evaluate((wallet) => wallet.setAccount(1))
    await expect(page.getByTestId('address')).not.toHaveText(first)
  },
)

test('while Ethereum is current, the modal connects a wallet of Solana, which signs [S1.3]', async ({
  page,
}) => {
  await page.goto('/?networks=mainnet,solana&wallets=pebble,fern')
  await expectNetwork(page, 'Ethereum')
  await connectWallet(page, 'Fern')
  await expectNetwork(page, 'Solana')
  await signButton(page).click()
  await expect(page.getByTestId('signature')).toBeVisible()
})

test('five wallets of five namespaces are connected: one disconnects, and the others stay [S4.3]', async ({
  page,
}) => {
  const all = {
    Ethereum: ['Pebble', /^0xf39F/],
    Solana: ['Fern', /^2c82/],
    Bitcoin: ['Nugget', /^bc1q/],
    Polkadot: ['gravel', /^1/],
    'Cosmos Hub': ['Keplr', /^cosmos1/],
  } as const
  const networks = page.getByRole('region', { name: 'Networks' })
  const goTo = async (network: string) => {
    const shown = page.getByTestId('network')
    // The button of the network in use is disabled; those of others are, while a network is being chosen.
    if ((await shown.textContent()) !== network)
      await networks.getByRole('button', { name: network, exact: true }).click()
    await expect(shown).toHaveText(network)
  }
  await page.goto(
    '/custom?networks=mainnet,solana,bitcoin,polkadot,cosmoshub&wallets=pebble,fern,nugget,gravel,keplr',
  )
  for (const [network, [name, address]] of Object.entries(all)) {
    await goTo(network)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByTestId('address')).toHaveText(address)
  }
  const nugget = await walletAt<BitcoinSandboxWallet>(page, 'nugget')
  await nugget.evaluate((wallet) => wallet.revoke())

  const expectAccounts = async () => {
    for (const [network, [name, address]] of Object.entries(all)) {
      await goTo(network)
      if (name === 'Nugget') await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
      else await expect(page.getByTestId('address')).toHaveText(address)
    }
  }
  await expectAccounts()
  await page.reload()
  await expect(page.getByText('Looking for your wallet')).toHaveCount(0)
  await expectAccounts()
  for (const id of ['nugget', 'gravel', 'keplr']) expect(await prompts(page, id)).toBe(0)
  await expect(panelOf(page)).toHaveCount(0)
})
