import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    // What the page has that only offers to connect.
    core: [
      'account/hooks/useAccount.ts',
      'appearance/hooks/useTheme.ts',
      'config/createConfig.ts',
      'connection/hooks/useConnect.ts',
      'modal/hooks/useModal.ts',
      'modal/hooks/useModalCode.ts',
      'react/FoyerProvider.tsx',
    ],
    // Which wallets are here: what a page has that lists them itself.
    connectors: [
      'connection/actions/visibleConnectors.ts',
      'connection/connectorList.ts',
      'connection/lists.ts',
      'directory/state.ts',
    ],
    // What the app offers here.
    features: [
      'config/offeredFeatures.ts',
      'connection/hasAuthConnector.ts',
      'directory/directoryQuery.ts',
      'remote/readPlace.ts',
      'remote/state.ts',
    ],
    // The modal, once somebody is about to open it.
    modal: ['modal/modalActions.ts', 'modal/actions/router.ts', 'notices/state.ts'],
    // Wanting a code, and what became of it.
    code: [
      'pairing/actions/refreshPairing.ts',
      'pairing/actions/showPairingCode.ts',
      'pairing/actions/wantPairing.ts',
    ],
    // What the list of wallets is made of.
    list: [
      'directory/connectList.ts',
      'directory/connectMethods.ts',
      'directory/goToWallet.ts',
      'directory/actions/recentWallets.ts',
      'connection/actions/visibleConnectors.ts',
      'connection/connectorList.ts',
    ],
    // What takes its time, and can be given up.
    process: ['config/process.ts', 'config/waitFor.ts'],
    // How a backend is asked.
    backend: ['backend/request.ts', 'errors/backendErrors.ts'],
  },
  common: ['core', 'connectors', 'features', 'modal', 'process', 'backend'],
  alone: /\/hooks\/|^config\/(?!offeredFeatures|rules|device|platform|familyRules|page|process|race|waitFor)/,
})
