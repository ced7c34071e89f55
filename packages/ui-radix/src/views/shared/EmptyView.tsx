import { useAccount, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx'
import { sharedMessages } from './messages.ts'

/** A view with nothing to show, and a button to the account, or to Connect, below the buttons of the view. */
export function EmptyView({
  children,
  ...props
}: Pick<EmptyStateProps, 'drawing' | 'title' | 'body' | 'children'>): ReactElement {
  const t = useTranslate()
  const { isConnected } = useAccount()
  const { history, goBack, replace } = useModalRouter()
  const target = isConnected ? 'Account' : 'Connect'
  return (
    <EmptyState {...props}>
      {children}
      <Button onClick={() => (history.at(-2) === target ? goBack() : replace(target))}>
        {isConnected ? t(commonMessages, 'common.continue') : t(sharedMessages, 'connect.title')}
      </Button>
    </EmptyState>
  )
}
