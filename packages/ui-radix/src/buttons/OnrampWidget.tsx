import { useAccount, useFeatures, useLocale, useNetwork, useOnramp, useOnrampOptions } from '@foyer/headless'
import { type ReactElement, type ReactNode, useState } from 'react'
import { LocaleProvider, useTranslate } from '../i18n/LocaleProvider.tsx'
import { BuyForm } from '../onramp/BuyForm.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { type ButtonStateProps, useOpener } from './useOpener.ts'

export const onrampWidgetMessages = {
  'onrampWidget.label': 'Buy crypto',
  'onrampWidget.quotes': 'Get quotes',
  'onrampWidget.connect': 'Connect wallet',
} as const

export type OnrampWidgetProps = {
  /** @default "Get quotes", or "Connect wallet" */
  readonly label?: ReactNode
  /** Renders a form of the host instead of the widget. */
  readonly children?: ((state: OnrampWidgetState) => ReactNode) | undefined
}

/** State and functions for a custom form, besides `useOnramp` and `useOnrampQuote`. */
export type OnrampWidgetState = {
  readonly isConnected: boolean
  /** Opens the providers, or the wallet list while disconnected. */
  readonly open: () => void
  /** Spread on the control that opens the modal: handlers that load it on intent. */
  readonly props: ButtonStateProps
}

/**
 * Onramp form in a page: amount, currency, quote, and a button to the providers. Renders nothing where the onramp is
 * off, as in restricted regions. Sends no request before pointer or focus reaches it.
 *
 * @example
 * ```tsx
 * import { OnrampWidget } from '@foyer/ui-radix'
 * export const Buy = () => <OnrampWidget />
 * ```
 *
 * @example A form of one's own
 * ```tsx
 * import { useOnramp } from '@foyer/headless'
 * import { OnrampWidget } from '@foyer/ui-radix'
 * export function Buy() {
 *   const { paymentAmount, setAmount } = useOnramp()
 *   return (
 *     <OnrampWidget>
 *       {({ open, props }) => (
 *         <>
 *           <input value={paymentAmount} onChange={({ target }) => setAmount(target.value)} />
 *           <button onClick={open} {...props}>Buy</button>
 *         </>
 *       )}
 *     </OnrampWidget>
 *   )
 * }
 * ```
 */
export function OnrampWidget(props: OnrampWidgetProps): ReactElement | null {
  const { chainNamespace: namespace } = useNetwork()
  const { onramp } = useFeatures({ namespace })
  const { locale, messages } = useLocale()
  if (onramp === false || onramp.length === 0) return null
  return (
    <ButtonRoot layout="block">
      <LocaleProvider locale={locale} messages={messages}>
        <Content {...props} />
      </LocaleProvider>
    </ButtonRoot>
  )
}

function Content({ label, children }: OnrampWidgetProps): ReactNode {
  const t = useTranslate()
  const { isConnected, status } = useAccount()
  const { open, isLoading, loadFailure, props } = useOpener()
  const [isNear, setNear] = useState(false)
  const { problem } = useOnramp()
  useOnrampOptions({ enabled: isNear })
  const openBuy = (): void => {
    if (isLoading) return
    if (isConnected) open({ view: 'OnRampProviders' })
    else open({ view: 'Connect', data: { redirectView: 'OnRampProviders' } })
  }
  const note = loadFailure && <LoadFailure failure={loadFailure} />
  if (children)
    return (
      <>
        {children({ isConnected, open: openBuy, props })}
        {note}
      </>
    )
  return (
    <Stack asChild gap={12} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <section aria-label={t(onrampWidgetMessages, 'onrampWidget.label')}>
        <BuyForm onChoose={(view) => open({ view })} />
        <Button
          {...props}
          variant="primary"
          size={52}
          disabled={isConnected && problem !== undefined}
          aria-busy={status === 'reconnecting' || undefined}
          onClick={openBuy}
        >
          {label ?? t(onrampWidgetMessages, isConnected ? 'onrampWidget.quotes' : 'onrampWidget.connect')}
        </Button>
        {note}
      </section>
    </Stack>
  )
}
