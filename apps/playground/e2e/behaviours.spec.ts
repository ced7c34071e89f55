import type { WalletBehaviour } from '@foyer/sandbox/wallets'
import type { JSHandle, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Delay of a slow wallet in ms. */
const SLOW_MS = 1_500

type Operation = 'connect' | 'sign'
type Behaviour =
  | 'reject'
  | 'slow'
  | 'locked'
  | 'crash'
  | 'account changes'
  | 'visitor leaves'
  | 'wallet leaves'

/** State of the page in the end. */
type Outcome =
  /** As before the request, with a message. */
  | 'declined'
  | 'failed'
  /** Connected, signed. */
  | 'done'
  /** Connected, and the request has settled. */
  | 'ended'
  /** Not connected. */
  | 'out'

type Setup = {
  readonly network: string
  readonly wallet: string
  readonly key: string
  readonly name: string
  /** Method of each operation. */
  readonly methods: Readonly<Record<Operation, string>>
  /** Emits an event when its permission is revoked. */
  readonly emitsRevocation: boolean
  /** Locking emits an empty list of accounts, is found by a read, or makes a request prompt for unlocking. */
  readonly whenLocked: 'emits' | 'reads empty' | 'asks'
}

const setups: Readonly<Record<string, Setup>> = {
  eip155: {
    network: 'mainnet',
    wallet: 'pebble',
    key: 'test.pebble',
    name: 'Pebble',
    methods: { connect: 'eth_requestAccounts', sign: 'personal_sign' },
    emitsRevocation: true,
    whenLocked: 'emits',
  },
  solana: {
    network: 'solana',
    wallet: 'fern',
    key: 'fern',
    name: 'Fern',
    methods: { connect: 'standard:connect', sign: 'solana:signMessage' },
    emitsRevocation: true,
    whenLocked: 'emits',
  },
  bip122: {
    network: 'bitcoin',
    wallet: 'nugget',
    key: 'nugget',
    name: 'Nugget',
    methods: { connect: 'connect', sign: 'signMessage' },
    emitsRevocation: true,
    whenLocked: 'reads empty',
  },
  polkadot: {
    network: 'polkadot',
    wallet: 'gravel',
    key: 'gravel',
    name: 'gravel',
    methods: { connect: 'enable', sign: 'signRaw' },
    emitsRevocation: true,
    whenLocked: 'reads empty',
  },
  cosmos: {
    network: 'cosmoshub',
    wallet: 'keplr',
    key: 'keplr',
    name: 'Keplr',
    methods: { connect: 'enable', sign: 'signArbitrary' },
    emitsRevocation: false,
    whenLocked: 'asks',
  },
}

const behaviours: readonly Behaviour[] = [
  'reject',
  'crash',
  'slow',
  'locked',
  'account changes',
  'visitor leaves',
  'wallet leaves',
]

/** Outcome of each behaviour, by operation and setup. */
function outcomeOf(setup: Setup, operation: Operation, behaviour: Behaviour): Outcome {
  if (behaviour === 'reject') return 'declined'
  if (behaviour === 'crash') return 'failed'
  if (behaviour === 'visitor leaves') return 'out'
  if (operation === 'connect') return 'done'
  if (behaviour === 'locked')
    return ({ emits: 'out', 'reads empty': 'ended', asks: 'done' } as const)[setup.whenLocked]
  if (behaviour === 'wallet leaves') return setup.emitsRevocation ? 'out' : 'ended'
  return behaviour === 'account changes' ? 'ended' : 'done'
}

const cells = (['connect', 'sign'] as const).flatMap((operation) =>
  behaviours.map((behaviour) => ({ operation, behaviour })),
)

type Wallet = {
  readonly requests: Readonly<Record<string, number>>
  readonly setBehaviour: (behaviour: WalletBehaviour) => void
  readonly setAccount: (index: number) => void
  readonly revoke: () => void
  readonly lock: () => void
  readonly unlock: () => void
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const signButton = (page: Page): Locator => button(page, 'Sign message')

type Interruption = 'setAccount' | 'revoke' | 'nothing' | { readonly press: 'Cancel' | 'Disconnect' }

/**
 * Clicks a control, and once the wallet has the request changes the wallet or presses another button. Runs within the
 * page, since the slow wallet answers by the clock of the page.
 */
async function askAnd(
  wallet: JSHandle<Wallet>,
  control: Locator,
  method: string,
  interruption: Interruption,
): Promise<void> {
  const before = await wallet.evaluate(({ requests }, name) => requests[name] ?? 0, method)
  const interrupted = wallet.evaluate(
    async (handle, wanted) => {
      while ((handle.requests[wanted.method] ?? 0) <= wanted.before) await new Promise(requestAnimationFrame)
      if (wanted.interruption === 'setAccount') handle.setAccount(1)
      if (wanted.interruption === 'revoke') handle.revoke()
      if (typeof wanted.interruption === 'string') return
      const { press } = wanted.interruption
      const find = (): HTMLButtonElement | undefined =>
        [...document.querySelectorAll('button')].find(
          ({ textContent, disabled }) => textContent === press && !disabled,
        )
      while (!find()) await new Promise(requestAnimationFrame)
      find()?.click()
    },
    { method, before, interruption },
  )
  await control.click()
  await interrupted
}

/** Prepares the page for the operation. */
async function begin(
  page: Page,
  wallet: JSHandle<Wallet>,
  setup: Setup,
  operation: Operation,
): Promise<void> {
  await wallet.evaluate((handle) => {
    handle.setBehaviour('approve')
    handle.setAccount(0)
  })
  const connect = button(page, setup.name)
  await expect(connect.or(button(page, 'Disconnect'))).toBeEnabled()
  const isConnected = await button(page, 'Disconnect').isVisible()
  if (operation === 'sign' && !isConnected) await connect.click()
  if (operation === 'connect' && isConnected) await button(page, 'Disconnect').click()
  await expect(operation === 'sign' ? signButton(page) : connect).toBeEnabled()
  // Some wallets keep the permission after a disconnect, and would not prompt.
  if (operation === 'connect') await wallet.evaluate((handle) => handle.revoke())
}

async function perform(
  page: Page,
  wallet: JSHandle<Wallet>,
  { methods, name, whenLocked }: Setup,
  { operation, behaviour }: { readonly operation: Operation; readonly behaviour: Behaviour },
): Promise<void> {
  const control = operation === 'connect' ? button(page, name) : signButton(page)
  const method = methods[operation]
  const behave = (next: WalletBehaviour): Promise<void> =>
    wallet.evaluate((handle, wanted) => handle.setBehaviour(wanted), next)
  if (behaviour === 'reject' || behaviour === 'crash') {
    await behave(behaviour)
    return control.click()
  }
  if (behaviour === 'locked') {
    await wallet.evaluate((handle) => handle.lock())
    // Without an account there is no wallet to ask for a signature.
    if (operation === 'sign' && whenLocked === 'emits') return expect(control).toHaveCount(0)
    if (operation === 'sign' && whenLocked === 'reads empty') {
      await control.click()
      await expect(region(page, 'Signing').getByRole('alert')).not.toHaveText('You declined the request.')
    } else await askAnd(wallet, control, method, 'nothing')
    return wallet.evaluate((handle) => handle.unlock())
  }
  await behave('slow')
  const interruptions: Partial<Record<Behaviour, Interruption>> = {
    'account changes': 'setAccount',
    'wallet leaves': 'revoke',
    'visitor leaves': { press: operation === 'connect' ? 'Cancel' : 'Disconnect' },
  }
  await askAnd(wallet, control, method, interruptions[behaviour] ?? 'nothing')
  // Let the slow wallet answer; a late approval does not reconnect a visitor who left.
  await page.clock.fastForward(SLOW_MS)
}

async function expectOutcome(
  page: Page,
  { name }: Setup,
  operation: Operation,
  outcome: Outcome,
): Promise<void> {
  const place = region(page, operation === 'connect' ? 'Wallets' : 'Signing')
  if (outcome === 'declined') return expect(place.getByRole('alert')).toHaveText('You declined the request.')
  if (outcome === 'failed') {
    const text = operation === 'connect' ? 'Failed to connect' : 'Sign message failed'
    return expect(place.getByRole('alert')).toContainText(text)
  }
  if (outcome === 'out') {
    await expect(button(page, name)).toBeEnabled()
    return expect(page.getByTestId('address')).toHaveCount(0)
  }
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(signButton(page)).toBeEnabled()
  if (outcome === 'done' && operation === 'sign') await expect(page.getByTestId('signature')).toBeVisible()
}

for (const [namespace, setup] of Object.entries(setups)) {
  // The conformance suites of the sandbox do the same in each namespace, without a page.
  const tag = namespace === 'eip155' ? [] : ['@deep']
  test(
    `${namespace}: ${cells.length} combinations of operation and wallet behaviour have their outcome [S1.3] [S1.4] [S8.57]`,
    { tag },
    async ({ page }) => {
      await page.clock.install()
      await page.goto(`/custom?networks=${setup.network}&wallets=${setup.wallet}`)
      await expect(button(page, setup.name)).toBeEnabled()
      const wallet = (await page.evaluateHandle(
        (key) => window.sandboxWallets?.[key],
        setup.key,
      )) as unknown as JSHandle<Wallet>
      for (const cell of cells) {
        const outcome = outcomeOf(setup, cell.operation, cell.behaviour)
        await test.step(`${cell.operation}, ${cell.behaviour}: ${outcome}`, async () => {
          await begin(page, wallet, setup, cell.operation)
          await perform(page, wallet, setup, cell)
          await expectOutcome(page, setup, cell.operation, outcome)
        })
      }
    },
  )
}
