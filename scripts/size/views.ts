import { polygon } from '@foyer/chains/networks'
import type { RouteName } from '@foyer/headless'
import type { Page } from 'playwright'
import type { HostWindow } from './viewHost.ts'

/** Opening of a view, and the view that precedes it. */
export type View = {
  /** The view from which it is usually reached. @default the first opening */
  readonly from?: ViewName
  /** The visitor's state. @default 'wallet': connected with a wallet of the page */
  readonly account?: 'none' | 'wallet' | 'email'
  readonly data?: unknown
  /** Opens the view, if its name and data are not enough. */
  readonly open?: Interaction
  readonly query?: string
}
/** Opens a view on a page. `settle` waits until the page is idle. */
export type Interaction = (page: Page, settle: () => Promise<void>) => Promise<void>
export type ViewName = Exclude<RouteName, 'Connect' | 'ConnectingSiwe'>

const email = 'mira@example.com'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const send = { amount: '0.25', namespace: 'eip155', chainId: '1', to: receiver }
const session = { chainId: '0x1', address: receiver, expiry: 1_893_456_000, permissions: [], context: 'pci' }
const wallet = {
  id: 'brook',
  name: 'Brook',
  homepage: 'https://brook.example',
  chromeStore: 'https://brook.example',
}

/** Clicks a row or button of the modal. */
const click = async (page: Page, name: string): Promise<void> =>
  page.locator('[data-foyer-modal]').getByRole('button', { name }).first().click()

/** Opens a view as an app does. A connector is given by its name, because only the page has the object. */
export const openByName = (page: Page, view: RouteName, data?: unknown): Promise<void> =>
  page.evaluate(
    ({ connector, ...given }) => {
      const { host } = window as unknown as HostWindow
      const found = host?.connectors.find(({ name }) => name === connector)
      host?.open({ view: given.view, data: found ? { connector: found } : given.data } as never)
    },
    { view, data, connector: (data as { connector?: string } | undefined)?.connector },
  )

/** The first opening. */
export const openFirst = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /connect/i })
    .first()
    .click()

async function chooseWallet(page: Page): Promise<void> {
  await openFirst(page)
  await click(page, 'Sample')
}

const isClosed = (page: Page): Promise<void> =>
  page.locator('[data-foyer-modal]').waitFor({ state: 'detached' })

export async function connectByWallet(page: Page): Promise<void> {
  await chooseWallet(page)
  await isClosed(page)
}

export async function connectByEmail(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  // The one-time code of the sandbox.
  await page.getByRole('textbox', { name: '6-digit code' }).fill('123456')
  await isClosed(page)
}

const pay = (page: Page): Promise<void> =>
  page.evaluate((recipient) => {
    const option = { caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.01' } as const
    // Ends when the modal closes.
    void (window as unknown as HostWindow).host?.pay({ recipient, options: [option] }).catch(() => {})
  }, receiver)

const payTo =
  (view: ViewName): Interaction =>
  async (page, settle) => {
    await pay(page)
    await settle()
    await openByName(page, view)
  }

async function reviewSwap(page: Page): Promise<void> {
  await openByName(page, 'Swap', { swap: { fromToken: 'ETH', toToken: 'AMBD', amount: '1' } })
  await click(page, 'Review swap')
}

/** All views. A missing or unknown one fails the type check. */
export const views: Readonly<Record<ViewName, View>> = {
  AllWallets: { account: 'none' },
  ConnectWallets: { account: 'none' },
  ConnectSocials: { account: 'none' },
  ConnectingExternal: { account: 'none', query: '?undecided', open: chooseWallet },
  ConnectingFarcaster: { account: 'none', from: 'ConnectSocials' },
  ConnectingMultiChain: { account: 'none', data: { connector: 'Sample' } },
  ConnectingSocial: { account: 'none', from: 'ConnectSocials', data: { provider: 'google' } },
  ConnectingWalletConnect: { account: 'none' },
  ConnectingWalletConnectBasic: { account: 'none' },
  Create: { account: 'none' },
  Downloads: { account: 'none', from: 'ConnectingWalletConnect', data: { wallet } },
  EmailLogin: { account: 'none' },
  EmailVerifyDevice: { account: 'none', from: 'EmailLogin', data: { email } },
  EmailVerifyOtp: { account: 'none', from: 'EmailLogin', data: { email } },
  GetWallet: { account: 'none', from: 'WhatIsAWallet' },
  SIWXSignMessage: { account: 'none', from: 'ConnectingExternal', query: '?siwx', open: chooseWallet },
  WhatIsAWallet: { account: 'none' },

  Account: { from: 'ConnectingExternal' },
  BuyInProgress: { from: 'OnRampProviders' },
  FundWallet: { from: 'Account' },
  Networks: { from: 'Account' },
  OnRampActivity: { from: 'BuyInProgress' },
  OnRampFiatSelect: { from: 'OnRampProviders' },
  OnRampProviders: { from: 'Account' },
  OnRampTokenSelect: { from: 'OnRampProviders' },
  Pay: { query: '?pay', open: pay },
  PayLoading: { from: 'PayQuote', query: '?pay', open: payTo('PayLoading') },
  PayQuote: { from: 'Pay', query: '?pay', open: payTo('PayQuote') },
  ProfileWallets: { from: 'Account' },
  AccountSettings: { from: 'ProfileWallets' },
  ReviewRequest: { from: 'Account' },
  SmartSessionCreated: { from: 'Account', data: { session } },
  SmartSessionList: { from: 'Account' },
  Swap: { from: 'Account' },
  // A review needs a token to receive.
  SwapPreview: { from: 'SwapSelectToken', open: reviewSwap },
  SwapSelectToken: { from: 'Swap', data: { target: 'toToken' } },
  SwitchActiveChain: {
    from: 'Networks',
    data: { switchToChain: 'solana', navigateTo: 'Account', navigateWithReplace: false },
  },
  SwitchNetwork: { from: 'Networks', data: { network: polygon } },
  Transactions: { from: 'Account' },
  UnsupportedChain: { from: 'ConnectingExternal' },
  WalletCompatibleNetworks: { from: 'WalletReceive' },
  WalletReceive: { from: 'Account' },
  WalletSend: { from: 'Account' },
  // Since nothing was sent, it leads to the form, whose files it shares.
  WalletSendConfirmed: { from: 'WalletSendPreview' },
  WalletSendPreview: { from: 'WalletSend', data: { send } },
  WalletSendSelectToken: { from: 'WalletSend' },
  WhatIsABuy: { from: 'OnRampProviders' },
  WhatIsANetwork: { from: 'Networks' },

  ApproveTransaction: { account: 'email', from: 'Account' },
  ChooseAccountName: { account: 'email', from: 'AccountSettings' },
  RegisterAccountName: { account: 'email', from: 'ChooseAccountName' },
  RegisterAccountNameSuccess: {
    account: 'email',
    from: 'RegisterAccountName',
    data: { name: 'mira.reown.id' },
  },
  SmartAccountSettings: { account: 'email', from: 'AccountSettings' },
  UpdateEmailPrimaryOtp: {
    account: 'email',
    from: 'UpdateEmailWallet',
    data: { email, newEmail: 'odo@example.com' },
  },
  UpdateEmailSecondaryOtp: {
    account: 'email',
    from: 'UpdateEmailPrimaryOtp',
    data: { newEmail: 'odo@example.com' },
  },
  UpdateEmailWallet: { account: 'email', from: 'Account', data: { email } },
  UpgradeEmailWallet: { account: 'email', from: 'Account' },
}
