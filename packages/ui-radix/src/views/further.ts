import type { RouteName } from '@foyer/headless'
import type { LazyView } from '../modal/lazyView.ts'
import { AccountSettings } from './AccountSettings/lazy.ts'
import { AllWallets } from './AllWallets/lazy.ts'
import { ApproveTransaction } from './ApproveTransaction/lazy.ts'
import { BuyInProgress } from './BuyInProgress/lazy.ts'
import { ChooseAccountName } from './ChooseAccountName/lazy.ts'
import { ConnectSocials } from './ConnectSocials/lazy.ts'
import { ConnectWallets } from './ConnectWallets/lazy.ts'
import { ConnectingFarcaster } from './ConnectingFarcaster/lazy.ts'
import { ConnectingMultiChain } from './ConnectingMultiChain/lazy.ts'
import { ConnectingSocial } from './ConnectingSocial/lazy.ts'
import { ConnectingWalletConnect } from './ConnectingWalletConnect/lazy.ts'
import { ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic/lazy.ts'
import { Downloads } from './Downloads/lazy.ts'
import { EmailLogin } from './EmailLogin/lazy.ts'
import { EmailVerifyDevice } from './EmailVerifyDevice/lazy.ts'
import { EmailVerifyOtp } from './EmailVerifyOtp/lazy.ts'
import { FundWallet } from './FundWallet/lazy.ts'
import { GetWallet } from './GetWallet/lazy.ts'
import { Networks } from './Networks/lazy.ts'
import { OnRampActivity } from './OnRampActivity/lazy.ts'
import { OnRampFiatSelect } from './OnRampFiatSelect/lazy.ts'
import { OnRampProviders } from './OnRampProviders/lazy.ts'
import { OnRampTokenSelect } from './OnRampTokenSelect/lazy.ts'
import { Pay } from './Pay/lazy.ts'
import { PayLoading } from './PayLoading/lazy.ts'
import { PayQuote } from './PayQuote/lazy.ts'
import { ProfileWallets } from './ProfileWallets/lazy.ts'
import { RegisterAccountName } from './RegisterAccountName/lazy.ts'
import { RegisterAccountNameSuccess } from './RegisterAccountNameSuccess/lazy.ts'
import { SIWXSignMessage } from './SIWXSignMessage/lazy.ts'
import { SmartAccountSettings } from './SmartAccountSettings/lazy.ts'
import { SmartSessionCreated } from './SmartSessionCreated/lazy.ts'
import { SmartSessionList } from './SmartSessionList/lazy.ts'
import { Swap } from './Swap/lazy.ts'
import { SwapPreview } from './SwapPreview/lazy.ts'
import { SwapSelectToken } from './SwapSelectToken/lazy.ts'
import { SwitchActiveChain } from './SwitchActiveChain/lazy.ts'
import { SwitchNetwork } from './SwitchNetwork/lazy.ts'
import { Transactions } from './Transactions/lazy.ts'
import { UnsupportedChain } from './UnsupportedChain/lazy.ts'
import { UpdateEmailPrimaryOtp } from './UpdateEmailPrimaryOtp/lazy.ts'
import { UpdateEmailSecondaryOtp } from './UpdateEmailSecondaryOtp/lazy.ts'
import { UpdateEmailWallet } from './UpdateEmailWallet/lazy.ts'
import { UpgradeEmailWallet } from './UpgradeEmailWallet/lazy.ts'
import { WalletCompatibleNetworks } from './WalletCompatibleNetworks/lazy.ts'
import { WalletReceive } from './WalletReceive/lazy.ts'
import { WalletSend } from './WalletSend/lazy.ts'
import { WalletSendConfirmed } from './WalletSendConfirmed/lazy.ts'
import { WalletSendPreview } from './WalletSendPreview/lazy.ts'
import { WalletSendSelectToken } from './WalletSendSelectToken/lazy.ts'
import { WhatIsABuy } from './WhatIsABuy/lazy.ts'
import { WhatIsANetwork } from './WhatIsANetwork/lazy.ts'
import { WhatIsAWallet } from './WhatIsAWallet/lazy.ts'

export type FurtherRoute =
  | 'AccountSettings'
  | 'AllWallets'
  | 'ApproveTransaction'
  | 'BuyInProgress'
  | 'ChooseAccountName'
  | 'ConnectSocials'
  | 'ConnectWallets'
  | 'ConnectingFarcaster'
  | 'ConnectingMultiChain'
  | 'ConnectingSiwe'
  | 'ConnectingSocial'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'Downloads'
  | 'EmailLogin'
  | 'EmailVerifyDevice'
  | 'EmailVerifyOtp'
  | 'FundWallet'
  | 'GetWallet'
  | 'Networks'
  | 'OnRampActivity'
  | 'OnRampFiatSelect'
  | 'OnRampProviders'
  | 'OnRampTokenSelect'
  | 'Pay'
  | 'PayLoading'
  | 'PayQuote'
  | 'ProfileWallets'
  | 'RegisterAccountName'
  | 'RegisterAccountNameSuccess'
  | 'SIWXSignMessage'
  | 'SmartAccountSettings'
  | 'SmartSessionCreated'
  | 'SmartSessionList'
  | 'Swap'
  | 'SwapPreview'
  | 'SwapSelectToken'
  | 'SwitchActiveChain'
  | 'SwitchNetwork'
  | 'Transactions'
  | 'UnsupportedChain'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
  | 'UpdateEmailWallet'
  | 'UpgradeEmailWallet'
  | 'WalletCompatibleNetworks'
  | 'WalletReceive'
  | 'WalletSend'
  | 'WalletSendConfirmed'
  | 'WalletSendPreview'
  | 'WalletSendSelectToken'
  | 'WhatIsABuy'
  | 'WhatIsANetwork'
  | 'WhatIsAWallet'

/** Where the code is of the views that few begin with. */
export const further: Readonly<Partial<Record<RouteName, LazyView>>> = {
  AccountSettings,
  AllWallets,
  ApproveTransaction,
  BuyInProgress,
  ChooseAccountName,
  ConnectSocials,
  ConnectWallets,
  ConnectingFarcaster,
  ConnectingMultiChain,
  ConnectingSiwe: SIWXSignMessage,
  ConnectingSocial,
  ConnectingWalletConnect,
  ConnectingWalletConnectBasic,
  Downloads,
  EmailLogin,
  EmailVerifyDevice,
  EmailVerifyOtp,
  FundWallet,
  GetWallet,
  Networks,
  OnRampActivity,
  OnRampFiatSelect,
  OnRampProviders,
  OnRampTokenSelect,
  Pay,
  PayLoading,
  PayQuote,
  ProfileWallets,
  RegisterAccountName,
  RegisterAccountNameSuccess,
  SIWXSignMessage,
  SmartAccountSettings,
  SmartSessionCreated,
  SmartSessionList,
  Swap,
  SwapPreview,
  SwapSelectToken,
  SwitchActiveChain,
  SwitchNetwork,
  Transactions,
  UnsupportedChain,
  UpdateEmailPrimaryOtp,
  UpdateEmailSecondaryOtp,
  UpdateEmailWallet,
  UpgradeEmailWallet,
  WalletCompatibleNetworks,
  WalletReceive,
  WalletSend,
  WalletSendConfirmed,
  WalletSendPreview,
  WalletSendSelectToken,
  WhatIsABuy,
  WhatIsANetwork,
  WhatIsAWallet,
} satisfies Record<FurtherRoute, LazyView>
