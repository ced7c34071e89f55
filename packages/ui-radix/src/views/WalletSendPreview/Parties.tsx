import type { SendReview } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ReviewedAmount } from '../shared/transfers/ReviewedAmount.tsx'
import { walletSendPreviewMessages as messages } from './messages.ts'

/** Maximum length of a name. */
const NAME_LENGTH = 20

/** Exact amount and receiver. */
export function Parties({
  review,
  arrow,
}: {
  readonly review: SendReview
  readonly arrow: ReactNode
}): ReactElement {
  const t = useTranslate()
  const { token, amount, to, name, imageUrl } = review
  return (
    <Stack gap={4}>
      <ReviewedAmount
        token={token}
        amount={amount}
        fiat={token.price === undefined ? undefined : Number(amount) * token.price}
        label={t(messages, 'walletSendPreview.send')}
        imageSize={40}
      />
      <Stack align="center" gap={0}>
        {arrow}
      </Stack>
      <Row
        asChild
        size={64}
        name={<AccountName address={to} name={name} maxLength={NAME_LENGTH} />}
        description={t(messages, 'walletSendPreview.to')}
        image={<Avatar address={to} src={imageUrl} size={40} />}
      >
        <div />
      </Row>
    </Stack>
  )
}
