import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    // What the page has that only offers to connect.
    core: [
      'react/useAccount.ts',
      'react/useTheme.ts',
      'setup/createConfig.ts',
      'react/useConnect.ts',
      'react/useModal.ts',
      'react/useModalCode.ts',
      'react/FoyerProvider.tsx',
    ],
    // Which wallets are here: what a page has that lists them itself.
    connectors: [
      'wallet/connection/visibleConnectors.ts',
      'wallet/connection/connectorList.ts',
      'wallet/connection/lists.ts',
      'flows/directory/state.ts',
    ],
    // What the app offers here.
    features: [
      'data/features/offeredFeatures.ts',
      'wallet/connection/hasAuthConnector.ts',
      'flows/directory/directoryQuery.ts',
      'data/features/readPlace.ts',
      'data/features/state.ts',
    ],
    // The modal, once somebody is about to open it.
    modal: ['modal/modalActions.ts', 'modal/navigation.ts', 'modal/notices/state.ts'],
    // Wanting a code, and what became of it.
    code: [
      'flows/pairing/refreshPairing.ts',
      'flows/pairing/showPairingCode.ts',
      'flows/pairing/wantPairing.ts',
    ],
    // What the list of wallets is made of.
    list: [
      'flows/directory/connectList.ts',
      'flows/directory/connectMethods.ts',
      'flows/directory/goToWallet.ts',
      'flows/directory/recentWallets.ts',
      'wallet/connection/visibleConnectors.ts',
      'wallet/connection/connectorList.ts',
    ],
    // What takes its time, and can be given up.
    process: ['core/async/process.ts', 'core/async/waitFor.ts'],
    // How a backend is asked.
    backend: ['data/backend/request.ts', 'core/errors/backendErrors.ts'],
  },
  common: ['core', 'connectors', 'features', 'modal', 'process', 'backend'],
  alone: /^react\/|^core\/(?!page|async)|^setup\//,
})
