import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    core: ['buttons/ConnectButton.tsx', 'i18n/LocaleProvider.tsx', 'modal/FoyerModal.tsx'],
    // The modal around the views.
    shell: ['modal/FullModal.tsx', 'modal/ModalShell.tsx'],
    // The first of them.
    connect: ['views/Connect/Connect.tsx'],
    // What is copied, and that it was.
    copy: ['primitives/Icon/CheckIcon.tsx', 'primitives/Icon/CopyIcon.tsx', 'views/shared/copyText.ts'],
    // Where more is to be seen.
    explorer: ['primitives/Icon/ExternalIcon.tsx', 'views/shared/explorerUrl.ts'],
    // A code to scan, or its link.
    scan: ['views/shared/CodePlace.tsx', 'views/shared/CopyLinkButton.tsx'],
    // What came of it.
    failure: ['i18n/errorText.ts', 'i18n/hero.ts', 'views/shared/messages.ts'],
    // Leaving an account.
    leave: ['views/shared/DisconnectRow.tsx'],
    // Waiting for a wallet, and what came of it.
    status: ['primitives/StatusHero/StatusHero.tsx', 'modal/useSlow.ts'],
    // What stands under a view.
    footer: ['modal/ViewFooter.tsx'],
    // Paying with money.
    money: ['primitives/Icon/CardIcon.tsx', 'views/shared/formatMoney.ts'],
    // What visitors agree to by connecting.
    legal: ['views/shared/LegalFooter.tsx'],
    // Logins by the account of another service.
    social: ['views/shared/SocialRow.tsx'],
    // What stands beside the title of an account.
    header: ['modal/NetworkChip.tsx', 'modal/SessionsButton.tsx'],
    // Who is connected.
    account: ['primitives/AccountName/AccountName.tsx'],
    // What its own screens say of it.
    profile: [
      'views/shared/CopyAddressButton.tsx',
      'views/shared/LoginPlace.tsx',
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
  common: ['core', 'shell', 'connect', 'copy', 'explorer', 'scan', 'failure', 'account', 'footer', 'money'],
})
