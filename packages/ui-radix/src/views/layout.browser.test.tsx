import '../theme/styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Amount } from '../primitives/Amount/Amount.tsx'
import { StoryFrame } from '../test/StoryFrame.tsx'
import * as holdings from './Account/Account.holdings.stories.tsx'
import * as account from './Account/Account.stories.tsx'
import * as settings from './AccountSettings/AccountSettings.stories.tsx'
import * as connect from './Connect/Connect.stories.tsx'
import * as pairing from './ConnectingWalletConnect/ConnectingWalletConnect.stories.tsx'
import * as email from './EmailVerifyOtp/EmailVerifyOtp.stories.tsx'
import * as getWallet from './GetWallet/GetWallet.stories.tsx'
import * as pay from './PayQuote/PayQuote.stories.tsx'
import * as swap from './Swap/Swap.stories.tsx'
import * as send from './WalletSend/WalletSend.stories.tsx'
import * as preview from './WalletSendPreview/WalletSendPreview.stories.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

const HINT = '[data-foyer-part=field-hint] [data-foyer-part=address]'
const CHOSEN = 'form:has([data-foyer-part=stack][data-reserve])'
const RATE = 'button[aria-expanded=false][aria-controls]'
const SHORT = `form:has([data-foyer-part=amount-field][data-state=invalid])`
const HERO = '[data-foyer-part=status-hero]'
const BUSY = 'button[aria-busy=true]'
const IDENTITY = '[data-foyer-part=stack]:has(> [data-foyer-part=avatar])'
const VIEW = '[data-foyer-part=view]'
const OWNED = `${VIEW}:has([data-foyer-part=avatar]):not(:has([data-foyer-part=account-name]))`
const NAMED = `${VIEW}:has([data-foyer-part=account-name][data-state=name])`
const TAB = '[data-foyer-part=tabs-content]'
const PENDING = '[data-foyer-part=fact] [data-foyer-part=skeleton]'
const WITH_FEE = `${VIEW}:has([data-foyer-part=fact]):not(:has(${PENDING}))`
const TOKENS = '[data-foyer-part=long-list]'

/** Height of an element of a story, once it is shown. */
async function heightOf(Story: ComponentType, selector: string): Promise<number> {
  render(<Story />)
  const element = await waitFor(
    () =>
      document.querySelector<HTMLElement>(`${selector}:not([data-foyer-leaving], [data-foyer-leaving] *)`) ??
      expect.unreachable(selector),
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
  [
    'a code that is wrong',
    email.code,
    '[data-foyer-part=view]:has(input:not([readonly]))',
    email.wrongCode,
    '[data-foyer-part=view]:has([data-foyer-part=otp-field-error])',
  ],
  [
    'a balance that failed to load',
    account.balanceLoading,
    `${IDENTITY}:has(> [data-foyer-part=skeleton])`,
    account.balanceFailed,
    `${IDENTITY}:has([data-foyer-part=text-link])`,
  ],
  [
    'a balance that failed to load with the tokens',
    account.balanceLoading,
    `${IDENTITY}:has(> [data-foyer-part=skeleton])`,
    account.balanceAndTokensFailed,
    `${IDENTITY}:has([data-foyer-part=amount])`,
  ],
  ['a send whose receiver is typed', send.typed, 'form', send.filled, `form:has(${HINT})`],
  [
    'a send whose receiver has a name',
    send.resolving,
    'form:has([aria-busy])',
    send.named,
    `form:has(${HINT})`,
  ],
  [
    'a send whose receiver is unknown',
    send.typed,
    'form',
    send.unknownName,
    'form:has([data-foyer-part=field-error])',
  ],
  ['a send without enough balance', send.typed, 'form', send.insufficientBalance, SHORT],
  ['a send whose amount is zero', send.typed, 'form', send.invalidAmount, SHORT],
  [
    'a send whose name has no answer',
    send.typed,
    'form',
    send.lookupFailed,
    'form:has([data-foyer-part=field-error])',
  ],
  ['a swap whose amount is typed', swap.chosen, CHOSEN, swap.ready, `form:has(${RATE})`],
  ['a swap without enough balance', swap.ready, `form:has(${RATE})`, swap.insufficientBalance, SHORT],
  ['a swap without a quote', swap.chosen, CHOSEN, swap.failed, 'form:has([role=alert])'],
  ['a payment without a quote', pay.quoting, `${VIEW}:has(${PENDING})`, pay.quoted, WITH_FEE],
  [
    'a send whose fee is unknown yet',
    preview.feePending,
    `${VIEW}:has(${PENDING})`,
    preview.native,
    WITH_FEE,
  ],
  [
    'a link to a wallet app',
    pairing.mobilePreparing,
    `${HERO}:has(${BUSY})`,
    pairing.mobile,
    `${HERO}:not(:has(${BUSY}))`,
  ],
  [
    'an account whose tokens load',
    holdings.tokensLoading,
    `${VIEW}:has(${TAB} [aria-busy])`,
    holdings.tokensFew,
    `${VIEW}:has(${TOKENS})`,
  ],
  ['account settings whose name loads', settings.loading, OWNED, settings.named, NAMED],
  ['account settings without a name', settings.unnamed, OWNED, settings.named, NAMED],
  ['account settings with a long name', settings.loading, OWNED, settings.longName, NAMED],
  [
    'an account with another tab',
    holdings.tokensFew,
    `${VIEW}:has(${TOKENS})`,
    holdings.nftsEmpty,
    `${VIEW}:has(${TAB} h3)`,
  ],
] as const)('the height of %s is the same before and afterwards', async (_, First, before, Next, after) => {
  const height = await heightOf(First, before)
  cleanup()
  expect(height).toBe(await heightOf(Next, after))
})

