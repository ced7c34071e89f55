import { type SwapReview, type SwapToken, tokenFormats } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { DownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { tokenLogo } from '../../logos/tokenLogo.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { swapPreviewMessages as messages } from './messages.ts'

/** Source and destination with exact amounts. */
export function SwapTokens({ review }: { readonly review: SwapReview }): ReactElement {
  const { sourceToken, toToken, amount, quote } = review
  return (
    <Stack gap={4}>
      <Side side="give" token={sourceToken} amount={amount} fiat={quote.fromFiat} />
      <Stack align="center" gap={0}>
        <DownIcon size={16} />
      </Stack>
      <Side side="get" token={toToken} amount={quote.toAmount} fiat={quote.toFiat} />
    </Stack>
  )
}

type SideProps = {
  readonly side: 'give' | 'get'
  readonly token: SwapToken
  readonly amount: string
  readonly fiat: number | undefined
}

function Side({ side, token, amount, fiat }: SideProps): ReactElement {
  const t = useTranslate()
  return (
    <Row
      asChild
      size={64}
      name={<ExactAmount value={amount} symbol={withoutControls(token.symbol)} />}
      description={
        <>
          {t(messages, `swapPreview.${side}`)}
          {fiat !== undefined && (
            <>
              {' · '}
              <Amount value={tokenFormats(t.locale).fiat(fiat).text} />
            </>
          )}
        </>
      }
      image={<Image src={token.iconUrl} logo={tokenLogo(token)} name={token.name} size={36} shape="round" />}
    >
      <div />
    </Row>
  )
}
