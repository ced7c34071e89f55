import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { expect, test } from 'vitest'

// Public exports: to remove one is a breaking change, and an accidental export must be supported for years.
const entries: Record<string, { readonly load: () => Promise<object>; readonly names: string }> = {
  '.': {
    load: () => import('./index.ts'),
    names: `
      FoyerProvider PAIRING_SECONDS canGoBack cookieStorage cookieToInitialState
      createConfig createFoyerHooks createNonce createSiwxMessage describeTransaction displayAmount explorerUrl formatUnits
      afterPaint isFoyerError isUserRejected load relativeTime smartSessionState useEmailLogin useEmbeddedWallet useFarcasterLogin useOtp useSocialLogin useDismissUnfinishedRequest useUnfinishedRequests useUpdateEmail useSmartSessions parseSiwxMessage serverSessions siwx toastDuration tokenFormats useAccount useAccountLayout useAccountTab useAccountType useAddressLabel
      useAlerts useAppMetadata useBalance useCallsStatus useCapabilities useWalletAssets useChooseNetwork useChooseWallet useConfig useConnect
      useConnectList useConnectMethods useConnections useConnectors useDeepLink useDeviceContext
      useDisconnect useDownloadLinks useEmitEvent useEvents useExplorerUrl useFeatures useGasPrice useIdentity useInstalledConnector useIsMobile useLegalConsent
      useLocale useModal useModalCode useModalIntent useModalRouter useNameRegistration useNameSuggestions useNetwork useNetworks useNfts
      useNotices useOnramp useOnrampActivity useOnrampOptions useOnrampPurchase useOnrampQuote useOnrampUrl usePay useOperation usePairingPrefetch usePendingTransactions usePlatforms usePrepareConnector usePrices useProvider useRecentConnections
      useReceive useRecentWallets useReconnect useRegisterName useResolveName useRequestReview useReverseName useRouteData useSend useSendCalls useSendFee useSendTransaction useSignMessage
      useSignTransaction useSignTypedData useSiwx useSiwxStatus useSuggestedWallets useSwap useSwapNetworks useSwapQuote useSwapTokens impactTone shownToAmount swapStatus useSwitchConnection
      useSwitchNetwork useTheme useToast useTokenBalances useTransactions useTransactionStatus useWalletApp useWalletConnectUri useWalletPeer
      useWalletSearch useWallets verifySiwxSession
      useAcceptSwap useApproveSwap useConfirmEmailDevice useConfirmEmailUpdate useConfirmPay useConfirmSend useConfirmSwap
      useConnectProcess useGrantPermissions useOpenPay usePreparePay usePrepareSend usePrepareSwap useRequestEmailUpdate
      useRequestExecutionPermissions useRevokeExecutionPermission
      useRevokePermissions useSignIn useSignOut useStartPurchase useSwapReview
    `,
  },
  './actions': {
    load: () => import('./actions.ts'),
    names: `
      addAdapter addNetwork addRecentWallet cancelConnect cancelSignIn chooseNetwork chooseWallet
      closeModal confirmSend connect deleteConnection disconnect emitEvent endPairing estimateGas fillSend getAccount getAccountTab setAccountTab watchAccountTabs getAddressLabels setAddressLabel watchAddressLabels
      approveRequest declineRequest getRequestReview watchRequestReview
      simulateTransaction dismissUnfinishedRequest followUnfinishedRequests getUnfinishedRequests watchUnfinishedRequests
      getAlert getAppearance getBalance getCallsStatus showCallsStatus waitForCallsStatus getCapabilities getWalletAssets getConnections cancelSocial confirmEmailDevice confirmEmailUpdate confirmOtp connectEmail connectFarcaster connectSocial requestEmailUpdate updateEmail placeEmbeddedWallet getSmartSessions grantPermissions revokePermissions getGrantedExecutionPermissions getSupportedExecutionPermissions requestExecutionPermissions revokeExecutionPermission getConnectors getExplorerUrl getFeatures getIdentity getLegalConsent getModal
      getModalRouter getNameSuggestions getNamesForAddress getNetwork getNetworks getNfts getPreferredAccountType getPrices getRecentConnections
      getPendingTransactions getRecentWallets getSend getSiwx getToast getTransactions getTokenBalances getWalletConnectUri goBack goBackToIndex hideAlert hideToast
      followPurchase getOnramp getOnrampOptions getOnrampQuote getOnrampUrl presetOnrampAmount resetOnramp setOnrampAmount setOnrampCurrency startPurchase watchOnramp choosePayOption confirmPay getPay openPay preparePay resetPay watchPay
      leaveNetworkSwitch openModal openWallet openWalletPage pollPendingTransactions popTransaction prepareModal prepareSend
      pushTransaction pushView readPendingTransactions readRecentWallets reconnect refreshPairing registerName removeAdapter
      removeNetwork replaceView requestClose resetConnect resetSend resetView resolveName restartToast returnToWallet sendCalls sendTransaction
      setAppearance setLegalConsent setMaxSendAmount setModalInline setPreferredAccountType setSendAmount setSendReceiver setSendToken shakeModal showAlert
      showToast signIn signMessage signOut signTransaction signTypedData startPairing
      acceptSwap approveSwap confirmSwap flipSwap getSwap getSwapNetworks getSwapTokens pollSwapReview prepareSwap resetSwap setMaxSwapAmount
      setSwapAmount setSwapToken startSwap waitForSwap watchSwap
      switchConnection switchNetwork wantPairing watchAccount watchAlert watchAppearance
      watchConnections watchConnectors watchEvents watchFeatures watchLegalConsent watchModal watchModalRouter
      watchNetwork watchNetworks watchPendingTransactions watchPreferredAccountTypes watchRecentConnections
      watchRecentWallets watchSend watchSiwx watchToast watchWalletConnectUri
    `,
  },
  './query': {
    load: () => import('./query.ts'),
    names: `
      balanceQueryKey balanceQueryOptions callsStatusQueryOptions capabilitiesQueryOptions walletAssetsQueryOptions excludedWalletsQueryOptions featuredWalletsQueryOptions gasPriceQueryOptions getQueryClient sendFeeQueryOptions swapQuoteQueryOptions swapTokensQueryOptions
      identityQueryOptions nameSuggestionsQueryOptions resolveNameQueryOptions reverseNameQueryOptions
      nftsQueryOptions onrampOptionsQueryOptions onrampQuoteQueryOptions onrampUrlQueryOptions pricesQueryOptions recommendedWalletsQueryOptions smartSessionsQueryKey smartSessionsQueryOptions tokenBalancesQueryKey
      tokenBalancesQueryOptions transactionsQueryKey transactionsQueryOptions transactionStatusQueryOptions walletRanksQueryOptions
      walletSearchQueryOptions walletsQueryOptions
    `,
  },
  './viem': {
    load: () => import('./viem.ts'),
    names: 'getPublicClient getWalletClient usePublicClient useWalletClient',
  },
  './embedded': {
    load: () => import('./embedded.ts'),
    names: `
      createFrameHost createPopupHost embeddedWallet
    `,
  },
  './testing': {
    load: () => import('./testing.ts'),
    names: `
      createMemoryStorage createTestConnector createTestFrame createTestPopup testFrameAccounts
    `,
  },
}

test.each(Object.entries(entries))('%s exports exactly these names', async (_, { load, names }) => {
  expect(Object.keys(await load()).toSorted()).toEqual(names.trim().split(/\s+/).toSorted())
})

test('createFoyerHooks returns every exported hook', async () => {
  const index = await import('./index.ts')
  const config = index.createConfig({ networks: [mainnet], adapters: [eip155()] })
  const hooks = Object.keys(index).filter((name) => /^use[A-Z]/.test(name))
  expect(Object.keys(index.createFoyerHooks(config)).toSorted()).toEqual(hooks.toSorted())
})
