import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    core: ['buttons/ConnectButton.tsx', 'modal/FoyerModal.tsx'],
    // The modal around the views.
    shell: ['modal/FullModal.tsx', 'modal/ModalShell.tsx'],
    // The first of them.
    connect: ['views/Connect/Connect.tsx'],
    // Waiting for a wallet, and what came of it.
    status: [
      'primitives/StatusHero/StatusHero.tsx',
      'views/shared/CopyErrorButton.tsx',
      'views/shared/useAfterConnect.ts',
      'modal/useSlow.ts',
    ],
    // Who is connected.
    account: [
      'primitives/Icon/ExternalIcon.tsx',
      'primitives/AccountName/AccountName.tsx',
      'views/shared/CopyAddressButton.tsx',
      'views/shared/DisconnectRow.tsx',
      'views/shared/useLateIdentity.tsx',
    ],
    // What can be done with an account.
    deeds: [
      'primitives/Icon/PlusIcon.tsx',
      'primitives/Icon/ReceiveIcon.tsx',
      'primitives/Icon/SendIcon.tsx',
      'primitives/Icon/SwapIcon.tsx',
    ],
  },
  common: ['core', 'shell', 'connect'],
})
