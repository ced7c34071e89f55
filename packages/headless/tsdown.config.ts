import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    // A page with a connect button, before any intent of the visitor.
    core: [
      'react/FoyerProvider.tsx',
      'react/useAccount.ts',
      'react/useConnectProcess.ts',
      'react/useModal.ts',
      'react/useModalCode.ts',
      'react/useTheme.ts',
      'setup/createConfig.ts',
    ],
    // A page that lists the wallets itself.
    connectors: ['react/useConnectors.ts'],
    // A page that shows the networks itself.
    networks: ['react/useNetworks.ts'],
    // Small modules that most pages load with the first action, in different sets.
    shared: [
      'core/unfinished/unfinishedState.ts',
      'data/features/offeredFeatures.ts',
      'flows/directory/recentWallets.ts',
      'flows/directory/walletRules.ts',
      'flows/embedded/findEmbedded.ts',
      'flows/pairing/lazy.ts',
      'flows/pairing/linkState.ts',
      'flows/siwx/state.ts',
      'modal/notices/state.ts',
      'react/useFeatures.ts',
      'wallet/multiWallet.ts',
    ],
    // Code of connections and of requests to the backend, with the problems that both report to the developer.
    tasks: [
      'core/errors/errors.ts',
      'core/page/page.ts',
      'core/problems/problems.ts',
      'core/tasks.ts',
      'modal/notices/alert.ts',
      'wallet/requireMultiWallet.ts',
    ],
    // The first opening of the modal.
    modal: ['flows/directory/connectList.ts', 'modal/modalActions.ts', 'modal/navigation.ts'],
    // Hooks that read or write load it without the directory.
    queryClient: ['core/queryClient.ts'],
    // The first request to the backend, and the project's configuration.
    backend: ['data/features/askProject.ts', 'data/backend/readAnswer.ts'],
    // The list of networks that the backend serves, which is read before an account's data.
    supportedChains: ['data/backend/supportedChains.ts'],
    // The wallets of the directory.
    directory: ['flows/directory/directoryActions.ts', 'flows/directory/fetchWallets.ts'],
    // State of a login by e-mail or social account, without connection code.
    login: ['flows/embedded/requireEmbedded.ts', 'flows/embedded/state.ts'],
    // Hooks of logins, separate because the first opening has a form for the e-mail address.
    loginHooks: ['react/useEmailLogin.ts', 'react/useEmbeddedWallet.ts', 'react/useSocialLogin.ts'],
    // Hooks with which the modal connects a wallet.
    connectHooks: ['react/connectionMutations.ts', 'react/useConnect.ts'],
    // Code that connects, restores, stores and disconnects.
    connection: [
      'setup/startEngine.ts',
      'wallet/connectionActions.ts',
      'wallet/persist.ts',
      // Code that follows a sent request and refetches the activity.
      'data/activity/followOutcome.ts',
      'data/activity/queryKeys.ts',
      'data/activity/trackSent.ts',
      // The modal subscribes to these at the first connection, without loading another file.
      'flows/pairing/linkChoice.ts',
      'flows/policies/state.ts',
      'flows/policies/requestReview.ts',
      'flows/smartSessions/outcomes.ts',
      'wallet/explorerRules.ts',
    ],
    // The state machine of reviewed requests, which signing also uses.
    requests: ['flows/requests/requests.ts', 'flows/money/rules.ts'],
    // State and rules of forms.
    money: ['flows/send/amountRules.ts', 'flows/swap/state.ts'],
    reactions: ['modal/reactions.ts'],
    networkActions: ['wallet/readChain.ts', 'wallet/switchNetwork.ts'],
    unfinished: ['core/unfinished/unfinishedRequests.ts'],
    // Queries of a wallet and its transactions.
    walletQueries: ['wallet/reading/queries.ts', 'flows/signing/queries.ts'],
    signing: ['flows/signing/signingActions.ts'],
    tokens: [
      'data/tokens/queries.ts',
      'data/tokens/getPrices.ts',
      'data/tokens/getTokenBalances.ts',
      'react/tokenQueries.ts',
    ],
    // Name and picture of an account.
    identity: [
      'data/identity/queries.ts',
      'data/identity/getIdentity.ts',
      'data/names/queries.ts',
      'react/useIdentity.ts',
    ],
    activity: ['data/activity/fetchTransactions.ts', 'data/activity/queries.ts'],
    siwx: ['flows/siwx/watchSignIn.ts'],
    siwxActions: ['flows/siwx/siwxActions.ts'],
    // A QR code, or a deep link.
    pairing: ['flows/pairing/state.ts', 'flows/pairing/wantPairing.ts', 'flows/pairing/startPairing.ts'],
    // The app of the connected wallet, and links of listed ones.
    walletApps: ['flows/pairing/walletApps.ts'],
    // Code of fees, units and simulations for the reviews of transfers, payments and swaps.
    reviews: [
      'data/gas/fetchGasPrices.ts',
      'data/gas/queries.ts',
      'data/tokens/tokenContract.ts',
      'wallet/simulateTransaction.ts',
    ],
    // The form of a send. Its review and its request to the wallet are `sendReview` and `sendActions`.
    send: [
      'flows/send/setSend.ts',
      'flows/send/errors.ts',
      'flows/send/queries.ts',
      'react/sendMutations.ts',
      'react/useSend.ts',
    ],
    sendReview: ['flows/send/fillSend.ts', 'flows/send/prepareSend.ts'],
    sendActions: ['flows/send/confirmSend.ts'],
    pay: ['flows/pay/setPay.ts', 'modal/openPay.ts'],
    payReview: ['flows/pay/payment.ts', 'flows/pay/confirmPay.ts'],
    // Views that list the networks with swaps.
    swapNetworks: ['flows/swap/getSwapNetworks.ts', 'react/useSwapNetworks.ts'],
    swap: [
      'flows/swap/setSwap.ts',
      'flows/swap/queries.ts',
      'flows/swap/startSwap.ts',
      'react/swapQueries.ts',
      'react/useSwap.ts',
    ],
    swapQuotes: [
      'flows/swap/fetchSwapQuote.ts',
      'flows/swap/getSwapTokens.ts',
      'flows/swap/setMaxSwapAmount.ts',
    ],
    swapReview: ['flows/swap/prepareSwap.ts', 'flows/swap/confirmSwap.ts'],
    // Networks on which an account receives, apart from the form of a purchase, which reads them too.
    receive: ['flows/receive.ts'],
    onramp: ['flows/onramp/setOnramp.ts', 'flows/onramp/queries.ts', 'flows/onramp/purchaseRules.ts'],
    // The form of a purchase. `purchase` loads once the window of the provider is open.
    onrampForm: [
      'flows/onramp/getOnrampOptions.ts',
      'flows/onramp/getOnrampQuote.ts',
      'flows/onramp/getOnrampUrl.ts',
      'react/useOnramp.ts',
      'react/useStartPurchase.ts',
    ],
    purchase: ['flows/onramp/followWindow.ts', 'flows/onramp/lookForPurchase.ts'],
    smartSessions: ['flows/smartSessions/queries.ts'],
    sessionActions: ['flows/smartSessions/sessionActions.ts'],
  },
  // Hooks, balances, and rules with which pages format the results of hooks.
  alone: /^react\/|^data\/(activity\/rowRules|balances\/(queries|rules)|tokens\/rules)/,
})
