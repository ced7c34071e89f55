import type { Config, RouteName } from '@foyer/headless'
import { connect, getModal, getModalRouter, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as routes from '../exports/views.ts'
import { shellMessages } from '../modal/messages.ts'
import { redirectOf } from '../modal/redirectRules.ts'
import type { LazyView } from '../modal/views.ts'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'
import { findView } from './findView.ts'

const names = [...Object.keys(routes), 'ConnectingSiwe'] as RouteName[]
const views = Object.fromEntries(names.map((route) => [route, findView(route)]))

/** Routes whose row (`needsAccount`, `withoutData`) redirects to Connect without a connection. */
const accountRoutes: readonly RouteName[] = [
  'Account',
  'AccountSettings',
  'ChooseAccountName',
  'OnRampActivity',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'SmartAccountSettings',
  'Swap',
  'SwapPreview',
  'SwapSelectToken',
  'Transactions',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpdateEmailWallet',
  'UpgradeEmailWallet',
  'WalletCompatibleNetworks',
  'WalletReceive',
  'WalletSend',
  'WalletSendPreview',
  'WalletSendSelectToken',
]

/** Redirects by the code of a view, without a connection. */
const withoutAccount: Partial<Record<RouteName, RouteName>> = {
  ConnectingSiwe: 'Connect',
  SIWXSignMessage: 'Connect',
  WalletSendConfirmed: 'Connect',
}

/** Redirects of routes without route data. */
const withoutData: Partial<Record<RouteName, RouteName>> = {
  ConnectingExternal: 'Connect',
  ConnectingMultiChain: 'Connect',
  ConnectingSocial: 'ConnectSocials',
  Downloads: 'GetWallet',
  EmailVerifyDevice: 'EmailLogin',
  EmailVerifyOtp: 'EmailLogin',
  RegisterAccountNameSuccess: 'RegisterAccountName',
  SmartSessionCreated: 'SmartSessionList',
  SwapPreview: 'Swap',
  SwapSelectToken: 'Swap',
  SwitchActiveChain: 'Networks',
  SwitchNetwork: 'Networks',
  UpdateEmailPrimaryOtp: 'UpdateEmailWallet',
  UpdateEmailSecondaryOtp: 'UpdateEmailWallet',
  WalletSendConfirmed: 'WalletSend',
  WalletSendPreview: 'WalletSend',
}

/** Redirects of sign-in views in an app without SIWX. */
const withoutSignIn: Partial<Record<RouteName, RouteName>> = {
  ConnectingSiwe: 'Account',
  SIWXSignMessage: 'Account',
}

/** Views that a failed backend closes with a toast. */
const closed: readonly RouteName[] = ['Swap', 'SwapPreview', 'SwapSelectToken']

async function open(view: RouteName, isConnected: boolean): Promise<Config> {
  const config = await renderModal({
    projectId: 'p',
    wallets: [storyWallet('Marigold')],
    shell: { views },
  })
  if (isConnected) await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view } as { view: 'Networks' }))
  return config
}

/** Controls for navigation, input or selection. */
const CONTROLS = 'button:not(:disabled), a[href], input, [role="tab"], [role="radio"]'

/** Views without such controls. */
const texts: readonly string[] = ['WhatIsANetwork', 'WalletCompatibleNetworks']

/** Texts of a view that does not exist, or failed to load. */
const failures = [shellMessages['shell.view.missing'], shellMessages['shell.view.failed']]

/** Waits for text without a skeleton beside it, and a control. */
const settled = (): Promise<void> =>
  waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[data-foyer-part="view"]')
    const view = shown?.closest<HTMLElement>('[data-view]')?.dataset['view'] ?? ''
    if (!texts.includes(view)) expect(shown?.querySelector(CONTROLS)).not.toBeNull()
    expect(shown?.textContent?.trim()).not.toBe('')
    for (const failure of failures) expect(shown?.textContent).not.toContain(failure)
    expect(shown?.querySelector('[aria-busy="true"], [data-foyer-part^="skeleton"]')).toBeNull()
  })

/** Route that an opening without a connection and without data shows, by the rows of the routes alone. */
function redirectedRoute(view: RouteName): RouteName {
  const options = (routes as Partial<Record<RouteName, LazyView>>)[view] ?? {}
  const redirect = redirectOf({ view, options, hasData: false, status: 'disconnected', isConnected: false })
  return typeof redirect === 'object' ? redirectedRoute(redirect.view) : view
}

describe('opened by name without a connection', () => {
  test.each(accountRoutes)('%s has a row that redirects to Connect [S2.26]', (view) => {
    expect(redirectedRoute(view)).toBe('Connect')
  })

  test('a row without its data redirects to a row that redirects to Connect [S2.26]', async () => {
    const config = await open('SwapSelectToken', false)
    await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
    await settled()
    expect(getModal(config).isOpen).toBe(true)
  })

  test.each(names.filter((view) => !accountRoutes.includes(view)))(
    '%s shows text, or redirects to another view [S2.26]',
    async (view) => {
      const config = await open(view, false)
      const target = withoutAccount[view] ?? withoutData[view] ?? view
      await waitFor(() => expect(getModalRouter(config).view).toBe(target))
      await settled()
      expect(getModal(config).isOpen).toBe(true)
    },
  )
})

describe('opened by name with a connection', () => {
  test.each(names.filter((view) => !closed.includes(view)))(
    '%s shows text, or redirects to another view [S2.26]',
    async (view) => {
      const config = await open(view, true)
      const target = withoutSignIn[view] ?? withoutData[view] ?? view
      await waitFor(() => expect(getModalRouter(config).view).toBe(target))
      await settled()
      expect(getModal(config).isOpen).toBe(true)
    },
  )

  test.each(closed)('%s closes with a message when the backend fails', async (view) => {
    const config = await open(view, true)
    await waitFor(() => expect(getModal(config).isOpen).toBe(false))
    await waitFor(() => expect(document.querySelector('[data-foyer-part="toast"]')).not.toBeNull())
  })
})

test('without a connection, Connect opens with a redirect to the requested view [S2.26]', async () => {
  const config = await open('Transactions', false)
  await waitFor(() =>
    expect(getModalRouter(config)).toMatchObject({ view: 'Connect', data: { redirectView: 'Transactions' } }),
  )
})

test.each([
  ['EmailLogin', false, 'Connect wallet', 'Connect'],
  ['ConnectSocials', false, 'Connect wallet', 'Connect'],
  ['ConnectingFarcaster', false, 'Connect wallet', 'Connect'],
  ['UpdateEmailWallet', true, 'Continue', 'Account'],
  ['UpgradeEmailWallet', true, 'Continue', 'Account'],
  ['Pay', false, 'Connect wallet', 'Connect'],
  ['Pay', true, 'Continue', 'Account'],
  ['PayQuote', true, 'Continue', 'Account'],
  ['PayLoading', true, 'Continue', 'Account'],
  ['ReviewRequest', true, 'Continue', 'Account'],
  ['SmartAccountSettings', true, 'Continue', 'Account'],
] as const)(
  '%s with nothing to show links to another view: connected %s',
  async (view, isConnected, name, target) => {
    const config = await open(view, isConnected)
    fireEvent.click(await screen.findByRole('button', { name }))
    expect(getModalRouter(config).view).toBe(target)
  },
)
