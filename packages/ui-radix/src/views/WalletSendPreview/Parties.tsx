import { type SendReview, tokenFormats } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { tokenLogo } from '../../logos/tokenLogo.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
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
  const fiat =
    token.price === undefined ? undefined : tokenFormats(t.locale).fiat(Number(amount) * token.price).text
  return (
    <Stack gap={4}>
      <Row
        asChild
        size={64}
        name={<ExactAmount value={amount} symbol={withoutControls(token.symbol)} />}
        description={
          <>
            {t(messages, 'walletSendPreview.send')}
            {fiat !== undefined && (
              <>
                {' · '}
                <Amount value={fiat} />
              </>
            )}
          </>
        }
        image={
          <Image src={token.iconUrl} logo={tokenLogo(token)} name={token.name} size={40} shape="round" />
        }
      >
        <div />
      </Row>
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
