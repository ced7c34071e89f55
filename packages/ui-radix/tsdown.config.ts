import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    // A page with a connect button, before any interest is shown.
    core: [
      'buttons/ConnectButton.tsx',
      'i18n/LocaleProvider.tsx',
      'FoyerModal/FoyerModal.tsx',
      // Other buttons load components with it, and must not bring the shell.
      'load/useLazyComponent.ts',
      // Every view and button needs these few lines.
      'primitives/part/createPart.tsx',
      'primitives/Icon/arrowIcons.ts',
      'primitives/VisuallyHidden/VisuallyHidden.tsx',
      'primitives/Skeleton/Skeleton.tsx',
    ],
    // The first opening of the modal.
    shell: ['FoyerModal/FullModal.tsx', 'modal/ModalShell.tsx', 'views/Connect/Connect.tsx'],
  },
  alone: /^buttons\/|^primitives\/|^logos\//,
})
