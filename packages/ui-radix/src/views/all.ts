import { load } from '@foyer/headless'
import type { LazyView, LazyViewOptions } from '../modal/lazyView.ts'
import type { ViewRegistry } from '../modal/types.ts'
import { Account } from './Account/lazy.ts'
import { frame as accountSettings } from './AccountSettings/frame.ts'
import { frame as allWallets } from './AllWallets/frame.ts'
import { frame as approveTransaction } from './ApproveTransaction/frame.ts'
import { frame as chooseAccountName } from './ChooseAccountName/frame.ts'
import { Connect } from './Connect/lazy.ts'
import { frame as connectWallets } from './ConnectWallets/frame.ts'
import { ConnectingExternal } from './ConnectingExternal/lazy.ts'
import { frame as connectingMultiChain } from './ConnectingMultiChain/frame.ts'
import { frame as connectingWalletConnect } from './ConnectingWalletConnect/frame.ts'
import { frame as connectingWalletConnectBasic } from './ConnectingWalletConnectBasic/frame.ts'
import { frame as connectSocials } from './ConnectSocials/frame.ts'
import { frame as connectingFarcaster } from './ConnectingFarcaster/frame.ts'
import { frame as connectingSocial } from './ConnectingSocial/frame.ts'
import { frame as smartAccountSettings } from './SmartAccountSettings/frame.ts'
import { frame as updateEmailPrimaryOtp } from './UpdateEmailPrimaryOtp/frame.ts'
import { frame as updateEmailSecondaryOtp } from './UpdateEmailSecondaryOtp/frame.ts'
import { frame as updateEmailWallet } from './UpdateEmailWallet/frame.ts'
import { frame as upgradeEmailWallet } from './UpgradeEmailWallet/frame.ts'
import { frame as downloads } from './Downloads/frame.ts'
import { frame as emailLogin } from './EmailLogin/frame.ts'
import { frame as emailVerifyDevice } from './EmailVerifyDevice/frame.ts'
import { frame as emailVerifyOtp } from './EmailVerifyOtp/frame.ts'
import { frame as fundWallet } from './FundWallet/frame.ts'
import { frame as getWallet } from './GetWallet/frame.ts'
import { frame as networks } from './Networks/frame.ts'
import { frame as profileWallets } from './ProfileWallets/frame.ts'
import { frame as registerAccountName } from './RegisterAccountName/frame.ts'
import { frame as registerAccountNameSuccess } from './RegisterAccountNameSuccess/frame.ts'
import { frame as siwxSignMessage } from './SIWXSignMessage/frame.ts'
import { frame as smartSessionCreated } from './SmartSessionCreated/frame.ts'
import { frame as smartSessionList } from './SmartSessionList/frame.ts'
import { frame as swap } from './Swap/frame.ts'
import { frame as swapPreview } from './SwapPreview/frame.ts'
import { frame as swapSelectToken } from './SwapSelectToken/frame.ts'
import { frame as switchActiveChain } from './SwitchActiveChain/frame.ts'
import { frame as switchNetwork } from './SwitchNetwork/frame.ts'
import { frame as transactions } from './Transactions/frame.ts'
import { frame as unsupportedChain } from './UnsupportedChain/frame.ts'
import { frame as walletCompatibleNetworks } from './WalletCompatibleNetworks/frame.ts'
import { frame as walletReceive } from './WalletReceive/frame.ts'
import { frame as walletSend } from './WalletSend/frame.ts'
import { frame as walletSendConfirmed } from './WalletSendConfirmed/frame.ts'
import { frame as walletSendPreview } from './WalletSendPreview/frame.ts'
import { frame as walletSendSelectToken } from './WalletSendSelectToken/frame.ts'
import { frame as whatIsANetwork } from './WhatIsANetwork/frame.ts'
import { frame as whatIsAWallet } from './WhatIsAWallet/frame.ts'
import { frame as buyInProgress } from './BuyInProgress/frame.ts'
import { frame as onRampActivity } from './OnRampActivity/frame.ts'
import { frame as onRampFiatSelect } from './OnRampFiatSelect/frame.ts'
import { frame as onRampProviders } from './OnRampProviders/frame.ts'
import { frame as onRampTokenSelect } from './OnRampTokenSelect/frame.ts'
import { frame as whatIsABuy } from './WhatIsABuy/frame.ts'
import { frame as pay } from './Pay/frame.ts'
import { frame as payLoading } from './PayLoading/frame.ts'
import { frame as payQuote } from './PayQuote/frame.ts'
import type { FurtherRoute } from './further.ts'

