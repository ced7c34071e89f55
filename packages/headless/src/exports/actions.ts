export { getAccount, watchAccount } from '../wallet/state.ts'
export { getPreferredAccountType, watchPreferredAccountTypes } from '../wallet/accountType.ts'
export { getAddressLabels, setAddressLabel, watchAddressLabels } from '../wallet/addressLabels.ts'
export type { SetAddressLabelParameters } from '../wallet/addressLabels.ts'
export { getAccountTab, setAccountTab, watchAccountTabs } from '../wallet/accountTab.ts'
export type { SetAccountTabParameters } from '../wallet/accountTab.ts'
export { setPreferredAccountType } from '../wallet/accountType.ts'
export type { SetPreferredAccountTypeParameters } from '../wallet/accountType.ts'
export type { GetAccountParameters } from '../wallet/state.ts'
export {
  getPendingTransactions,
  readPendingTransactions,
  watchPendingTransactions,
} from '../data/activity/pendingTransactions.ts'
export {
  dismissUnfinishedRequest,
  followUnfinishedRequests,
  getUnfinishedRequests,
  watchUnfinishedRequests,
} from '../core/unfinished/unfinishedRequests.ts'
export { getTransactions } from '../data/activity/getTransactions.ts'
export type { GetTransactionsParameters } from '../data/activity/getTransactions.ts'
export { pollPendingTransactions } from '../data/activity/pendingTransactions.ts'
export { getAppearance, setAppearance, watchAppearance } from '../core/appearance.ts'
export { getBalance } from '../data/balances/queries.ts'
export { emitEvent, watchEvents } from '../core/actions.ts'
export { cancelConnect, resetConnect } from '../wallet/state.ts'
export { connect } from '../wallet/connect.ts'
export type { ConnectParameters, ConnectReturnType } from '../wallet/connect.ts'
export { deleteConnection } from '../wallet/connections.ts'
export type { DeleteConnectionParameters } from '../wallet/connections.ts'
export { disconnect } from '../wallet/disconnect.ts'
export type { DisconnectParameters } from '../wallet/disconnect.ts'
export {
  getConnections,
  getConnectors,
  getRecentConnections,
  watchConnections,
  watchConnectors,
  watchRecentConnections,
} from '../wallet/connections.ts'
export { reconnect } from '../wallet/reconnect.ts'
export { switchConnection } from '../modal/switchConnection.ts'
export type { ConnectionChange } from '../wallet/changeConnection.ts'
export type { SwitchConnectionParameters } from '../modal/switchConnection.ts'
export { chooseWallet } from '../modal/chooseWallet.ts'
export type { ChooseWalletParameters, WalletChoice } from '../modal/goToWallet.ts'
export { addRecentWallet } from '../flows/directory/addRecentWallet.ts'
export { getRecentWallets, readRecentWallets, watchRecentWallets } from '../flows/directory/recentWallets.ts'
export { getIdentity } from '../data/identity/getIdentity.ts'
export { getLegalConsent, setLegalConsent, watchLegalConsent } from '../flows/legal.ts'
export { closeModal, requestClose, shakeModal } from '../modal/closeModal.ts'
export { getModal, openModal, setModalInline, watchModal } from '../modal/openModal.ts'
export { prepareModal } from '../modal/attachModal.ts'
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
export { getNfts } from '../data/nfts/queries.ts'
export { getNamesForAddress } from '../data/names/readNames.ts'
export type { GetNamesForAddressParameters } from '../data/names/readNames.ts'
export { getNameSuggestions } from '../data/names/readNames.ts'
export type { GetNameSuggestionsParameters } from '../data/names/readNames.ts'
export { registerName } from '../flows/names/registerName.ts'
export type { RegisterNameParameters, RegisterNameReturnType } from '../flows/names/registerName.ts'
export { resolveName } from '../data/names/resolveName.ts'
export type { ResolveNameParameters } from '../data/names/resolveName.ts'
export { addAdapter } from '../setup/adapters.ts'
export { addNetwork } from '../wallet/networks.ts'
export { chooseNetwork } from '../modal/chooseNetwork.ts'
export type { ChooseNetworkParameters } from '../modal/chooseNetwork.ts'
export { getExplorerUrl } from '../wallet/getExplorerUrl.ts'
export type { GetExplorerUrlParameters } from '../wallet/getExplorerUrl.ts'
export { getNetwork, getNetworks, watchNetwork, watchNetworks } from '../wallet/state.ts'
export { removeAdapter } from '../setup/adapters.ts'
export { removeNetwork } from '../wallet/networks.ts'
export { switchNetwork } from '../wallet/switchNetwork.ts'
export type { SwitchNetworkParameters } from '../wallet/switchNetwork.ts'
export { hideAlert, showAlert, type ShowAlertParameters } from '../modal/notices/alert.ts'
export { getAlert, getToast, watchAlert, watchToast } from '../modal/notices/state.ts'
export { hideToast, restartToast, showToast, type ShowToastParameters } from '../modal/notices/toast.ts'
export { endPairing } from '../flows/pairing/wantPairing.ts'
export { getWalletConnectUri, watchWalletConnectUri } from '../flows/pairing/state.ts'
export { openWallet } from '../flows/pairing/openWallet.ts'
export type { OpenWalletParameters } from '../flows/pairing/openWallet.ts'
export { openWalletPage } from '../flows/pairing/openWallet.ts'
export type { OpenWalletPageParameters } from '../flows/pairing/openWallet.ts'
export { refreshPairing } from '../flows/pairing/wantPairing.ts'
export { returnToWallet } from '../flows/pairing/walletApps.ts'
export { startPairing } from '../flows/pairing/startPairing.ts'
export type { StartPairingParameters } from '../flows/pairing/startPairing.ts'
export { wantPairing } from '../flows/pairing/wantPairing.ts'
export { getFeatures, watchFeatures } from '../data/features/getFeatures.ts'
export { followPurchase } from '../flows/onramp/startPurchase.ts'
export { getOnramp, watchOnramp } from '../flows/onramp/state.ts'
export { getOnrampOptions } from '../flows/onramp/getOnrampOptions.ts'
export { getOnrampQuote } from '../flows/onramp/getOnrampQuote.ts'
export { getOnrampUrl } from '../flows/onramp/getOnrampUrl.ts'
export type { GetOnrampUrlParameters } from '../flows/onramp/getOnrampUrl.ts'
export {
  presetOnrampAmount,
  resetOnramp,
  setOnrampAmount,
  setOnrampCurrency,
} from '../flows/onramp/setOnramp.ts'
export { startPurchase } from '../flows/onramp/startPurchase.ts'
export type { StartPurchaseParameters } from '../flows/onramp/startPurchase.ts'
export { confirmPay } from '../flows/pay/confirmPay.ts'
export type { ConfirmPayParameters } from '../flows/pay/confirmPay.ts'
export { getPay, watchPay } from '../flows/pay/payment.ts'
export { openPay } from '../modal/openPay.ts'
export { preparePay } from '../flows/pay/payment.ts'
export { choosePayOption, resetPay } from '../flows/pay/setPay.ts'
export { confirmSend } from '../flows/send/confirmSend.ts'
export type { ConfirmSendParameters } from '../flows/send/confirmSend.ts'
export { fillSend } from '../flows/send/fillSend.ts'
export { getSend, watchSend } from '../flows/send/state.ts'
export { prepareSend } from '../flows/send/prepareSend.ts'
export { setMaxSendAmount } from '../flows/send/fillSend.ts'
export { resetSend, setSendAmount, setSendToken } from '../flows/send/setSend.ts'
export { setSendReceiver } from '../flows/send/fillSend.ts'
export { acceptSwap } from '../flows/swap/prepareSwap.ts'
export { approveSwap } from '../flows/swap/confirmSwap.ts'
export type { ApproveSwapParameters } from '../flows/swap/confirmSwap.ts'
export { confirmSwap } from '../flows/swap/confirmSwap.ts'
export type { ConfirmSwapParameters } from '../flows/swap/confirmSwap.ts'
export { getSwap, resetSwap, watchSwap } from '../flows/swap/state.ts'
export { getSwapNetworks } from '../flows/swap/getSwapNetworks.ts'
export { getSwapTokens } from '../flows/swap/getSwapTokens.ts'
export { pollSwapReview } from '../flows/swap/prepareSwap.ts'
export type { PollSwapReviewParameters } from '../flows/swap/prepareSwap.ts'
export { prepareSwap } from '../flows/swap/prepareSwap.ts'
export { setMaxSwapAmount } from '../flows/swap/setMaxSwapAmount.ts'
export { flipSwap, setSwapAmount, setSwapToken } from '../flows/swap/setSwap.ts'
export { startSwap } from '../flows/swap/startSwap.ts'
export { waitForSwap } from '../flows/swap/waitForSwap.ts'
export type { WaitForSwapParameters } from '../flows/swap/waitForSwap.ts'
export {
  getGrantedExecutionPermissions,
  getSupportedExecutionPermissions,
  requestExecutionPermissions,
  revokeExecutionPermission,
} from '../flows/signing/executionPermissions.ts'
export type {
  RequestExecutionPermissionsParameters,
  RevokeExecutionPermissionParameters,
} from '../flows/signing/executionPermissions.ts'
export { getSmartSessions } from '../flows/smartSessions/getSmartSessions.ts'
export { grantPermissions } from '../flows/smartSessions/grantPermissions.ts'
export { cancelSocial } from '../flows/embedded/startSocial.ts'
export { confirmEmailUpdate } from '../flows/embedded/emailUpdate.ts'
export type {
  ConfirmEmailUpdateParameters,
  ConfirmEmailUpdateReturnType,
} from '../flows/embedded/emailUpdate.ts'
export { connectFarcaster } from '../flows/embedded/connectFarcaster.ts'
export type {
  ConnectFarcasterParameters,
  ConnectFarcasterReturnType,
} from '../flows/embedded/connectFarcaster.ts'
export { connectSocial } from '../flows/embedded/connectSocial.ts'
export type { ConnectSocialParameters, ConnectSocialReturnType } from '../flows/embedded/connectSocial.ts'
export { requestEmailUpdate } from '../flows/embedded/emailUpdate.ts'
export type {
  RequestEmailUpdateParameters,
  RequestEmailUpdateReturnType,
} from '../flows/embedded/emailUpdate.ts'
export { updateEmail } from '../modal/updateEmail.ts'
export type { UpdateEmailReturnType } from '../modal/updateEmail.ts'
export { confirmEmailDevice } from '../flows/embedded/connectEmail.ts'
export type { ConfirmEmailDeviceParameters } from '../flows/embedded/connectEmail.ts'
export { confirmOtp } from '../flows/embedded/connectEmail.ts'
export type { ConfirmOtpParameters, ConfirmOtpReturnType } from '../flows/embedded/connectEmail.ts'
export { connectEmail } from '../flows/embedded/connectEmail.ts'
export type { ConnectEmailParameters, ConnectEmailReturnType } from '../flows/embedded/connectEmail.ts'
export { placeEmbeddedWallet } from '../flows/embedded/placeEmbeddedWallet.ts'
export type { PlaceEmbeddedWalletParameters } from '../flows/embedded/placeEmbeddedWallet.ts'
export { revokePermissions } from '../flows/smartSessions/revokePermissions.ts'
export { estimateGas } from '../flows/signing/estimateGas.ts'
export type { EstimateGasParameters } from '../flows/signing/estimateGas.ts'
export { simulateTransaction } from '../wallet/simulateTransaction.ts'
export type { SimulateTransactionParameters } from '../wallet/simulateTransaction.ts'
export { getCallsStatus, showCallsStatus, waitForCallsStatus } from '../flows/signing/getCallsStatus.ts'
export type {
  GetCallsStatusParameters,
  WaitForCallsStatusParameters,
} from '../flows/signing/getCallsStatus.ts'
export { getWalletAssets } from '../wallet/reading/getWalletAssets.ts'
export type { GetWalletAssetsParameters } from '../wallet/reading/getWalletAssets.ts'
export { getCapabilities } from '../wallet/reading/getCapabilities.ts'
export type { GetCapabilitiesParameters } from '../wallet/reading/getCapabilities.ts'
export { sendCalls } from '../flows/signing/sendCalls.ts'
export type { CallsProgress, SendCallsParameters } from '../flows/signing/sendCalls.ts'
export { sendTransaction } from '../flows/signing/sendTransaction.ts'
export type { SendTransactionParameters } from '../flows/signing/sendTransaction.ts'
export { signMessage } from '../flows/signing/sign.ts'
export type { SignMessageParameters } from '../flows/signing/sign.ts'
export { signTransaction } from '../flows/signing/sign.ts'
export type { SignTransactionParameters } from '../flows/signing/sign.ts'
export { signTypedData } from '../flows/signing/sign.ts'
export type { SignTypedDataParameters } from '../flows/signing/sign.ts'
export { cancelSignIn } from '../flows/siwx/signOut.ts'
export { getSiwx, watchSiwx } from '../flows/siwx/getSiwx.ts'
export type { GetSiwxReturnType } from '../flows/siwx/getSiwx.ts'
export { signIn } from '../flows/siwx/signIn.ts'
export type { SignInParameters } from '../flows/siwx/signIn.ts'
export { signOut } from '../flows/siwx/signOut.ts'
export { getPrices } from '../data/tokens/getPrices.ts'
export { getTokenBalances } from '../data/tokens/getTokenBalances.ts'
export type { GetTokenBalancesParameters } from '../data/tokens/getTokenBalances.ts'
export {
  approveRequest,
  declineRequest,
  getRequestReview,
  watchRequestReview,
} from '../flows/policies/requestReview.ts'
export type { AnswerRequestParameters } from '../flows/policies/requestReview.ts'
export type { RequestReview } from '../flows/policies/state.ts'
