import {
  afterConnect,
  type Connection,
  useConnections,
  useFeatures,
  useModal,
  useModalRouter,
  useToast,
} from '@foyer/headless'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { sharedMessages as messages } from '../messages.ts'

/**
 * Navigates after a wallet has connected: to the wallets if it is a further one, to the requested route, or closes
 * (docs/spec/views.md §2.1).
 */
export function useAfterConnect(
  isDone: boolean,
  {
    redirectView,
    namespaces,
    connectorUid,
  }: {
    readonly redirectView: string | undefined
    /** The connected namespaces. @default all */
    readonly namespaces?: readonly Connection['namespace'][] | undefined
    /** The connector that is being connected: its own connection is no earlier one. */
    readonly connectorUid?: string | undefined
  },
): void {
  const t = useTranslate()
  const { close } = useModal()
  const { show } = useToast()
  const { history, replace, goBackToIndex } = useModalRouter()
  const { multiWallet, hasSignIn } = useFeatures()
  const connections = useConnections()
  const [hadConnections] = useState(() =>
    connections.some(
      ({ namespace, connector }) =>
        connector.uid !== connectorUid && namespaces?.includes(namespace) !== false,
    ),
  )
  const at = history.indexOf('ProfileWallets')
  useEffect(() => {
    if (!isDone) return
    const next = afterConnect({ hasSignIn, isMultiWallet: multiWallet, hadConnections, redirectView })
    if (next.to === 'signIn') return
    if (next.to === 'close') return close()
    if (next.to === 'ProfileWallets') show({ message: t(messages, 'wallet.added'), variant: 'success' })
    const view = next.to === 'redirect' ? next.view : 'ProfileWallets'
    // Goes back to the wallets view instead of pushing it again.
    if (view === 'ProfileWallets' && at !== -1) goBackToIndex(at)
    else replace(view as 'Account')
  }, [
    isDone,
    hasSignIn,
    multiWallet,
    hadConnections,
    redirectView,
    at,
    close,
    goBackToIndex,
    replace,
    show,
    t,
  ])
}
