import '../theme/styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as holdings from './Account/Account.holdings.stories.tsx'
import * as account from './Account/Account.stories.tsx'
import * as connect from './Connect/Connect.stories.tsx'
import * as email from './EmailVerifyOtp/EmailVerifyOtp.stories.tsx'
import * as getWallet from './GetWallet/GetWallet.stories.tsx'
import * as swap from './Swap/Swap.stories.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

/** For a busy machine. */
const PATIENCE = { timeout: 20_000 }

/** Height of an element of a story, once it is shown. */
async function heightOf(Story: ComponentType, selector: string): Promise<number> {
  render(<Story />)
  const element = await waitFor(
    () =>
      document.querySelector<HTMLElement>(`${selector}:not([data-foyer-leaving], [data-foyer-leaving] *)`) ??
      expect.unreachable(selector),
    PATIENCE,
  )
  return element.offsetHeight
}

test.each([
  ['a swap', swap.starting, '[role=status][aria-busy=true]', swap.empty, 'form'],
  [
    'a quote',
    swap.quoting,
    'form:has([data-foyer-part=amount-field] [data-foyer-part=skeleton])',
    swap.ready,
    'form:has(button[aria-expanded=false][aria-controls])',
  ],
  [
    'the first list of wallets',
    connect.directoryLoading,
    'ul[aria-busy]',
    connect.directory,
    'ul:not([aria-busy])',
  ],
  ['recommended wallets', getWallet.loading, 'ul[aria-busy]', getWallet.suggested, 'ul:not([aria-busy])'],
  [
    'an NFT',
    holdings.nftsLoading,
    '[data-foyer-part=picture-card][aria-hidden]',
    account.nfts,
    '[data-foyer-part=picture-card]:not([aria-hidden])',
  ],
  [
    'a code that is checked',
    email.checking,
    '[data-foyer-part=view]:has(input[readonly])',
    email.code,
    '[data-foyer-part=view]:has(input:not([readonly]))',
  ],
] as const)(
  'the height of %s is the same while it loads and afterwards',
  async (_, Loading, busy, Loaded, idle) => {
    const before = await heightOf(Loading, busy)
    cleanup()
    expect(before).toBe(await heightOf(Loaded, idle))
  },
)

test('the address to which a code was sent is shown whole', async () => {
  render(<email.longAddress />)
  const text = await screen.findByText(/^somebody\.with/, undefined, PATIENCE)
  expect(text.scrollWidth).toBe(text.clientWidth)
  expect(getComputedStyle(text).textOverflow).toBe('clip')
})
