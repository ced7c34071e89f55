import { expect, test } from 'vitest'

// What hosts can import: a name that is taken away breaks them, and one that comes by accident is theirs for years.
const entries: Record<string, { readonly load: () => Promise<object>; readonly names: string }> = {
  '.': {
    load: () => import('./index.ts'),
    names: `
      PAIRING_SECONDS useDeepLink useDownloadLinks useInstalledConnector usePairingPrefetch usePlatforms
      useWalletApp useWalletConnectUri
      FoyerProvider afterConnect canGoBack cookieStorage cookieToInitialState createConfig
      createFoyerHooks displayAmount formatUnits isFoyerError isUserRejected load toastDuration
      useAccount useAccountType useAlerts useBalance useChooseNetwork useChooseWallet useConfig useConnect
      useConnectList useConnectMethods useSuggestedWallets useConnections useRecentWallets useWallets useWalletSearch
      useConnectors useDeviceContext useDisconnect useEvents useFeatures useLegalConsent useLocale
      useModal useModalCode useModalIntent useModalRouter useNetwork useNetworks useNotices useOperation useProvider
      useReconnect useRecentConnections useRouteData useSendTransaction useSignMessage useSignTypedData
      useSwitchConnection useSwitchNetwork useTheme useToast useTransactionStatus
    `,
  },
  './actions': {
    load: () => import('./actions.ts'),
    names: `
      addRecentWallet chooseWallet getRecentWallets readRecentWallets watchRecentWallets
      endPairing getWalletConnectUri openWallet openWalletPage refreshPairing returnToWallet startPairing
      wantPairing watchWalletConnectUri
      addAdapter addNetwork cancelConnect chooseNetwork closeModal connect deleteConnection disconnect emitEvent estimateGas getAccount
      getAlert getAppearance getBalance getConnections getConnectors getLegalConsent getModal
      getModalRouter getNetwork getNetworks getPreferredAccountType getRecentConnections getToast goBack goBackToIndex hideAlert hideToast
      leaveNetworkSwitch openModal popTransaction prepareModal pushTransaction pushView reconnect
      removeAdapter removeNetwork replaceView requestClose resetConnect resetView sendTransaction setAppearance setLegalConsent
      setModalInline setPreferredAccountType shakeModal showAlert showToast signMessage signTypedData switchConnection
      switchNetwork watchAccount watchAlert watchAppearance watchConnections watchConnectors
      watchEvents watchLegalConsent watchModal watchModalRouter watchNetwork watchNetworks
      watchPreferredAccountTypes watchRecentConnections watchToast
    `,
  },
  './query': {
    load: () => import('./query.ts'),
    names: `
      balanceQueryKey balanceQueryOptions excludedWalletsQueryOptions featuredWalletsQueryOptions
      recommendedWalletsQueryOptions walletRanksQueryOptions walletSearchQueryOptions
      walletsQueryOptions transactionStatusQueryOptions
    `,
  },
  './embedded': {
    load: () => import('./embedded.ts'),
    names: `
      createFrameHost
    `,
  },
  './testing': {
    load: () => import('./testing.ts'),
    names: `
      createMemoryStorage createTestConnector
    `,
  },
}

test.each(Object.entries(entries))('%s exports exactly these names', async (_, { load, names }) => {
  expect(Object.keys(await load()).sort()).toEqual(names.trim().split(/\s+/).sort())
})
