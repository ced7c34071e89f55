import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    // Code of a page with a connect button, before any intent of the visitor.
    core: [
      'buttons/ConnectButton.tsx',
      'i18n/LocaleProvider.tsx',
      'FoyerModal/FoyerModal.tsx',
      // Other buttons use it to load components, without loading the shell.
      'load/useLazyComponent.ts',
      // `createTheme` imports it, and pages load that without the modal.
      'theme/plainTheme.ts',
      // Every view and button needs these few lines.
      'primitives/part/createPart.tsx',
      'primitives/Icon/arrowIcons.ts',
      'primitives/VisuallyHidden/VisuallyHidden.tsx',
      'primitives/Skeleton/Skeleton.tsx',
      'primitives/Image/safeImageSrc.ts',
    ],
    // Small primitives of many views.
    parts: [
      'primitives/Address/Address.tsx',
      'primitives/AmountField/AmountField.tsx',
      'primitives/Banner/Banner.tsx',
      'primitives/Checkbox/Checkbox.tsx',
      'primitives/Facts/Facts.tsx',
      'primitives/HelpSection/HelpSection.tsx',
      'primitives/Ring/Ring.tsx',
      'primitives/StatusHero/StatusHero.tsx',
    ],
    // The account control of a button.
    accountControl: [
      'buttons/AccountControl.tsx',
      'primitives/AccountName/AccountName.tsx',
      'primitives/Avatar/Avatar.tsx',
    ],
    // The first opening of the modal.
    shell: ['FoyerModal/FullModal.tsx', 'modal/ModalShell.tsx', 'views/Connect/Connect.tsx'],
    // Small modules that most other views load, in different sets.
    shared: [
      'i18n/errorText.ts',
      'i18n/statusMessages.ts',
      'logos/tokenLogo.ts',
      'modal/ViewFooter.tsx',
      'modal/useSlow.ts',
      'views/shared/EmptyView.tsx',
      'views/shared/ListFailure.tsx',
      'views/shared/LoadFailure.tsx',
      'views/shared/LoadingRows.tsx',
      'views/shared/NoMatch.tsx',
      'views/shared/OfflineNote.tsx',
      'views/shared/account/Explanation.tsx',
      'views/shared/email/emailMessages.ts',
      'views/shared/email/useSecondsUntil.ts',
      'views/shared/messages.ts',
      'views/shared/networks/ChooseNetworkButton.tsx',
      'views/shared/networks/switchMessages.ts',
      'views/shared/pairing/CopyLinkButton.tsx',
      'views/shared/tokens/ExactAmount.tsx',
      'views/shared/useCopy.tsx',
      'views/shared/useGoBackOr.ts',
      'views/shared/useIsOnline.ts',
      'views/shared/useLeaving.ts',
      'views/shared/useReplaced.ts',
      'views/shared/useRetry.ts',
      'views/shared/wallets/CopyErrorButton.tsx',
      'views/shared/wallets/LazyWalletAppButton.tsx',
      'views/shared/wallets/namespaces.ts',
    ],
    // Email and social logins, on the first view of apps that have them.
    logins: ['views/shared/email/EmailWidget.tsx', 'views/shared/social/SocialRow.tsx'],
    // Lists of tokens; other long lists are rarely shown.
    tokens: [
      'primitives/LongList/LongList.tsx',
      'primitives/Row/TokenRow.tsx',
      'views/shared/tokens/TokenItem.tsx',
      'views/shared/tokens/TokenList.tsx',
    ],
    // Code of the account view that other views use too.
    accountParts: [
      'views/shared/account/useCopyAddress.tsx',
      'views/shared/account/DisconnectRow.tsx',
      'views/shared/account/LazyLoginRows.tsx',
      'views/shared/account/LazyUnfinishedNotice.tsx',
    ],
    account: ['views/Account/Account.tsx'],
    // Header, tabs and first tab of the account view.
    holdings: [
      'modal/NetworkChip.tsx',
      'modal/SessionsButton.tsx',
      'views/Account/AccountTabs.tsx',
      'views/Account/NativeBalance.tsx',
      'views/Account/TokensTab.tsx',
    ],
    // Reviews of transfers, and forms and reviews of swaps.
    transfers: [
      'views/shared/transfers/ReviewActions.tsx',
      'views/shared/transfers/ReviewedAmount.tsx',
      'views/shared/transfers/sendMessages.ts',
    ],
    swaps: ['views/shared/transfers/swapMessages.ts', 'views/shared/transfers/SwapDetails.tsx'],
  },
  alone: /^(buttons|logos|primitives)\/|^i18n\/localAmount/,
})
