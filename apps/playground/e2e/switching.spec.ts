import type { Locator, Page } from '@playwright/test'
import { pairwise } from '../../../scripts/lib/pairwise.ts'
import { expect, test } from './fixtures.ts'
import { isDeep, networkButton, panelOf, rowOf, viewOf, walletRow } from './helpers.ts'

const setups = {
  eip155: { wallet: 'Pebble', networks: ['Ethereum', 'Polygon'] },
  solana: { wallet: 'Fern', networks: ['Solana', 'Solana Devnet'] },
  bip122: { wallet: 'Unisat', networks: ['Bitcoin', 'Bitcoin Testnet'] },
  polkadot: { wallet: 'gravel', networks: ['Polkadot'] },
  cosmos: { wallet: 'Keplr', networks: ['Cosmos Hub'] },
} as const
type Namespace = keyof typeof setups
const namespaces = Object.keys(setups) as Namespace[]

/** Ways to switch: the list of networks, opening the modal for a namespace, an action without a view. */
const ways = ['list', 'open', 'atOnce'] as const

type Case = {
  readonly from: Namespace
  readonly to: Namespace
  readonly hasFrom: boolean
  readonly hasTo: boolean
  readonly way: (typeof ways)[number]
}

type Outcome = {
  readonly network: 'from' | 'to'
  /** Final view. */
  readonly view: 'SwitchActiveChain' | 'Account' | 'Connect' | undefined
  /** Whether the switch view was shown. */
  readonly isShown: boolean
}

/** R3 and R46, for wallets with one namespace. */
function outcomeOf({ from, to, hasFrom, hasTo, way }: Case): Outcome {
  if (way === 'atOnce') return { network: 'to', view: undefined, isShown: false }
  if (way === 'open')
    return { network: from === to ? 'from' : 'to', view: hasTo ? 'Account' : 'Connect', isShown: false }
  if (from !== to && hasFrom && !hasTo) return { network: 'from', view: 'SwitchActiveChain', isShown: false }
  return { network: 'to', view: undefined, isShown: true }
}

/** Possible combinations: a namespace has an address or not, and the list leads to another network. */
const isPossible = ({ from, to, hasFrom, hasTo, way }: Case): boolean => {
  if (from !== to) return true
  if (hasFrom !== hasTo || way === 'atOnce') return false
  return way === 'open' || setups[from].networks.length > 1
}

const all: readonly Case[] = namespaces
  .flatMap((from) => namespaces.map((to) => ({ from, to })))
  .flatMap((pair) => [true, false].map((hasFrom) => ({ ...pair, hasFrom })))
  .flatMap((some) => [true, false].map((hasTo) => ({ ...some, hasTo })))
  .flatMap((some) => ways.map((way) => ({ ...some, way })))
  .filter(isPossible)

const chosen = isDeep ? all : pairwise(all)

const region = (page: Page, namespace: Namespace): Locator => page.getByRole('region', { name: namespace })
const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true })

async function prepare(page: Page, { from, to, hasFrom, hasTo }: Case): Promise<void> {
  if ((await panelOf(page).count()) > 0) await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  for (const [namespace, has] of [
    [from, hasFrom],
    [to, hasTo],
  ] as const) {
    const place = region(page, namespace)
    if (((await place.getByTestId('status').textContent()) === 'connected') !== has)
      await button(place, has ? 'Connect' : 'Disconnect').click()
    await expect(place.getByTestId('status')).toHaveText(has ? 'connected' : 'disconnected')
  }
  for (const name of [setups[to].networks[0], setups[from].networks[0]]) {
    await button(page, `Be on ${name}`).click()
    await expect(page.getByTestId('network')).toHaveText(name)
  }
  await page.evaluate(() => void ((window as unknown as { views: string[] }).views.length = 0))
}

const targetOf = ({ from, to }: Case): string => setups[to].networks[from === to ? 1 : 0] ?? ''

async function go(page: Page, each: Case): Promise<void> {
  const target = targetOf(each)
  if (each.way === 'open') return button(region(page, each.to), 'Open').click()
  if (each.way === 'atOnce') return button(page, `Go to ${target} at once`).click()
  await networkButton(page).click()
  return rowOf(page, new RegExp(`^${target}(?! Devnet| Testnet)\\b`)).click()
}

async function check(page: Page, each: Case): Promise<void> {
  const { network, view, isShown } = outcomeOf(each)
  const name = network === 'to' ? targetOf(each) : setups[each.from].networks[0]
  if (view) await expect(panelOf(page)).toHaveAttribute('data-view', view)
  await expect(page.getByTestId('network')).toHaveText(name)
  if (view === 'Connect') {
    // Only wallets of the requested namespace.
    await expect(walletRow(page, setups[each.to].wallet)).toBeVisible()
    await expect(viewOf(page).getByRole('listitem').filter({ hasText: 'Installed' })).toHaveCount(1)
  }
  const views = await page.evaluate(() => (window as unknown as { views: readonly string[] }).views)
  expect(views.includes('SwitchNetwork')).toBe(isShown)
  if (each.way === 'atOnce') expect(views).toEqual([])
}

/** Records all views, also short-lived ones. */
async function noteViews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const views: string[] = []
    Object.assign(window, { views })
    new MutationObserver(() => {
      const view = document.querySelector('[data-foyer-modal]')?.getAttribute('data-view')
      if (view && views.at(-1) !== view) views.push(view)
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-view'] })
  })
}

const titleOf = ({ from, to, hasFrom, hasTo, way }: Case): string =>
  `${from}${hasFrom ? ' (connected)' : ''} to ${to}${hasTo ? ' (connected)' : ''}, ${way}`

for (const from of namespaces) {
  const cases = chosen.filter((each) => each.from === from)
  const tag = from === 'eip155' ? [] : ['@deep']
  test(
    `from ${from} to every namespace: ${cases.length} of ${all.length} combinations [S2.32] [S2.34] [S2.35]`,
    { tag },
    async ({ page }) => {
      test.setTimeout(30_000 + cases.length * 10_000)
      await noteViews(page)
      await page.goto(
        '/switching?networks=mainnet,polygon,solana,solanaDevnet,bitcoin,bitcoinTestnet,polkadot,cosmoshub' +
          '&wallets=pebble,fern,unisat,gravel,keplr&connectors=',
      )
      for (const each of cases) {
        await test.step(titleOf(each), async () => {
          await prepare(page, each)
          await go(page, each)
          await check(page, each)
        })
      }
    },
  )
}
