import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../test/render.ts'
import { setOnline } from '../test/setOnline.ts'
import * as BuyInProgress from './BuyInProgress/BuyInProgress.stories.tsx'
import * as ConnectingFarcaster from './ConnectingFarcaster/ConnectingFarcaster.stories.tsx'
import * as ConnectingSocial from './ConnectingSocial/ConnectingSocial.stories.tsx'
import * as ConnectingWalletConnect from './ConnectingWalletConnect/ConnectingWalletConnect.stories.tsx'
import * as EmailVerifyDevice from './EmailVerifyDevice/EmailVerifyDevice.stories.tsx'
import * as EmailVerifyOtp from './EmailVerifyOtp/EmailVerifyOtp.stories.tsx'
import * as OnRampActivity from './OnRampActivity/OnRampActivity.stories.tsx'
import * as OnRampProviders from './OnRampProviders/OnRampProviders.stories.tsx'
import * as PayLoading from './PayLoading/PayLoading.stories.tsx'
import * as PayQuote from './PayQuote/PayQuote.stories.tsx'
import * as RegisterAccountName from './RegisterAccountName/RegisterAccountName.stories.tsx'
import * as SIWXSignMessage from './SIWXSignMessage/SIWXSignMessage.stories.tsx'
import * as SmartSessionList from './SmartSessionList/SmartSessionList.stories.tsx'
import * as Swap from './Swap/Swap.stories.tsx'
import * as SwapPreview from './SwapPreview/SwapPreview.stories.tsx'
import * as SwapSelectToken from './SwapSelectToken/SwapSelectToken.stories.tsx'
import * as Transactions from './Transactions/Transactions.stories.tsx'
import * as UpdateEmailPrimaryOtp from './UpdateEmailPrimaryOtp/UpdateEmailPrimaryOtp.stories.tsx'
import * as UpdateEmailSecondaryOtp from './UpdateEmailSecondaryOtp/UpdateEmailSecondaryOtp.stories.tsx'
import * as UpdateEmailWallet from './UpdateEmailWallet/UpdateEmailWallet.stories.tsx'
import * as WalletSendConfirmed from './WalletSendConfirmed/WalletSendConfirmed.stories.tsx'
import * as WalletSendPreview from './WalletSendPreview/WalletSendPreview.stories.tsx'
import * as WalletSendSelectToken from './WalletSendSelectToken/WalletSendSelectToken.stories.tsx'

afterEach(() => vi.restoreAllMocks())

const isOfflineShown = (): boolean => /You are offline|until you reconnect/.test(document.body.textContent)

/** Views that wait for a response from outside of the page. */
const waiting: readonly (readonly [string, string, ComponentType])[] = [
  ['EmailVerifyDevice', 'a link in an email', EmailVerifyDevice.waiting],
  ['EmailVerifyOtp', 'a code being checked', EmailVerifyOtp.checking],
  ['UpdateEmailPrimaryOtp', 'a code of the current email', UpdateEmailPrimaryOtp.code],
  ['UpdateEmailSecondaryOtp', 'a code of the new email', UpdateEmailSecondaryOtp.code],
  ['UpdateEmailWallet', 'an email being changed', UpdateEmailWallet.change],
  ['SmartSessionList', 'smart sessions', SmartSessionList.failed],
  ['ConnectingSocial', 'the window of a social login', ConnectingSocial.window],
  ['ConnectingSocial', 'the account of a social login', ConnectingSocial.account],
  ['ConnectingFarcaster', 'a QR code of Farcaster', ConnectingFarcaster.code],
  ['ConnectingFarcaster', 'the account of Farcaster', ConnectingFarcaster.approved],
  ['ConnectingWalletConnect', 'a QR code to pair', ConnectingWalletConnect.code],
  ['ConnectingWalletConnect', 'a link to pair', ConnectingWalletConnect.mobile],
  ['SIWXSignMessage', 'a sign-in', SIWXSignMessage.signing],
  ['RegisterAccountName', 'a name being registered', RegisterAccountName.submitting],
  ['OnRampProviders', 'a quote of the onramp', OnRampProviders.quoting],
  ['BuyInProgress', 'a purchase', BuyInProgress.waiting],
  ['Swap', 'a quote of a swap', Swap.failed],
  ['SwapPreview', 'a swap to confirm', SwapPreview.swap],
  ['SwapSelectToken', 'tokens to swap', SwapSelectToken.failed],
  ['WalletSendPreview', 'a send to confirm', WalletSendPreview.native],
  ['WalletSendConfirmed', 'a send to be confirmed', WalletSendConfirmed.pending],
  ['WalletSendSelectToken', 'tokens to send', WalletSendSelectToken.failed],
  ['PayQuote', 'a quote of a payment', PayQuote.quoting],
  ['PayLoading', 'a payment to be confirmed', PayLoading.pending],
  ['OnRampActivity', 'purchases', OnRampActivity.failed],
  ['Transactions', 'transactions', Transactions.failed],
]

test.each(waiting)('%s shows at once that the browser is offline: %s', async (view, _, Story) => {
  render(<Story />)
  // Waits for the view: some stories pass through other views, whose requests need the network.
  const shown = (): string =>
    document.querySelector(`[data-view=${view}] [data-foyer-part=view]`)?.textContent ?? ''
  await waitFor(() => expect(shown()).not.toBe(''))
  expect(isOfflineShown()).toBe(false)
  setOnline(false)
  await waitFor(() => expect(isOfflineShown()).toBe(true))
  setOnline(true)
  await waitFor(() => expect(isOfflineShown()).toBe(false))
})
