import {
  isFoyerError,
  shownToAmount,
  type SwapReview,
  useAcceptSwap,
  useApproveSwap,
  useConfirmSwap,
  useModalRouter,
  useSwap,
  useToast,
} from '@foyer/headless'
import { useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { formatExact } from '../shared/tokens/ExactAmount.tsx'
import { useSwapErrorText } from '../shared/transfers/swapMessages.ts'
import { swapPreviewMessages as messages } from './messages.ts'

/**
 * Sends the reviewed step to the wallet, shows its status, and then opens the account, unless the visitor has left. A
 * failed step can be retried.
 */
export function useSendStep(review: SwapReview): {
  readonly confirm: () => void
  readonly isBusy: boolean
  readonly isDeclined: boolean
} {
  const t = useTranslate()
  const words = useSwapErrorText()
  const { show, hide } = useToast()
  const { wait } = useSwap()
  const { acceptSwapAsync } = useAcceptSwap()
  const { approveSwapAsync } = useApproveSwap()
  const { confirmSwapAsync } = useConfirmSwap()
  const { isInHistory, replace } = useModalRouter()
  const [isBusy, setBusy] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  // By the history: a request may be shown in front of this view, and after an unclear outcome the form is current.
  const openAccount = (): boolean => {
    const isHere = isInHistory('SwapPreview') || isInHistory('Swap')
    if (isHere) replace('Account')
    return isHere
  }

  const swap = async (): Promise<void> => {
    show({ message: t(messages, 'swapPreview.confirm'), variant: 'loading' })
    const sent = await confirmSwapAsync({ review })
    show({ message: t(messages, 'swapPreview.swapping'), variant: 'loading' })
    openAccount()
    const outcome = await wait(sent)
    if (outcome === 'reverted') show({ message: t(messages, 'swapPreview.reverted'), variant: 'error' })
    else if (outcome === 'unclear') show({ message: t(messages, 'swapPreview.unclear'), variant: 'error' })
    else if (outcome === 'confirmed') show({ message: done(), variant: 'success' })
    else show({ message: t(messages, 'swapPreview.pending'), variant: 'success' })
  }
  const done = (): string => {
    const { amount, quote, sourceToken, toToken } = review
    const got = shownToAmount(quote.toUnits, Number(toToken.quantity.decimals))
    return t(messages, 'swapPreview.swapped', {
      from: `${formatExact(t.locale, amount)} ${withoutControls(sourceToken.symbol)}`,
      to: `${formatExact(t.locale, got)} ${withoutControls(toToken.symbol)}`,
    })
  }
  const next = async (): Promise<void> => {
    if (review.worseThan !== undefined) return void (await acceptSwapAsync({ review }))
    if (review.step === 'swap') return swap()
    show({ message: t(messages, 'swapPreview.confirmApproval'), variant: 'loading' })
    await approveSwapAsync({ review })
    hide()
  }
  const run = async (): Promise<void> => {
    setBusy(true)
    setDeclined(false)
    try {
      await next()
    } catch (error) {
      // Nothing was sent, and the review of the approval is shown instead.
      if (isFoyerError(error, 'SWAP_BATCH_REFUSED')) return hide()
      // It may have been sent, so no retry is offered. The account view lists it; a toast would cover that notice.
      const isUnclear = isFoyerError(error, 'SEND_UNCLEAR')
      if (isUnclear && openAccount()) return hide()
      show({ message: words(error), variant: 'error' })
      setDeclined(!isUnclear)
    } finally {
      setBusy(false)
    }
  }
  return { confirm: () => void run(), isBusy, isDeclined }
}
