import type { buttonMessages } from '../buttons/messages.ts'
import type { onrampWidgetMessages } from '../buttons/onrampWidgetMessages.ts'
import type { shellMessages } from '../modal/messages.ts'
import type { accountMessages } from '../views/Account/messages.ts'
import type { holdingsMessages } from '../views/Account/parts/holdingsMessages.ts'
import type { accountSettingsMessages } from '../views/AccountSettings/messages.ts'
import type { allWalletsMessages } from '../views/AllWallets/messages.ts'
import type { approveMessages } from '../views/ApproveTransaction/messages.ts'
import type { buyInProgressMessages } from '../views/BuyInProgress/messages.ts'
import type { chooseAccountNameMessages } from '../views/ChooseAccountName/messages.ts'
import type { connectMessages } from '../views/Connect/messages.ts'
import type { connectingMessages } from '../views/ConnectingExternal/messages.ts'
import type { connectingFarcasterMessages } from '../views/ConnectingFarcaster/messages.ts'
import type { connectingMultiChainMessages } from '../views/ConnectingMultiChain/messages.ts'
import type { connectingSocialMessages } from '../views/ConnectingSocial/messages.ts'
import type { pairingMessages } from '../views/ConnectingWalletConnect/messages.ts'
import type { downloadsMessages } from '../views/Downloads/messages.ts'
import type { emailDeviceMessages } from '../views/EmailVerifyDevice/messages.ts'
import type { fundWalletMessages } from '../views/FundWallet/messages.ts'
import type { getWalletMessages } from '../views/GetWallet/messages.ts'
import type { networksMessages } from '../views/Networks/messages.ts'
import type { onRampActivityMessages } from '../views/OnRampActivity/messages.ts'
import type { onRampFiatSelectMessages } from '../views/OnRampFiatSelect/messages.ts'
import type { onRampProvidersMessages } from '../views/OnRampProviders/messages.ts'
import type { noteMessages } from '../views/OnRampProviders/parts/noteMessages.ts'
import type { onRampTokenSelectMessages } from '../views/OnRampTokenSelect/messages.ts'
import type { payViewMessages } from '../views/Pay/messages.ts'
import type { payLoadingMessages } from '../views/PayLoading/messages.ts'
import type { payQuoteMessages } from '../views/PayQuote/messages.ts'
import type { profileWalletsMessages } from '../views/ProfileWallets/messages.ts'
import type { registerAccountNameMessages } from '../views/RegisterAccountName/messages.ts'
import type { registerAccountNameSuccessMessages } from '../views/RegisterAccountNameSuccess/messages.ts'
import type { siwxMessages } from '../views/SIWXSignMessage/messages.ts'
import type { smartAccountMessages } from '../views/SmartAccountSettings/messages.ts'
import type { smartSessionCreatedMessages } from '../views/SmartSessionCreated/messages.ts'
import type { smartSessionListMessages } from '../views/SmartSessionList/messages.ts'
import type { swapViewMessages } from '../views/Swap/messages.ts'
import type { swapPreviewMessages } from '../views/SwapPreview/messages.ts'
import type { swapSelectTokenMessages } from '../views/SwapSelectToken/messages.ts'
import type { switchActiveChainMessages } from '../views/SwitchActiveChain/messages.ts'
import type { switchMessages } from '../views/shared/switchMessages.ts'
import type { switchNetworkMessages } from '../views/SwitchNetwork/messages.ts'
import type { unsupportedChainMessages } from '../views/UnsupportedChain/messages.ts'
import type { updateEmailMessages } from '../views/UpdateEmailWallet/messages.ts'
import type { upgradeEmailMessages } from '../views/UpgradeEmailWallet/messages.ts'
import type { walletCompatibleNetworksMessages } from '../views/WalletCompatibleNetworks/messages.ts'
import type { walletReceiveMessages } from '../views/WalletReceive/messages.ts'
import type { walletSendMessages } from '../views/WalletSend/messages.ts'
import type { walletSendConfirmedMessages } from '../views/WalletSendConfirmed/messages.ts'
import type { walletSendPreviewMessages } from '../views/WalletSendPreview/messages.ts'
import type { walletSendSelectTokenMessages } from '../views/WalletSendSelectToken/messages.ts'
import type { whatIsABuyMessages } from '../views/WhatIsABuy/messages.ts'
import type { whatIsANetworkMessages } from '../views/WhatIsANetwork/messages.ts'
import type { whatIsAWalletMessages } from '../views/WhatIsAWallet/messages.ts'
import type { activityMessages } from '../views/shared/activityMessages.ts'
import type { activityRowMessages } from '../views/shared/activityRowMessages.ts'
import type { buyMessages } from '../views/shared/buyMessages.ts'
import type { codeMessages } from '../views/shared/codeMessages.ts'
import type { connectListMessages } from '../views/shared/connectListMessages.ts'
import type { currencyListMessages } from '../views/shared/currencyListMessages.ts'
import type { emailMessages } from '../views/shared/emailMessages.ts'
import type { otpMessages } from '../views/shared/otpMessages.ts'
import type { familyMessages } from '../views/shared/familyMessages.ts'
import type { legalMessages } from '../views/shared/legalMessages.ts'
import type { loginMessages } from '../views/shared/loginMessages.ts'
import type { sharedMessages } from '../views/shared/messages.ts'
import type { nameMessages } from '../views/shared/nameMessages.ts'
import type { payMessages } from '../views/shared/payMessages.ts'
import type { receiveMessages } from '../views/shared/receiveMessages.ts'
import type { sendMessages } from '../views/shared/sendMessages.ts'
import type { socialMessages } from '../views/shared/socialMessages.ts'
import type { swapMessages } from '../views/shared/swapMessages.ts'
import type { updateOtpMessages } from '../views/shared/updateOtpMessages.ts'
import type { badgeMessages } from './badges.ts'
import type { common } from './common.ts'
import type { networkChipMessages } from '../modal/networkChipMessages.ts'
import type { hero } from './hero.ts'
import type { errorMessages } from './errorMessages.ts'
import type { titles } from './titles.ts'

