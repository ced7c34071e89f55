import { devAccounts, type Sandbox, SOLANA_TOKEN_MINT } from '@foyer/sandbox'
import type { RegisteredSolanaWallet } from '@foyer/sandbox/wallets'
import type { Page } from '@playwright/test'
import { type Address, erc20Abi, getAddress, type Hash, parseEther } from 'viem'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  asked,
  connectWallet,
  nodeAt,
  openSend,
  panelOf,
  pressOn,
  tabTo,
  viewOf,
  walletOf,
} from './helpers.ts'

const [ALICE, BOB] = ACCOUNTS
/** Owner of odo.reown.id. */
const ODO = getAddress(devAccounts[3]?.address ?? '')
const AMBER = '0x5a11D0c0000000000000000000000000000000a1'
/** Its `transfer` returns nothing. */
const THISTLE = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const SOL_ALICE = '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm'
const SOL_BOB = '8y8mLqtgs4esizkcgWUygWoCM6dzXu5N2cuPW5qfJGrL'

/** Fills the form of the modal, and opens the review. */
async function review(page: Page, { token, amount, to }: Record<'token' | 'amount' | 'to', string>) {
  if ((await panelOf(page).count()) === 0) await accountButton(page).click()
  await openSend(page, token)
  await viewOf(page).getByRole('textbox', { name: 'Amount' }).fill(amount)
  await viewOf(page)
    .getByRole('textbox', { name: /^Address/ })
    .fill(to)
  await viewOf(page).getByRole('button', { name: 'Review' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'WalletSendPreview')
  // The full address shows before the wallet is asked.
  await expect(viewOf(page).getByText(to)).toBeVisible()
}
const send = (page: Page) => viewOf(page).getByRole('button', { name: 'Send', exact: true })
const isSent = async (page: Page): Promise<void> => {
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await expect(page.getByText('Transaction sent', { exact: true })).toBeVisible()
}

const amounts = async (world: Sandbox, token?: Address) => {
  const node = nodeAt(world.urls.evm[1])
  const of = (address: Address): Promise<bigint> =>
    token
      ? node.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
      : node.getBalance({ address })
  return { alice: await of(ALICE), bob: await of(BOB) }
}

test('ETH, a token, and one whose transfer returns nothing arrive, with the right sums [S1.9] [S9.44]', async ({
  page,
  world,
}) => {
  const node = nodeAt(world.urls.evm[1])
  const [, , , , , holder] = devAccounts
  // The sixth account has all of the token: send some to the page's account first.
  await node.request({
    method: 'eth_sendTransaction' as never,
    params: [
      {
        from: holder?.address,
        to: THISTLE,
        data: `0xa9059cbb${ALICE.slice(2).toLowerCase().padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`,
      },
    ] as never,
  })
  await expect.poll(async () => (await amounts(world, THISTLE)).alice).toBe(5_000_000n)
  await page.goto('/?wallets=pebble')
  await connectWallet(page)

  const start = await amounts(world)
  await review(page, { token: 'Ether', amount: '0.25', to: BOB })
  await expect(viewOf(page).getByText('Network fee')).toBeVisible()
  await send(page).click()
  await isSent(page)
  await expect.poll(async () => (await amounts(world)).bob).toBe(start.bob + parseEther('0.25'))
  const block = await node.getBlock({ includeTransactions: true })
  const [own] = block.transactions
  const receipt = await node.getTransactionReceipt({ hash: own?.hash as Hash })
  const after = await amounts(world)
  expect(start.alice + start.bob).toBe(after.alice + after.bob + receipt.gasUsed * receipt.effectiveGasPrice)

  for (const [token, name, units] of [
    [AMBER, 'Amber Dollar', 1_500_001n],
    [THISTLE, 'Thistle Dollar', 1_500_001n],
  ] as const) {
    const before = await amounts(world, token)
    await review(page, { token: name, amount: '1,500001', to: BOB })
    await send(page).click()
    await isSent(page)
    await expect
      .poll(() => amounts(world, token))
      .toEqual({
        alice: before.alice - units,
        bob: before.bob + units,
      })
  }
  expect(await asked(page, 'eth_sendTransaction')).toBe(3)

  await viewOf(page).getByRole('tab', { name: 'Activity' }).click()
  const sent = viewOf(page).getByRole('link', { name: /^Sent/ })
  await expect(sent.filter({ hasText: 'THSD' })).toBeVisible()
  await expect(sent.filter({ hasText: 'AMBD' })).toBeVisible()
})

async function ask<result>(url: string, method: string, ...params: readonly unknown[]): Promise<result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = (await (await fetch(url, { method: 'POST', body })).json()) as { result: result }
  return answer.result
}

