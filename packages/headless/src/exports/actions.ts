export { getAccount, watchAccount } from '../wallet/account/getAccount.ts'
export {
  getPreferredAccountType,
  watchPreferredAccountTypes,
} from '../wallet/account/getPreferredAccountType.ts'
export { getAccountTab, setAccountTab, watchAccountTabs } from '../wallet/account/accountTab.ts'
export type { SetAccountTabParameters } from '../wallet/account/accountTab.ts'
export { setPreferredAccountType } from '../wallet/account/setPreferredAccountType.ts'
export type {
  SetPreferredAccountTypeErrorType,
  SetPreferredAccountTypeParameters,
} from '../wallet/account/setPreferredAccountType.ts'
export type { GetAccountParameters } from '../wallet/account/getAccount.ts'
export {
  getPendingTransactions,
  readPendingTransactions,
  watchPendingTransactions,
} from '../data/activity/pendingTransactions.ts'
export { getTransactions } from '../data/activity/getTransactions.ts'
export type { GetTransactionsErrorType, GetTransactionsParameters } from '../data/activity/getTransactions.ts'
export { pollPendingTransactions } from '../data/activity/pollPendingTransactions.ts'
export { getAppearance, setAppearance, watchAppearance } from '../core/appearance/setAppearance.ts'
export { getBalance } from '../data/balances/getBalance.ts'
export { emitEvent, watchEvents } from '../core/watchEvents.ts'
export { cancelConnect, resetConnect } from '../wallet/connection/cancelConnect.ts'
export { connect } from '../wallet/connection/connect.ts'
export type { ConnectErrorType, ConnectParameters, ConnectReturnType } from '../wallet/connection/connect.ts'
export { deleteConnection } from '../wallet/connection/deleteConnection.ts'
export type { DeleteConnectionParameters } from '../wallet/connection/deleteConnection.ts'
export { disconnect } from '../wallet/connection/disconnect.ts'
export type { DisconnectErrorType, DisconnectParameters } from '../wallet/connection/disconnect.ts'
export {
  getConnections,
  getConnectors,
  getRecentConnections,
  watchConnections,
  watchConnectors,
  watchRecentConnections,
} from '../wallet/connection/getConnections.ts'
export { reconnect } from '../wallet/connection/reconnect.ts'
export { switchConnection } from '../modal/switchConnection.ts'
export type { ConnectionChange } from '../wallet/connection/changeConnection.ts'
export type { SwitchConnectionErrorType, SwitchConnectionParameters } from '../modal/switchConnection.ts'
export { chooseWallet } from '../modal/chooseWallet.ts'
export type { ChooseWalletParameters, WalletChoice } from '../modal/chooseWallet.ts'
export { addRecentWallet } from '../flows/directory/addRecentWallet.ts'
export { getRecentWallets, readRecentWallets, watchRecentWallets } from '../flows/directory/recentWallets.ts'
export { getIdentity } from '../data/identity/getIdentity.ts'
export { getLegalConsent, setLegalConsent, watchLegalConsent } from '../flows/legal/legalConsent.ts'
export { closeModal, requestClose, shakeModal } from '../modal/closeModal.ts'
export { getModal, openModal, setModalInline, watchModal } from '../modal/openModal.ts'
export { prepareModal } from '../modal/prepareModal.ts'
export type { OpenModalParameters, SendModalParameters } from '../modal/openModal.ts'
export {
  getModalRouter,
  goBack,
  goBackToIndex,
  leaveNetworkSwitch,
  popTransaction,
  pushTransaction,
  pushView,
  replaceView,
  resetView,
  watchModalRouter,
} from '../modal/navigation.ts'
export { getNfts } from '../data/nfts/getNfts.ts'
export { getNamesForAddress } from '../data/names/getNamesForAddress.ts'
export type { GetNamesForAddressParameters } from '../data/names/getNamesForAddress.ts'
export { getNameSuggestions } from '../data/names/getNameSuggestions.ts'
export type { GetNameSuggestionsParameters } from '../data/names/getNameSuggestions.ts'
export { registerName } from '../data/names/registerName.ts'
export type {
  RegisterNameErrorType,
  RegisterNameParameters,
  RegisterNameReturnType,
} from '../data/names/registerName.ts'
export { resolveName } from '../data/names/resolveName.ts'
export type { ResolveNameParameters } from '../data/names/resolveName.ts'
export { addAdapter } from '../setup/addAdapter.ts'
export type { AddAdapterErrorType } from '../setup/addAdapter.ts'
export { addNetwork } from '../wallet/network/addNetwork.ts'
export type { AddNetworkErrorType } from '../wallet/network/addNetwork.ts'
export { chooseNetwork } from '../modal/chooseNetwork.ts'
export type { ChooseNetworkParameters } from '../modal/chooseNetwork.ts'
export { getNetwork, getNetworks, watchNetwork, watchNetworks } from '../wallet/network/getNetwork.ts'
export { removeAdapter } from '../setup/removeAdapter.ts'
export { removeNetwork } from '../wallet/network/removeNetwork.ts'
export { switchNetwork } from '../wallet/network/switchNetwork.ts'
export type { SwitchNetworkErrorType, SwitchNetworkParameters } from '../wallet/network/switchNetwork.ts'
export { hideAlert, showAlert } from '../modal/notices/alert.ts'
export { getAlert, getToast, watchAlert, watchToast } from '../modal/notices/getNotices.ts'
export { hideToast, showToast } from '../modal/notices/toast.ts'
export { endPairing } from '../flows/pairing/endPairing.ts'
export { getWalletConnectUri, watchWalletConnectUri } from '../flows/pairing/getWalletConnectUri.ts'
export { openWallet } from '../flows/pairing/openWallet.ts'
export type { OpenWalletParameters } from '../flows/pairing/openWallet.ts'
export { openWalletPage } from '../flows/pairing/openWalletPage.ts'
export type { OpenWalletPageParameters } from '../flows/pairing/openWalletPage.ts'
export { refreshPairing } from '../flows/pairing/refreshPairing.ts'
export { returnToWallet } from '../flows/pairing/returnToWallet.ts'
export { startPairing } from '../flows/pairing/startPairing.ts'
export type { StartPairingErrorType, StartPairingParameters } from '../flows/pairing/startPairing.ts'
export { wantPairing } from '../flows/pairing/wantPairing.ts'
export { getFeatures, watchFeatures } from '../data/features/getFeatures.ts'
export { followPurchase } from '../flows/onramp/followPurchase.ts'
export { getOnramp, watchOnramp } from '../flows/onramp/getOnramp.ts'
export { getOnrampOptions } from '../flows/onramp/getOnrampOptions.ts'
export { getOnrampQuote } from '../flows/onramp/getOnrampQuote.ts'
export { getOnrampUrl } from '../flows/onramp/getOnrampUrl.ts'
export type { GetOnrampUrlErrorType, GetOnrampUrlParameters } from '../flows/onramp/getOnrampUrl.ts'
export {
  presetOnrampAmount,
  resetOnramp,
  setOnrampAmount,
  setOnrampCurrency,
} from '../flows/onramp/setOnramp.ts'
export { startPurchase } from '../flows/onramp/startPurchase.ts'
export type { StartPurchaseErrorType, StartPurchaseParameters } from '../flows/onramp/startPurchase.ts'
export { confirmPay } from '../flows/pay/confirmPay.ts'
export type { ConfirmPayErrorType, ConfirmPayParameters } from '../flows/pay/confirmPay.ts'
export { getPay, watchPay } from '../flows/pay/getPay.ts'
export { openPay } from '../modal/openPay.ts'
export type { OpenPayErrorType } from '../modal/openPay.ts'
export { preparePay } from '../flows/pay/preparePay.ts'
export type { PreparePayErrorType } from '../flows/pay/preparePay.ts'
export { choosePayOption, resetPay } from '../flows/pay/setPay.ts'
export { confirmSend } from '../flows/send/confirmSend.ts'
export type { ConfirmSendErrorType, ConfirmSendParameters } from '../flows/send/confirmSend.ts'
export { fillSend } from '../flows/send/fillSend.ts'
export type { FillSendErrorType } from '../flows/send/fillSend.ts'
export { getSend, watchSend } from '../flows/send/getSend.ts'
export { prepareSend } from '../flows/send/prepareSend.ts'
export type { PrepareSendErrorType } from '../flows/send/prepareSend.ts'
export { setMaxSendAmount } from '../flows/send/setMaxSendAmount.ts'
export { resetSend, setSendAmount, setSendToken } from '../flows/send/setSend.ts'
export { setSendReceiver } from '../flows/send/setSendReceiver.ts'
export { acceptSwap } from '../flows/swap/acceptSwap.ts'
export { approveSwap } from '../flows/swap/approveSwap.ts'
export type { ApproveSwapErrorType, ApproveSwapParameters } from '../flows/swap/approveSwap.ts'
export { confirmSwap } from '../flows/swap/confirmSwap.ts'
export type { ConfirmSwapErrorType, ConfirmSwapParameters } from '../flows/swap/confirmSwap.ts'
export { getSwap, watchSwap } from '../flows/swap/getSwap.ts'
export { getSwapNetworks } from '../flows/swap/getSwapNetworks.ts'
export { getSwapTokens } from '../flows/swap/getSwapTokens.ts'
export { pollSwapReview } from '../flows/swap/pollSwapReview.ts'
export type { PollSwapReviewParameters } from '../flows/swap/pollSwapReview.ts'
export { prepareSwap } from '../flows/swap/prepareSwap.ts'
export type { PrepareSwapErrorType } from '../flows/swap/prepareSwap.ts'
export { setMaxSwapAmount } from '../flows/swap/setMaxSwapAmount.ts'
export { flipSwap, resetSwap, setSwapAmount, setSwapToken } from '../flows/swap/setSwap.ts'
export { startSwap } from '../flows/swap/startSwap.ts'
export type { StartSwapErrorType } from '../flows/swap/startSwap.ts'
export { waitForSwap } from '../flows/swap/waitForSwap.ts'
export type { WaitForSwapParameters } from '../flows/swap/waitForSwap.ts'
export { getSmartSessions } from '../flows/smartSessions/getSmartSessions.ts'
export { grantPermissions } from '../flows/smartSessions/grantPermissions.ts'
export type { GrantPermissionsErrorType } from '../flows/smartSessions/grantPermissions.ts'
export { cancelSocial } from '../flows/embedded/cancelSocial.ts'
export { confirmEmailUpdate } from '../flows/embedded/confirmEmailUpdate.ts'
export type {
  ConfirmEmailUpdateErrorType,
  ConfirmEmailUpdateParameters,
  ConfirmEmailUpdateReturnType,
} from '../flows/embedded/confirmEmailUpdate.ts'
export { connectFarcaster } from '../flows/embedded/connectFarcaster.ts'
export type {
  ConnectFarcasterErrorType,
  ConnectFarcasterParameters,
  ConnectFarcasterReturnType,
} from '../flows/embedded/connectFarcaster.ts'
export { connectSocial } from '../flows/embedded/connectSocial.ts'
export type {
  ConnectSocialErrorType,
  ConnectSocialParameters,
  ConnectSocialReturnType,
} from '../flows/embedded/connectSocial.ts'
export { requestEmailUpdate } from '../flows/embedded/requestEmailUpdate.ts'
export type {
  RequestEmailUpdateErrorType,
  RequestEmailUpdateParameters,
  RequestEmailUpdateReturnType,
} from '../flows/embedded/requestEmailUpdate.ts'
export { updateEmail } from '../modal/updateEmail.ts'
export type { UpdateEmailErrorType, UpdateEmailReturnType } from '../modal/updateEmail.ts'
export { confirmEmailDevice } from '../flows/embedded/confirmEmailDevice.ts'
export type {
  ConfirmEmailDeviceErrorType,
  ConfirmEmailDeviceParameters,
} from '../flows/embedded/confirmEmailDevice.ts'
export { confirmOtp } from '../flows/embedded/confirmOtp.ts'
export type {
  ConfirmOtpErrorType,
  ConfirmOtpParameters,
  ConfirmOtpReturnType,
} from '../flows/embedded/confirmOtp.ts'
export { connectEmail } from '../flows/embedded/connectEmail.ts'
export type {
  ConnectEmailErrorType,
  ConnectEmailParameters,
  ConnectEmailReturnType,
} from '../flows/embedded/connectEmail.ts'
export { placeEmbeddedWallet } from '../flows/embedded/placeEmbeddedWallet.ts'
export type { PlaceEmbeddedWalletParameters } from '../flows/embedded/placeEmbeddedWallet.ts'
export { revokePermissions } from '../flows/smartSessions/revokePermissions.ts'
export type { RevokePermissionsErrorType } from '../flows/smartSessions/revokePermissions.ts'
export { estimateGas } from '../wallet/signing/estimateGas.ts'
export type { EstimateGasErrorType, EstimateGasParameters } from '../wallet/signing/estimateGas.ts'
export { getCallsStatus } from '../wallet/signing/getCallsStatus.ts'
export type { GetCallsStatusErrorType, GetCallsStatusParameters } from '../wallet/signing/getCallsStatus.ts'
export { getCapabilities } from '../wallet/signing/getCapabilities.ts'
export type {
  GetCapabilitiesErrorType,
  GetCapabilitiesParameters,
} from '../wallet/signing/getCapabilities.ts'
export { sendCalls } from '../wallet/signing/sendCalls.ts'
export type { SendCallsErrorType, SendCallsParameters } from '../wallet/signing/sendCalls.ts'
export { sendTransaction } from '../wallet/signing/sendTransaction.ts'
export type {
  SendTransactionErrorType,
  SendTransactionParameters,
} from '../wallet/signing/sendTransaction.ts'
export { signMessage } from '../wallet/signing/signMessage.ts'
export type { SignMessageErrorType, SignMessageParameters } from '../wallet/signing/signMessage.ts'
export { signTransaction } from '../wallet/signing/signTransaction.ts'
export type {
  SignTransactionErrorType,
  SignTransactionParameters,
} from '../wallet/signing/signTransaction.ts'
export { signTypedData } from '../wallet/signing/signTypedData.ts'
export type { SignTypedDataErrorType, SignTypedDataParameters } from '../wallet/signing/signTypedData.ts'
export { cancelSignIn } from '../flows/siwx/cancelSignIn.ts'
export { getSiwx, watchSiwx } from '../flows/siwx/getSiwx.ts'
export type { GetSiwxReturnType } from '../flows/siwx/getSiwx.ts'
export { signIn } from '../flows/siwx/signIn.ts'
export type { SignInErrorType, SignInParameters } from '../flows/siwx/signIn.ts'
export { signOut } from '../flows/siwx/signOut.ts'
export { getPrices } from '../data/tokens/getPrices.ts'
export type { GetPricesErrorType } from '../data/tokens/getPrices.ts'
export { getTokenBalances } from '../data/tokens/getTokenBalances.ts'
export type {
  GetTokenBalancesErrorType,
  GetTokenBalancesParameters,
} from '../data/tokens/getTokenBalances.ts'
