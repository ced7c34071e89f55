export { getAccount, watchAccount } from '../account/actions/getAccount.ts'
export {
  getPreferredAccountType,
  watchPreferredAccountTypes,
} from '../account/actions/getPreferredAccountType.ts'
export { getAccountTab, setAccountTab, watchAccountTabs } from '../account/actions/accountTab.ts'
export type { SetAccountTabParameters } from '../account/actions/accountTab.ts'
export { setPreferredAccountType } from '../account/actions/setPreferredAccountType.ts'
export type {
  SetPreferredAccountTypeErrorType,
  SetPreferredAccountTypeParameters,
} from '../account/actions/setPreferredAccountType.ts'
export type { GetAccountParameters } from '../account/actions/getAccount.ts'
export {
  getPendingTransactions,
  readPendingTransactions,
  watchPendingTransactions,
} from '../activity/actions/pendingTransactions.ts'
export { getTransactions } from '../activity/actions/getTransactions.ts'
export type {
  GetTransactionsErrorType,
  GetTransactionsParameters,
} from '../activity/actions/getTransactions.ts'
export { pollPendingTransactions } from '../activity/actions/pollPendingTransactions.ts'
export { getAppearance, setAppearance, watchAppearance } from '../appearance/actions/setAppearance.ts'
export { getBalance } from '../balances/actions/getBalance.ts'
export { emitEvent, watchEvents } from '../config/watchEvents.ts'
export { cancelConnect, resetConnect } from '../connection/actions/cancelConnect.ts'
export { connect } from '../connection/actions/connect.ts'
export type { ConnectErrorType, ConnectParameters, ConnectReturnType } from '../connection/actions/connect.ts'
export { deleteConnection } from '../connection/actions/deleteConnection.ts'
export type { DeleteConnectionParameters } from '../connection/actions/deleteConnection.ts'
export { disconnect } from '../connection/actions/disconnect.ts'
export type { DisconnectErrorType, DisconnectParameters } from '../connection/actions/disconnect.ts'
export {
  getConnections,
  getConnectors,
  getRecentConnections,
  watchConnections,
  watchConnectors,
  watchRecentConnections,
} from '../connection/actions/getConnections.ts'
export { reconnect } from '../connection/actions/reconnect.ts'
export { switchConnection } from '../connection/actions/switchConnection.ts'
export type {
  ConnectionChange,
  SwitchConnectionErrorType,
  SwitchConnectionParameters,
} from '../connection/actions/switchConnection.ts'
export { chooseWallet } from '../directory/actions/chooseWallet.ts'
export type { ChooseWalletParameters, WalletChoice } from '../directory/actions/chooseWallet.ts'
export { addRecentWallet } from '../directory/actions/addRecentWallet.ts'
export {
  getRecentWallets,
  readRecentWallets,
  watchRecentWallets,
} from '../directory/actions/recentWallets.ts'
export { getIdentity } from '../identity/actions/getIdentity.ts'
export { getLegalConsent, setLegalConsent, watchLegalConsent } from '../legal/actions/legalConsent.ts'
export { closeModal, requestClose, shakeModal } from '../modal/actions/closeModal.ts'
export { getModal, openModal, setModalInline, watchModal } from '../modal/actions/openModal.ts'
export { prepareModal } from '../modal/actions/prepareModal.ts'
export type { OpenModalParameters, SendModalParameters } from '../modal/actions/openModal.ts'
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
} from '../modal/actions/router.ts'
export { getNfts } from '../nfts/actions/getNfts.ts'
export { getNamesForAddress } from '../names/actions/getNamesForAddress.ts'
export type { GetNamesForAddressParameters } from '../names/actions/getNamesForAddress.ts'
export { getNameSuggestions } from '../names/actions/getNameSuggestions.ts'
export type { GetNameSuggestionsParameters } from '../names/actions/getNameSuggestions.ts'
export { registerName } from '../names/actions/registerName.ts'
export type {
  RegisterNameErrorType,
  RegisterNameParameters,
  RegisterNameReturnType,
} from '../names/actions/registerName.ts'
export { resolveName } from '../names/actions/resolveName.ts'
export type { ResolveNameParameters } from '../names/actions/resolveName.ts'
export { addAdapter } from '../network/actions/addAdapter.ts'
export type { AddAdapterErrorType } from '../network/actions/addAdapter.ts'
export { addNetwork } from '../network/actions/addNetwork.ts'
export type { AddNetworkErrorType } from '../network/actions/addNetwork.ts'
export { chooseNetwork } from '../network/actions/chooseNetwork.ts'
export type { ChooseNetworkParameters } from '../network/actions/chooseNetwork.ts'
export { getNetwork, getNetworks, watchNetwork, watchNetworks } from '../network/actions/getNetwork.ts'
export { removeAdapter } from '../network/actions/removeAdapter.ts'
export { removeNetwork } from '../network/actions/removeNetwork.ts'
export { switchNetwork } from '../network/actions/switchNetwork.ts'
export type { SwitchNetworkErrorType, SwitchNetworkParameters } from '../network/actions/switchNetwork.ts'
export { hideAlert, showAlert } from '../notices/actions/alert.ts'
export { getAlert, getToast, watchAlert, watchToast } from '../notices/actions/getNotices.ts'
export { hideToast, showToast } from '../notices/actions/toast.ts'
export { endPairing } from '../pairing/actions/endPairing.ts'
export { getWalletConnectUri, watchWalletConnectUri } from '../pairing/actions/getWalletConnectUri.ts'
export { openWallet } from '../pairing/actions/openWallet.ts'
export type { OpenWalletParameters } from '../pairing/actions/openWallet.ts'
export { openWalletPage } from '../pairing/actions/openWalletPage.ts'
export type { OpenWalletPageParameters } from '../pairing/actions/openWalletPage.ts'
export { refreshPairing } from '../pairing/actions/refreshPairing.ts'
export { returnToWallet } from '../pairing/actions/returnToWallet.ts'
export { startPairing } from '../pairing/actions/startPairing.ts'
export type { StartPairingErrorType, StartPairingParameters } from '../pairing/actions/startPairing.ts'
export { wantPairing } from '../pairing/actions/wantPairing.ts'
export { getFeatures, watchFeatures } from '../remote/actions/getFeatures.ts'
export { followPurchase } from '../onramp/actions/followPurchase.ts'
export { getOnramp, watchOnramp } from '../onramp/actions/getOnramp.ts'
export { getOnrampOptions } from '../onramp/actions/getOnrampOptions.ts'
export { getOnrampQuote } from '../onramp/actions/getOnrampQuote.ts'
export { getOnrampUrl } from '../onramp/actions/getOnrampUrl.ts'
export type { GetOnrampUrlErrorType, GetOnrampUrlParameters } from '../onramp/actions/getOnrampUrl.ts'
export {
  presetOnrampAmount,
  resetOnramp,
  setOnrampAmount,
  setOnrampCurrency,
} from '../onramp/actions/setOnramp.ts'
export { startPurchase } from '../onramp/actions/startPurchase.ts'
export type { StartPurchaseErrorType, StartPurchaseParameters } from '../onramp/actions/startPurchase.ts'
export { confirmPay } from '../pay/actions/confirmPay.ts'
export type { ConfirmPayErrorType, ConfirmPayParameters } from '../pay/actions/confirmPay.ts'
export { getPay, watchPay } from '../pay/actions/getPay.ts'
export { openPay } from '../pay/actions/openPay.ts'
export type { OpenPayErrorType } from '../pay/actions/openPay.ts'
export { preparePay } from '../pay/actions/preparePay.ts'
export type { PreparePayErrorType } from '../pay/actions/preparePay.ts'
export { choosePayOption, resetPay } from '../pay/actions/setPay.ts'
export { confirmSend } from '../send/actions/confirmSend.ts'
export type { ConfirmSendErrorType, ConfirmSendParameters } from '../send/actions/confirmSend.ts'
export { fillSend } from '../send/actions/fillSend.ts'
export type { FillSendErrorType } from '../send/actions/fillSend.ts'
export { getSend, watchSend } from '../send/actions/getSend.ts'
export { prepareSend } from '../send/actions/prepareSend.ts'
export type { PrepareSendErrorType } from '../send/actions/prepareSend.ts'
export { setMaxSendAmount } from '../send/actions/setMaxSendAmount.ts'
export { resetSend, setSendAmount, setSendToken } from '../send/actions/setSend.ts'
export { setSendReceiver } from '../send/actions/setSendReceiver.ts'
export { acceptSwap } from '../swap/actions/acceptSwap.ts'
export { approveSwap } from '../swap/actions/approveSwap.ts'
export type { ApproveSwapErrorType, ApproveSwapParameters } from '../swap/actions/approveSwap.ts'
export { confirmSwap } from '../swap/actions/confirmSwap.ts'
export type { ConfirmSwapErrorType, ConfirmSwapParameters } from '../swap/actions/confirmSwap.ts'
export { getSwap, watchSwap } from '../swap/actions/getSwap.ts'
export { getSwapNetworks } from '../swap/actions/getSwapNetworks.ts'
export { getSwapTokens } from '../swap/actions/getSwapTokens.ts'
export { pollSwapReview } from '../swap/actions/pollSwapReview.ts'
export type { PollSwapReviewParameters } from '../swap/actions/pollSwapReview.ts'
export { prepareSwap } from '../swap/actions/prepareSwap.ts'
export type { PrepareSwapErrorType } from '../swap/actions/prepareSwap.ts'
export { setMaxSwapAmount } from '../swap/actions/setMaxSwapAmount.ts'
export { flipSwap, resetSwap, setSwapAmount, setSwapToken } from '../swap/actions/setSwap.ts'
export { startSwap } from '../swap/actions/startSwap.ts'
export type { StartSwapErrorType } from '../swap/actions/startSwap.ts'
export { waitForSwap } from '../swap/actions/waitForSwap.ts'
export type { WaitForSwapParameters } from '../swap/actions/waitForSwap.ts'
export { getSmartSessions } from '../sessions/actions/getSmartSessions.ts'
export { grantPermissions } from '../sessions/actions/grantPermissions.ts'
export type { GrantPermissionsErrorType } from '../sessions/actions/grantPermissions.ts'
export { cancelSocial } from '../embedded/actions/cancelSocial.ts'
export { confirmEmailUpdate } from '../embedded/actions/confirmEmailUpdate.ts'
export type {
  ConfirmEmailUpdateErrorType,
  ConfirmEmailUpdateParameters,
  ConfirmEmailUpdateReturnType,
} from '../embedded/actions/confirmEmailUpdate.ts'
export { connectFarcaster } from '../embedded/actions/connectFarcaster.ts'
export type {
  ConnectFarcasterErrorType,
  ConnectFarcasterParameters,
  ConnectFarcasterReturnType,
} from '../embedded/actions/connectFarcaster.ts'
export { connectSocial } from '../embedded/actions/connectSocial.ts'
export type {
  ConnectSocialErrorType,
  ConnectSocialParameters,
  ConnectSocialReturnType,
} from '../embedded/actions/connectSocial.ts'
export { requestEmailUpdate } from '../embedded/actions/requestEmailUpdate.ts'
export type {
  RequestEmailUpdateErrorType,
  RequestEmailUpdateParameters,
  RequestEmailUpdateReturnType,
} from '../embedded/actions/requestEmailUpdate.ts'
export { updateEmail } from '../embedded/actions/updateEmail.ts'
export type { UpdateEmailErrorType, UpdateEmailReturnType } from '../embedded/actions/updateEmail.ts'
export { confirmEmailDevice } from '../embedded/actions/confirmEmailDevice.ts'
export type {
  ConfirmEmailDeviceErrorType,
  ConfirmEmailDeviceParameters,
} from '../embedded/actions/confirmEmailDevice.ts'
export { confirmOtp } from '../embedded/actions/confirmOtp.ts'
export type {
  ConfirmOtpErrorType,
  ConfirmOtpParameters,
  ConfirmOtpReturnType,
} from '../embedded/actions/confirmOtp.ts'
export { connectEmail } from '../embedded/actions/connectEmail.ts'
export type {
  ConnectEmailErrorType,
  ConnectEmailParameters,
  ConnectEmailReturnType,
} from '../embedded/actions/connectEmail.ts'
export { placeEmbeddedWallet } from '../embedded/actions/placeEmbeddedWallet.ts'
export type { PlaceEmbeddedWalletParameters } from '../embedded/actions/placeEmbeddedWallet.ts'
export { revokePermissions } from '../sessions/actions/revokePermissions.ts'
export type { RevokePermissionsErrorType } from '../sessions/actions/revokePermissions.ts'
export { estimateGas } from '../signing/actions/estimateGas.ts'
export type { EstimateGasErrorType, EstimateGasParameters } from '../signing/actions/estimateGas.ts'
export { getCallsStatus } from '../signing/actions/getCallsStatus.ts'
export type { GetCallsStatusErrorType, GetCallsStatusParameters } from '../signing/actions/getCallsStatus.ts'
export { getCapabilities } from '../signing/actions/getCapabilities.ts'
export type {
  GetCapabilitiesErrorType,
  GetCapabilitiesParameters,
} from '../signing/actions/getCapabilities.ts'
export { sendCalls } from '../signing/actions/sendCalls.ts'
export type { SendCallsErrorType, SendCallsParameters } from '../signing/actions/sendCalls.ts'
export { sendTransaction } from '../signing/actions/sendTransaction.ts'
export type {
  SendTransactionErrorType,
  SendTransactionParameters,
} from '../signing/actions/sendTransaction.ts'
export { signMessage } from '../signing/actions/signMessage.ts'
export type { SignMessageErrorType, SignMessageParameters } from '../signing/actions/signMessage.ts'
export { signTransaction } from '../signing/actions/signTransaction.ts'
export type {
  SignTransactionErrorType,
  SignTransactionParameters,
} from '../signing/actions/signTransaction.ts'
export { signTypedData } from '../signing/actions/signTypedData.ts'
export type { SignTypedDataErrorType, SignTypedDataParameters } from '../signing/actions/signTypedData.ts'
export { cancelSignIn } from '../siwx/actions/cancelSignIn.ts'
export { getSiwx, watchSiwx } from '../siwx/actions/getSiwx.ts'
export type { GetSiwxReturnType } from '../siwx/actions/getSiwx.ts'
export { signIn } from '../siwx/actions/signIn.ts'
export type { SignInErrorType, SignInParameters } from '../siwx/actions/signIn.ts'
export { signOut } from '../siwx/actions/signOut.ts'
export { getPrices } from '../tokens/actions/getPrices.ts'
export type { GetPricesErrorType } from '../tokens/actions/getPrices.ts'
export { getTokenBalances } from '../tokens/actions/getTokenBalances.ts'
export type {
  GetTokenBalancesErrorType,
  GetTokenBalancesParameters,
} from '../tokens/actions/getTokenBalances.ts'