/** Every text of ours in English, by key: what locales translate. `locales.test.ts` says what is missing here. */
export type English = typeof buttonMessages &
  typeof onrampWidgetMessages &
  typeof shellMessages &
  typeof accountMessages &
  typeof holdingsMessages &
  typeof accountSettingsMessages &
  typeof allWalletsMessages &
  typeof approveMessages &
  typeof buyInProgressMessages &
  typeof chooseAccountNameMessages &
  typeof connectMessages &
  typeof connectingMessages &
  typeof connectingFarcasterMessages &
  typeof connectingMultiChainMessages &
  typeof connectingSocialMessages &
  typeof pairingMessages &
  typeof downloadsMessages &
  typeof emailDeviceMessages &
  typeof fundWalletMessages &
  typeof getWalletMessages &
  typeof networksMessages &
  typeof onRampActivityMessages &
  typeof onRampFiatSelectMessages &
  typeof noteMessages &
  typeof onRampProvidersMessages &
  typeof onRampTokenSelectMessages &
  typeof payViewMessages &
  typeof payLoadingMessages &
  typeof payQuoteMessages &
  typeof profileWalletsMessages &
  typeof registerAccountNameMessages &
  typeof registerAccountNameSuccessMessages &
  typeof siwxMessages &
  typeof smartAccountMessages &
  typeof smartSessionCreatedMessages &
  typeof smartSessionListMessages &
  typeof swapViewMessages &
  typeof swapPreviewMessages &
  typeof swapSelectTokenMessages &
  typeof switchActiveChainMessages &
  typeof switchMessages &
  typeof switchNetworkMessages &
  typeof unsupportedChainMessages &
  typeof updateEmailMessages &
  typeof upgradeEmailMessages &
  typeof walletCompatibleNetworksMessages &
  typeof walletReceiveMessages &
  typeof walletSendMessages &
  typeof walletSendConfirmedMessages &
  typeof walletSendPreviewMessages &
  typeof walletSendSelectTokenMessages &
  typeof whatIsABuyMessages &
  typeof whatIsANetworkMessages &
  typeof whatIsAWalletMessages &
  typeof activityMessages &
  typeof activityRowMessages &
  typeof buyMessages &
  typeof codeMessages &
  typeof connectListMessages &
  typeof currencyListMessages &
  typeof emailMessages &
  typeof otpMessages &
  typeof familyMessages &
  typeof badgeMessages &
  typeof legalMessages &
  typeof networkChipMessages &
  typeof loginMessages &
  typeof sharedMessages &
  typeof nameMessages &
  typeof payMessages &
  typeof receiveMessages &
  typeof sendMessages &
  typeof socialMessages &
  typeof swapMessages &
  typeof updateOtpMessages &
  typeof common &
  typeof hero &
  typeof errorMessages &
  typeof titles
