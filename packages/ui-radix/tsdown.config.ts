import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    core: ['buttons/ConnectButton.tsx', 'modal/FoyerModal.tsx'],
    // The modal around the views.
    shell: ['modal/FullModal.tsx', 'modal/ModalShell.tsx'],
    // The first of them.
    connect: ['views/Connect/Connect.tsx'],
  },
})
