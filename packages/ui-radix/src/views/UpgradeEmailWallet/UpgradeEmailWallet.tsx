import { useAccount, useEmbeddedWallet } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ExternalIcon } from '../../primitives/Icon/arrowIcons.ts'
import { emailMessages } from '../shared/email/emailMessages.ts'
import { EmptyView } from '../shared/EmptyView.tsx'

export const messages = {
  'upgradeEmail.body': 'Finish the upgrade at',
  'upgradeEmail.note': 'You will need to sign in again afterwards.',
} as const

/** Link to the wallet's own site, where an email wallet can be exported. */
export default function UpgradeEmailWallet(): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const { dashboardUrl } = useEmbeddedWallet()
  if (dashboardUrl === undefined || connector?.type !== 'AUTH')
    return <EmptyView drawing="door" title={t(emailMessages, 'email.notOfWallet')} />
  return (
    <EmptyState
      drawing="wallet"
      title={t(messages, 'upgradeEmail.body')}
      body={t(messages, 'upgradeEmail.note')}
    >
      <Button asChild variant="primary" iconEnd={<ExternalIcon size={16} />}>
        <a href={dashboardUrl} target="_blank" rel="noreferrer" data-foyer-autofocus="">
          <bdi dir="ltr">{new URL(dashboardUrl).host}</bdi>
        </a>
      </Button>
    </EmptyState>
  )
}
