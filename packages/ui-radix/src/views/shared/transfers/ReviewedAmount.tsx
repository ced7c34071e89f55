import { type SwapToken, tokenFormats } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../../i18n/plainText.ts'
import { tokenLogo } from '../../../logos/tokenLogo.ts'
import { Amount } from '../../../primitives/Amount/Amount.tsx'
import { Image } from '../../../primitives/Image/Image.tsx'
import { Row } from '../../../primitives/Row/Row.tsx'
import { ExactAmount } from '../tokens/ExactAmount.tsx'

export type ReviewedAmountProps = {
  readonly token: Pick<SwapToken, 'name' | 'symbol' | 'iconUrl'> & Parameters<typeof tokenLogo>[0]
  /** Decimal text. */
  readonly amount: string
  /** Value in the currency of prices; `undefined` if the price is unknown. */
  readonly fiat: number | undefined
  /** Accessible label: the role of the amount. */
  readonly label: string
  /** Side of the image in pixels. */
  readonly imageSize: 36 | 40
}

/** Exact amount of a token in a review, with its value. */
export function ReviewedAmount(props: ReviewedAmountProps): ReactElement {
  const { token, amount, fiat, label, imageSize } = props
  const { locale } = useTranslate()
  return (
    <Row
      asChild
      size={64}
      name={<ExactAmount value={amount} symbol={withoutControls(token.symbol)} />}
      description={
        <>
          {label}
          {fiat !== undefined && (
            <>
              {' · '}
              <Amount value={tokenFormats(locale).fiat(fiat).text} />
            </>
          )}
        </>
      }
      image={
        <Image src={token.iconUrl} logo={tokenLogo(token)} name={token.name} size={imageSize} shape="round" />
      }
    >
      <div />
    </Row>
  )
}
