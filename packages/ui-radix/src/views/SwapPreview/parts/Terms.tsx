import type { SwapReview } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../../i18n/withoutControls.ts'
import { Address } from '../../../primitives/Address/Address.tsx'
import { Fact } from '../../../primitives/Facts/Facts.tsx'
import { ExactAmount } from '../../shared/ExactAmount.tsx'
import { SwapDetails } from '../../shared/SwapDetails.tsx'
import { swapPreviewMessages as messages } from '../messages.ts'

/** What it costs and how it may end; and, where leave has to be given first, to whom and for how much. */
export function Terms({ review }: { readonly review: SwapReview }): ReactElement {
  const t = useTranslate()
  const { quote, sourceToken, toToken, approval } = review
  return (
    <SwapDetails quote={quote} sourceToken={sourceToken} toToken={toToken} isOpen>
      {approval && (
        <>
          <Fact name={t(messages, 'swapPreview.limit')}>
            <ExactAmount value={approval.amount} symbol={withoutControls(sourceToken.symbol)} />
          </Fact>
          <Fact name={t(messages, 'swapPreview.spender')}>
            <Address value={approval.spender} />
          </Fact>
        </>
      )}
    </SwapDetails>
  )
}
