import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    core: ['buttons/ConnectButton.tsx', 'i18n/LocaleProvider.tsx', 'modal/FoyerModal.tsx'],
    // The modal around the views.
    shell: ['modal/FullModal.tsx', 'modal/ModalShell.tsx'],
    // The first of them.
    connect: ['views/Connect/Connect.tsx'],
    // Waiting for a wallet, and what came of it.
    status: ['primitives/StatusHero/StatusHero.tsx', 'modal/useSlow.ts'],
    // What visitors agree to by connecting.
    legal: ['views/shared/LegalFooter.tsx'],
    // Logins by the account of another service.
    social: ['views/shared/SocialRow.tsx'],
    // What stands beside the title of an account.
    header: ['modal/NetworkChip.tsx', 'modal/SessionsButton.tsx'],
    // Who is connected.
    account: [
      'primitives/AccountName/AccountName.tsx',
      'primitives/Icon/ExternalIcon.tsx',
      'views/shared/CopyAddressButton.tsx',
      'views/shared/explorerUrl.ts',
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