test('SOL and a Solana token arrive, with a new token account [S1.9] [S1.14]', async ({ page, world }) => {
  const url = world.urls.solana
  const lamports = async (): Promise<readonly [bigint, bigint]> => {
    const [alice, bob] = await Promise.all(
      [SOL_ALICE, SOL_BOB].map((address) => ask<{ value: number }>(url, 'getBalance', address)),
    )
    return [BigInt(alice?.value ?? 0), BigInt(bob?.value ?? 0)]
  }
  type Held = {
    readonly account: {
      readonly lamports: number
      readonly data: {
        readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } }
      }
    }
  }
  const kelp = async (owner: string): Promise<readonly (readonly [string, number])[]> => {
    const config = { encoding: 'jsonParsed' }
    const { value } = await ask<{ value: readonly Held[] }>(
      url,
      'getTokenAccountsByOwner',
      owner,
      { mint: SOLANA_TOKEN_MINT },
      config,
    )
    return value.map(({ account }) => [account.data.parsed.info.tokenAmount.amount, account.lamports])
  }
  await page.goto('/?networks=solana&wallets=fern')
  await connectWallet(page, 'Fern')

  const [alice, bob] = await lamports()
  await review(page, { token: 'Solana', amount: '1.5', to: SOL_BOB })
  await expect(viewOf(page).getByText(/0\.0000\d* SOL/)).toBeVisible()
  await send(page).click()
  await isSent(page)
  await expect.poll(async () => (await lamports())[1]).toBe(bob + 1_500_000_000n)
  const fee = alice - 1_500_000_000n - (await lamports())[0]
  expect(fee >= 5000n && fee <= 105_000n).toBe(true)

  expect(await kelp(SOL_BOB)).toEqual([])
  const before = await lamports()
  await review(page, { token: 'Kelp', amount: '0.000001', to: SOL_BOB })
  await expect(viewOf(page).getByText('New account for the recipient')).toBeVisible()
  await send(page).click()
  await isSent(page)
  await expect.poll(async () => (await kelp(SOL_BOB))[0]?.[0]).toBe('1')
  expect((await kelp(SOL_ALICE))[0]?.[0]).toBe('999999999')
  const deposit = (await kelp(SOL_BOB))[0]?.[1] ?? 0
  const after = await lamports()
  const paid = before[0] - after[0] - BigInt(deposit)
  expect([after[1], paid >= 5000n && paid <= 105_000n]).toEqual([before[1], true])
  const prompts = await page.evaluate(() => {
    const wallet: unknown = window.sandboxWallets?.['fern']
    return (wallet as RegisteredSolanaWallet | undefined)?.promptCount()
  })
  // Connecting, and each transfer once.
  expect(prompts).toBe(3)
})