test.each([
  ['menu', holdings.tokensFew],
  ['dashboard', holdings.dashboard],
] as const)(
  'a low window leaves out the room below few tokens, layout %s: all of the account is in sight',
  async (_, Story) => {
    for (const height of [640, 760, 1000]) {
      await page.viewport(360, height)
      await heightOf(Story, `${VIEW}:has(${TOKENS})`)
      const body = document.querySelector<HTMLElement>('[data-foyer-part=body]') ?? expect.unreachable()
      // The panel grows with its content, so both are measured until it has its size.
      await waitFor(() => {
        expect(body.scrollHeight).toBe(body.clientHeight)
        // Disconnect is at the end of the view.
        const end = screen.getByRole('button', { name: 'Disconnect' }).getBoundingClientRect().bottom
        expect(body.querySelector(VIEW)?.getBoundingClientRect().bottom).toBe(end + 16)
      })
      cleanup()
    }
  },
)

test('the field of an email is as high as the social logins below', async () => {
  const field = await heightOf(connect.emailAndSocials, 'label[data-foyer-part=field]')
  cleanup()
  expect(field).toBe(
    await heightOf(connect.emailAndSocials, '[data-foyer-part=view] [data-foyer-part=button]'),
  )
})

test('the address to which a code was sent is shown whole', async () => {
  render(<email.longAddress />)
  const text = await screen.findByText(/^somebody\.with/)
  expect(text.scrollWidth).toBe(text.clientWidth)
  expect(getComputedStyle(text).textOverflow).toBe('clip')
})

test('an amount that is too long for its line breaks before its decimals', () => {
  render(
    <StoryFrame theme="light">
      <div style={{ width: 150 }}>
        <Amount variant="display" value="$2,234.57" />
      </div>
    </StoryFrame>,
  )
  const amount = document.querySelector('[data-foyer-part=amount]') ?? expect.unreachable()
  const decimals = amount.querySelector('[data-foyer-part=amount-decimals]') ?? expect.unreachable()
  expect(decimals.getClientRects()).toHaveLength(1)
  expect(decimals.getBoundingClientRect().top).toBeGreaterThan(amount.getClientRects()[0]?.top ?? Infinity)
})
