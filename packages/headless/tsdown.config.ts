import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    // A page with a connect button, before any interest is shown.
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
      'core/problems/problems.ts',
      'data/features/offeredFeatures.ts',
      'data/features/readEnvironment.ts',
      'flows/directory/recentWallets.ts',
      'flows/pairing/state.ts',
      'modal/notices/state.ts',
      'wallet/multiWallet.ts',
    ],
    // The first opening of the modal.
    modal: [
      'flows/directory/connectList.ts',
      'flows/directory/connectMethods.ts',
      'modal/modalActions.ts',
      'modal/navigation.ts',
    ],
    // Hooks that read or write load it without the directory.
    queryClient: ['core/queryClient.ts'],
    // The first request to the backend, and the project's configuration.
    backend: ['data/features/askProject.ts', 'data/backend/readRows.ts'],
    // The wallets of the directory.
    directory: ['flows/directory/directoryActions.ts', 'flows/directory/fetchWallets.ts'],
  },
  alone: /^react\//,
})