test('a rejection sends nothing; two clicks send once; a change of the account ends the review [S8.57] [S1.9]', async ({
  page,
  world,
}) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  const wallet = await walletOf(page)
  const start = await amounts(world)
  await review(page, { token: 'Ether', amount: '0.5', to: BOB })
  await wallet.evaluate((pebble) => pebble.setBehaviour('reject'))
  await send(page).click()
  await expect(page.getByText('Request declined', { exact: true })).toBeVisible()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'WalletSendPreview')
  expect(await amounts(world)).toEqual(start)
  expect(await page.evaluate(() => localStorage.getItem('@foyer/pending_transactions'))).toBeNull()

  await wallet.evaluate((pebble) => pebble.setBehaviour('approve'))
  await viewOf(page).getByRole('button', { name: 'Try again' }).dblclick()
  await isSent(page)
  await expect.poll(async () => (await amounts(world)).bob).toBe(start.bob + parseEther('0.5'))
  // Rejected once, sent once.
  expect(await asked(page, 'eth_sendTransaction')).toBe(2)

  await review(page, { token: 'Ether', amount: '0.25', to: BOB })
  await wallet.evaluate((pebble) => pebble.setAccount(1))
  // The reviewed account is no longer current.
  await expect(panelOf(page)).not.toHaveAttribute('data-view', 'WalletSendPreview')
  expect(await asked(page, 'eth_sendTransaction')).toBe(2)
})

test(
  'a send to a name, by keyboard, shows the address, which receives the amount [S1.9] [S1.10]',
  { tag: '@deep' },
  async ({ page, world }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    const before = await amounts(world)
    const { keyboard } = page
    await pressOn(page, accountButton(page))
    await pressOn(page, viewOf(page).getByRole('button', { name: 'Send', exact: true }))
    await pressOn(page, viewOf(page).getByRole('button', { name: 'Select token' }).first())
    await pressOn(page, viewOf(page).getByRole('button', { name: /^Ether/ }))
    await tabTo(page, viewOf(page).getByRole('textbox', { name: 'Amount' }))
    await keyboard.type('0.125')
    await tabTo(page, viewOf(page).getByRole('textbox', { name: /^Address/ }))
    await keyboard.type('odo.reown.id')
    await pressOn(page, viewOf(page).getByRole('button', { name: 'Review' }))
    await expect(panelOf(page)).toHaveAttribute('data-view', 'WalletSendPreview')
    // The name, and its full address.
    await expect(viewOf(page).getByText('odo.reown.id')).toBeVisible()
    await expect(viewOf(page).getByText(ODO)).toBeVisible()
    const start = await nodeAt(world.urls.evm[1]).getBalance({ address: ODO })
    await pressOn(page, send(page))
    await isSent(page)
    await expect
      .poll(() => nodeAt(world.urls.evm[1]).getBalance({ address: ODO }))
      .toBe(start + parseEther('0.125'))
    expect((await amounts(world)).bob).toBe(before.bob)
    expect(await asked(page, 'eth_sendTransaction')).toBe(1)
  },
)

test(
  'a page with hooks alone sends the maximum of a token [S1.9]',
  { tag: '@deep' },
  async ({ page, world }) => {
    await page.goto('/custom?wallets=pebble')
    await page
      .getByRole('button', { name: /Pebble/ })
      .first()
      .click()
    const card = page.getByRole('region', { name: 'Sending' })
    await expect(card).toBeVisible()
    const before = await amounts(world, AMBER)
    await expect(card.getByRole('option', { name: /AMBD/ })).toBeAttached()
    await card.getByLabel('Token').selectOption({ label: 'AMBD (1000)' })
    await card.getByRole('button', { name: 'All of it' }).click()
    await expect(card.getByLabel('How much')).toHaveValue('1000')
    await card.getByRole('textbox', { name: 'To' }).fill(getAddress(BOB))
    await card.getByRole('button', { name: 'Look at it' }).click()
    await expect(card.getByTestId('review')).toContainText(`1000 AMBD to ${BOB}`)
    await card.getByRole('button', { name: 'Send it' }).click()
    await expect(card.getByTestId('sent')).toHaveText('1000 AMBD: confirmed', { timeout: 15_000 })
    expect(await amounts(world, AMBER)).toEqual({ alice: 0n, bob: before.bob + before.alice })
  },
)