/** A view that few begin with: its words are here, its code is found through one more import. */
const later = (route: FurtherRoute, frame: LazyViewOptions): LazyView => ({
  ...frame,
  load: async () => (await load(() => import('./further.ts'))).further[route].load(),
})

/** Every view of ours. What most begin with is a step nearer than the others. */
export const allViews: ViewRegistry = {
  Account,
  AccountSettings: later('AccountSettings', accountSettings),
  AllWallets: later('AllWallets', allWallets),
  ApproveTransaction: later('ApproveTransaction', approveTransaction),
  ChooseAccountName: later('ChooseAccountName', chooseAccountName),
  Connect,
  ConnectWallets: later('ConnectWallets', connectWallets),
  ConnectingExternal,
  ConnectingMultiChain: later('ConnectingMultiChain', connectingMultiChain),
  ConnectingSiwe: later('SIWXSignMessage', siwxSignMessage),
  ConnectingWalletConnect: later('ConnectingWalletConnect', connectingWalletConnect),
  ConnectingWalletConnectBasic: later('ConnectingWalletConnectBasic', connectingWalletConnectBasic),
  ConnectSocials: later('ConnectSocials', connectSocials),
  ConnectingFarcaster: later('ConnectingFarcaster', connectingFarcaster),
  ConnectingSocial: later('ConnectingSocial', connectingSocial),
  SmartAccountSettings: later('SmartAccountSettings', smartAccountSettings),
  UpdateEmailPrimaryOtp: later('UpdateEmailPrimaryOtp', updateEmailPrimaryOtp),
  UpdateEmailSecondaryOtp: later('UpdateEmailSecondaryOtp', updateEmailSecondaryOtp),
  UpdateEmailWallet: later('UpdateEmailWallet', updateEmailWallet),
  UpgradeEmailWallet: later('UpgradeEmailWallet', upgradeEmailWallet),
  Downloads: later('Downloads', downloads),
  EmailLogin: later('EmailLogin', emailLogin),
  EmailVerifyDevice: later('EmailVerifyDevice', emailVerifyDevice),
  EmailVerifyOtp: later('EmailVerifyOtp', emailVerifyOtp),
  FundWallet: later('FundWallet', fundWallet),
  GetWallet: later('GetWallet', getWallet),
  Networks: later('Networks', networks),
  ProfileWallets: later('ProfileWallets', profileWallets),
  RegisterAccountName: later('RegisterAccountName', registerAccountName),
  RegisterAccountNameSuccess: later('RegisterAccountNameSuccess', registerAccountNameSuccess),
  SIWXSignMessage: later('SIWXSignMessage', siwxSignMessage),
  SmartSessionCreated: later('SmartSessionCreated', smartSessionCreated),
  SmartSessionList: later('SmartSessionList', smartSessionList),
  Swap: later('Swap', swap),
  SwapPreview: later('SwapPreview', swapPreview),
  SwapSelectToken: later('SwapSelectToken', swapSelectToken),
  SwitchActiveChain: later('SwitchActiveChain', switchActiveChain),
  SwitchNetwork: later('SwitchNetwork', switchNetwork),
  Transactions: later('Transactions', transactions),
  UnsupportedChain: later('UnsupportedChain', unsupportedChain),
  WalletCompatibleNetworks: later('WalletCompatibleNetworks', walletCompatibleNetworks),
  WalletReceive: later('WalletReceive', walletReceive),
  WalletSend: later('WalletSend', walletSend),
  WalletSendConfirmed: later('WalletSendConfirmed', walletSendConfirmed),
  WalletSendPreview: later('WalletSendPreview', walletSendPreview),
  WalletSendSelectToken: later('WalletSendSelectToken', walletSendSelectToken),
  WhatIsANetwork: later('WhatIsANetwork', whatIsANetwork),
  WhatIsAWallet: later('WhatIsAWallet', whatIsAWallet),
  BuyInProgress: later('BuyInProgress', buyInProgress),
  OnRampActivity: later('OnRampActivity', onRampActivity),
  OnRampFiatSelect: later('OnRampFiatSelect', onRampFiatSelect),
  OnRampProviders: later('OnRampProviders', onRampProviders),
  OnRampTokenSelect: later('OnRampTokenSelect', onRampTokenSelect),
  WhatIsABuy: later('WhatIsABuy', whatIsABuy),
  Pay: later('Pay', pay),
  PayLoading: later('PayLoading', payLoading),
  PayQuote: later('PayQuote', payQuote),
}
