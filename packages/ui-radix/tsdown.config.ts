import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    core: ['buttons/ConnectButton.tsx', 'i18n/LocaleProvider.tsx', 'modal/FoyerModal.tsx'],
    // The modal around the views.
    shell: ['modal/FullModal.tsx', 'modal/ModalShell.tsx'],
    // The first of them.
    connect: ['views/Connect/Connect.tsx'],
    // What is copied, and that it was.
    copy: ['primitives/Icon/controlIcons.ts', 'views/shared/copyText.ts'],
    // Where more is to be seen.
    explorer: ['primitives/Icon/arrowIcons.ts', 'views/shared/explorerUrl.ts'],
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
    money: ['views/shared/formatMoney.ts'],
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
    // Icons of accounts, networks and payments.
    icons: ['primitives/Icon/subjectIcons.ts'],
  },
  common: ['core', 'shell', 'connect', 'copy', 'explorer', 'scan', 'failure', 'account', 'footer', 'money'],
})
