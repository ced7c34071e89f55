import {
  type Connection,
  isFoyerError,
  isUserRejected,
  type RecentConnection,
  useConnect,
  useDisconnect,
  useEmbeddedWallet,
  useSwitchConnection,
  useToast,
} from '@foyer/headless'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../i18n/statusMessages.ts'
import { shortAddress } from '../../primitives/Address/shortAddress.ts'
import { sharedMessages } from '../shared/messages.ts'
import { profileWalletsMessages as messages } from './messages.ts'

type Wallet = Pick<Connection | RecentConnection, 'namespace' | 'connector' | 'connectorId' | 'auth'>

export type WalletActions = {
  /** Makes a wallet, or one of its accounts, current, and shows a toast. */
  readonly use: (wallet: Wallet, address?: string) => void
  /** Asks the wallet which accounts to expose, and shows a toast. */
  readonly chooseAccount: (wallet: Wallet) => void
  readonly isChoosing: (wallet: Wallet) => boolean
  readonly disconnect: (wallet: Wallet) => void
  readonly disconnectAll: (namespace: Wallet['namespace']) => void
  /** Whether the switch to this wallet, or account, is pending. */
  readonly isSwitching: (wallet: Wallet, address?: string) => boolean
  readonly isDisconnecting: (wallet: Wallet) => boolean
}

/** Actions for a wallet in the list; a toast shows the result. */
export function useWalletActions(): WalletActions {
  const t = useTranslate()
  const { show } = useToast()
  // Not called for a request that a newer one ended.
  const onError = (error: unknown): void => {
    if (isFoyerError(error, 'MODAL_CLOSED')) return
    show({
      message: isUserRejected(error)
        ? t(heroMessages, 'hero.declined.title')
        : failureText(t, error, t(messages, 'profileWallets.switchFailed')),
      variant: 'error',
    })
  }
  const onEndError = (message: string) => (error: unknown) =>
    show({ message: failureText(t, error, message), variant: 'error' })
  const switching = useSwitchConnection({ mutation: { onError } })
  const ending = useDisconnect()
  const { forgetEmail } = useEmbeddedWallet()
  const choosing = useConnect({ mutation: { onError } })
  return {
    use: ({ namespace, connector, connectorId, auth }, address) =>
      switching.switchConnection({
        namespace,
        connector,
        connectorId,
        auth,
        address,
        onChange: ({ hasSwitchedWallet, hasSwitchedAccount, address: account }) => {
          if (!hasSwitchedWallet && !hasSwitchedAccount) return
          const name = hasSwitchedWallet ? connector.name : shortAddress(account)
          show({ message: t(messages, 'profileWallets.nowUsing', { name }), variant: 'success' })
        },
      }),
    chooseAccount: ({ namespace, connector }) => {
      choosing.connectAsync({ connector, namespaces: [namespace], isAccountChoice: true }).then(
        ([connection]) => {
          const name = shortAddress(connection?.address ?? '')
          show({ message: t(messages, 'profileWallets.nowUsing', { name }), variant: 'success' })
        },
        () => {},
      )
    },
    isChoosing: ({ connector }) => choosing.isPending && choosing.connector?.uid === connector.uid,
    disconnect: ({ namespace, connector }) => {
      const wallet = connector.name
      ending
        .disconnectAsync({ connector, namespace })
        .then(
          () => show({ message: t(messages, 'profileWallets.disconnected', { wallet }), variant: 'success' }),
          onEndError(t(messages, 'profileWallets.disconnectFailed', { wallet })),
        )
    },
    disconnectAll: (namespace) => {
      // The visitor leaves the device.
      forgetEmail()
      ending
        .disconnectAsync({ namespace })
        .then(
          () => show({ message: t(messages, 'profileWallets.removed'), variant: 'success' }),
          onEndError(t(sharedMessages, 'disconnect.failed')),
        )
    },
    isSwitching: ({ namespace, connector }, address) =>
      switching.isPending &&
      switching.variables.connector.uid === connector.uid &&
      switching.variables.namespace === namespace &&
      switching.variables.address === address,
    isDisconnecting: ({ connector }) =>
      ending.isPending && ending.variables?.connector?.uid === connector.uid,
  }
}
