import { useAccount, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { sharedMessages } from './messages.ts'

/** A login that the app does not offer, with the way to other logins, or to the account. */
export function LoginUnavailable({ title }: { readonly title: string }): ReactElement {
  const t = useTranslate()
  const { isConnected } = useAccount()
  const { replace } = useModalRouter()
  return (
    <EmptyState drawing="door" title={title}>
      <Button onClick={() => replace(isConnected ? 'Account' : 'Connect')}>
        {isConnected ? t(commonMessages, 'common.continue') : t(sharedMessages, 'connect.title')}
      </Button>
    </EmptyState>
  )
}
