import { isFoyerError } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, optimism } from '@foyer/chains/networks'
import { describe, expect, test, vi } from 'vitest'
import { createTestAdapter, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import * as actions from './actions.ts'

// Public exports: to remove one is a breaking change, and an accidental export must be supported for years.
const entries: Record<string, { readonly load: () => Promise<object>; readonly names: string }> = {
  '.': {
    load: () => import('./index.ts'),
    names: `
      FoyerProvider PAIRING_SECONDS canGoBack cookieStorage cookieToInitialState
      createConfig createFoyerHooks createNonce createSiwxMessage describeTransaction displayAmount explorerUrl formatUnits isUnlimited
      afterPaint isFoyerError isUserRejected load relativeTime sendRefusal sendWarning smartSessionState useEmailLogin useEmbeddedWallet useFarcasterLogin useOtp useSocialLogin useDismissUnfinishedRequest useUnfinishedRequests useUpdateEmail useSmartSessions parseSiwxMessage serverSessions siwx toastDuration tokenFormats useAccount useAccountLayout useAccountTab useAccountType useAddressLabel
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

describe('actions called from JavaScript', () => {
  type Call = (...values: readonly unknown[]) => unknown
  const callOf = (name: string): Call => (actions as unknown as Record<string, Call>)[name]!
  /** Settles as the action does, whether it throws or rejects. */
  const attempt = async (name: string, ...values: readonly unknown[]): Promise<unknown> =>
    callOf(name)(...values)

  async function connected() {
    const wallet = createTestConnector()
    const reads = { estimateGas: async () => async () => 1n, getCapabilities: async () => async () => ({}) }
    const { config } = setup({
      connectors: [wallet],
      adapters: [createTestAdapter(reads), createTestAdapter({}, 'solana')],
      features: { pay: true, multiWallet: true },
    })
    await actions.connect(config, { connector: wallet })
    return config
  }

  const needed: readonly (readonly [action: string, parameter: string])[] = [
    ['addNetwork', 'id'],
    ['approveSwap', 'review'],
    ['confirmEmailUpdate', 'step'],
    ['confirmOtp', 'otp'],
    ['confirmPay', 'quote'],
    ['confirmSend', 'review'],
    ['confirmSwap', 'review'],
    ['connect', 'connector'],
    ['connectEmail', 'email'],
    ['connectSocial', 'provider'],
    ['estimateGas', 'to'],
    ['getBalance', 'caipNetworkId'],
    ['getCallsStatus', 'id'],
    ['getCapabilities', 'address'],
    ['getIdentity', 'caipNetworkId'],
    ['getNameSuggestions', 'name'],
    ['getNamesForAddress', 'address'],
    ['getOnrampUrl', 'provider'],
    ['getPrices', 'addresses'],
    ['getWalletAssets', 'address'],
    ['grantPermissions', 'request'],
    ['openPay', 'recipient'],
    ['registerName', 'name'],
    ['requestEmailUpdate', 'email'],
    ['requestExecutionPermissions', 'permissions'],
    ['resolveName', 'name'],
    ['revokeExecutionPermission', 'context'],
    ['revokePermissions', 'session'],
    ['sendCalls', 'calls'],
    ['sendTransaction', 'to'],
    ['showCallsStatus', 'id'],
    ['signMessage', 'message'],
    ['signTransaction', 'transaction'],
    ['signTypedData', 'typedData'],
    ['simulateTransaction', 'to'],
    ['switchConnection', 'connector'],
    ['waitForSwap', 'hash'],
  ]

  test.each(needed)(
    '%s without `%s` fails with PARAMETER_MISSING, which names both',
    async (operation, parameter) => {
      const config = await connected()
      vi.spyOn(console, 'warn').mockReturnValue()
      for (const values of [[], [{}], ['text'], [null]])
        await expect(attempt(operation, config, ...values)).rejects.toMatchObject({
          code: 'PARAMETER_MISSING',
          context: { operation, parameter },
        })
      // The config is forgotten.
      await expect(attempt(operation, { [parameter]: '' })).rejects.toMatchObject({ code: 'CONFIG_MISSING' })
    },
  )

  test.each(needed.filter(([name]) => name !== 'addNetwork'))(
    '%s without `%s` returns a promise that rejects, and does not throw',
    async (name) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      const called = callOf(name)(await connected())
      expect(called).toBeInstanceOf(Promise)
      await expect(called).rejects.toMatchObject({ code: 'PARAMETER_MISSING' })
    },
  )

  test.each(['getBalance', 'getIdentity', 'resolveName', 'sendTransaction'])(
    '%s with a chain id in place of a network id fails with PARAMETER_MISSING',
    async (name) => {
      const parameters = { address: '0x', name: 'mira.example', to: '0x', caipNetworkId: 1 }
      await expect(attempt(name, await connected(), parameters)).rejects.toMatchObject({
        code: 'PARAMETER_MISSING',
        context: { operation: name, parameter: 'caipNetworkId' },
      })
    },
  )

  test('switchNetwork without a network fails with NETWORK_NOT_CONFIGURED', async () => {
    const config = await connected()
    vi.spyOn(console, 'error').mockReturnValue()
    for (const value of [undefined, null, {}, 137])
      await expect(attempt('switchNetwork', config, value)).rejects.toMatchObject({
        code: 'NETWORK_NOT_CONFIGURED',
      })
  })

  test.each(Object.keys(actions).filter((name) => name.startsWith('watch')))(
    '%s with a function in place of { onChange } says so',
    async (name) => {
      const config = await connected()
      for (const value of [undefined, {}, () => {}])
        await expect(attempt(name, config, value)).rejects.toSatisfy((error) =>
          isFoyerError(error, 'PARAMETER_INVALID'),
        )
    },
  )

  test.each(['setSendAmount', 'setSwapAmount', 'setOnrampAmount'])(
    '%s with a number says that an amount is a text',
    async (name) => {
      await expect(attempt(name, await connected(), 0.5)).rejects.toMatchObject({
        code: 'PARAMETER_INVALID',
        shortMessage: "Wrong parameter: an amount is a text, such as '0.5', not 0.5",
      })
    },
  )

  test.each([
    ['setSendAmount', '0.5'],
    ['setSwapAmount', '0.5'],
    ['setOnrampAmount', '50'],
    ['addNetwork', optimism],
  ])('%s runs in an unbundled page, which has no `process`', async (name, value) => {
    const config = await connected()
    const own = Object.getOwnPropertyDescriptor(globalThis, 'process') ?? expect.unreachable()
    Reflect.deleteProperty(globalThis, 'process')
    try {
      callOf(name)(config, value)
    } finally {
      Object.defineProperty(globalThis, 'process', own)
    }
  })

  test.each(['getAccount', 'watchAccount'])(
    '%s of an unknown namespace names the known ones',
    async (name) => {
      const parameters = { namespace: 'ethereum', onChange: () => {} }
      await expect(attempt(name, await connected(), parameters)).rejects.toMatchObject({
        code: 'PARAMETER_INVALID',
        shortMessage: expect.stringContaining('eip155, solana, polkadot, bip122, cosmos, not ethereum'),
      })
    },
  )
})
