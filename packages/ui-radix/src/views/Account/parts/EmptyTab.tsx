import { type AccountTab, useNetwork } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Slot } from '../../../modal/slots.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { accountMessages as messages } from '../messages.ts'

/** Where there is nothing. */
export function EmptyTab({ tab }: { readonly tab: Exclude<AccountTab, 'activity'> }): ReactElement {
  const t = useTranslate()
  const network = useNetwork()
  return (
    <Slot name="emptyState" data={{ name: tab }}>
      <EmptyState
        title={t(messages, `account.${tab}.empty`)}
        body={t(messages, `account.${tab}.emptyBody`, { network: network.name })}
      />
    </Slot>
  )
}
