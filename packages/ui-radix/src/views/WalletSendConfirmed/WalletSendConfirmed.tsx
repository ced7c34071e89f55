import { explorerUrl, type SentTransfer, useModal, useNetworks, useSend } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ExternalIcon } from '../../primitives/Icon/arrowIcons.ts'
import { CheckIcon, WarningIcon } from '../../primitives/Icon/controlIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { useReplaced } from '../shared/useReplaced.ts'

export const messages = {
  'walletSendConfirmed.pending': 'Sent',
  'walletSendConfirmed.pendingBody': 'On its way. It can take a minute to confirm.',
  'walletSendConfirmed.confirmed': 'Confirmed',
  'walletSendConfirmed.reverted': 'The transaction failed',
  'walletSendConfirmed.revertedBody': 'Nothing was transferred. The network fee was still paid.',
  'walletSendConfirmed.expired': 'Not sent',
  'walletSendConfirmed.expiredBody':
    'The network did not include it in time. Nothing was sent, and no fee was paid.',
  'walletSendConfirmed.replaced': 'Replaced by another transaction',
  'walletSendConfirmed.unclear': 'Check your account before you send again',
  'walletSendConfirmed.view': 'View transaction',
} as const

/** Outcome of the last send, updated while shown. Before the first one, the form shows. */
export default function WalletSendConfirmed(): ReactElement | null {
  const t = useTranslate()
  const { last } = useSend()
  const { close } = useModal()
  if (useReplaced(!last, 'WalletSend')) return null
  return (
    <Stack gap={12}>
      {last && <Outcome sent={last} />}
      {last?.outcome === 'pending' && <OfflineNote />}
      <Button variant="primary" size={52} block onClick={() => close()}>
        {t(commonMessages, 'common.close')}
      </Button>
    </Stack>
  )
}

const words = {
  pending: 'walletSendConfirmed.pending',
  confirmed: 'walletSendConfirmed.confirmed',
  reverted: 'walletSendConfirmed.reverted',
  replaced: 'walletSendConfirmed.replaced',
  unclear: 'walletSendConfirmed.unclear',
  expired: 'walletSendConfirmed.expired',
} as const

const tones = {
  pending: 'success',
  confirmed: 'success',
  reverted: 'danger',
  replaced: 'warning',
  unclear: 'warning',
  expired: 'danger',
} as const

function Outcome({ sent }: { readonly sent: SentTransfer }): ReactElement {
  const t = useTranslate()
  const { hash, review, outcome } = sent
  const { items } = useNetworks()
  const network = items.find((item) => item.network.caipNetworkId === review.caipNetworkId)?.network
  const href = network && explorerUrl(network, hash, 'tx')
  const tone = tones[outcome]
  return (
    <EmptyState
      role="status"
      tone={tone}
      icon={tone === 'success' ? <CheckIcon size={24} /> : <WarningIcon size={24} />}
      title={t(messages, words[outcome])}
      body={
        outcome === 'reverted' || outcome === 'expired' ? (
          t(messages, `walletSendConfirmed.${outcome}Body`)
        ) : (
          <>
            <bdi dir="ltr">
              <ExactAmount value={review.amount} symbol={withoutControls(review.token.symbol)} /> →{' '}
              <AccountName address={review.to} name={review.name} />
            </bdi>
            {outcome === 'pending' && (
              <>
                <br />
                {t(messages, 'walletSendConfirmed.pendingBody')}
              </>
            )}
          </>
        )
      }
    >
      {href && (
        <Button asChild iconEnd={<ExternalIcon size={16} />}>
          <a href={href} target="_blank" rel="noreferrer">
            {t(messages, 'walletSendConfirmed.view')}
          </a>
        </Button>
      )}
    </EmptyState>
  )
}
