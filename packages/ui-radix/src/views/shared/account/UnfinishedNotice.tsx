import { type UnfinishedRequest, useDismissUnfinishedRequest } from '@foyer/headless'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Translator } from '../../../i18n/createTranslator.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../../i18n/plainText.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Address } from '../../../primitives/Address/Address.tsx'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { ExactAmount } from '../tokens/ExactAmount.tsx'
import { unfinishedMessages as messages } from './unfinishedMessages.ts'

/** A request to a wallet whose answer is missing: after a reload, or while another tab asks. */
export default function UnfinishedNotice({ request }: { readonly request: UnfinishedRequest }): ReactElement {
  const t = useTranslate()
  const dismiss = useDismissUnfinishedRequest()
  return (
    <Slot name="unfinished" data={{ request }}>
      <Stack>
        <Banner tone="warning" role="alert">
          <span>
            {createElement(Fragment, null, ...describe(t, request))} {t(messages, 'unfinished.look')}
          </span>
        </Banner>
        <Button block onClick={() => dismiss(request.id)}>
          {t(messages, 'unfinished.checked')}
        </Button>
      </Stack>
    </Slot>
  )
}

/** The request as a sentence, with the reviewed amounts and receiver; empty if they are unknown. */
function describe(t: Translator, { kind, amounts = [], to, name }: UnfinishedRequest): readonly ReactNode[] {
  const [amount, received] = amounts.map(({ amount: value, symbol }, index) => (
    <ExactAmount key={index} value={value} symbol={withoutControls(symbol)} />
  ))
  switch (kind) {
    case 'signIn':
    case 'sign':
    case 'permissions':
      return [t(messages, `unfinished.${kind}`)]
    case 'connect':
      return name ? t.rich(messages, 'unfinished.connect', { name: <bdi>{withoutControls(name)}</bdi> }) : []
    case 'buy':
      return amount
        ? t.rich(messages, 'unfinished.buy', { amount, name: <bdi>{name && withoutControls(name)}</bdi> })
        : []
    case 'send':
    case 'pay':
      return amount && to
        ? t.rich(messages, `unfinished.${kind}`, { amount, to: <Address value={to} /> })
        : []
    case 'approve':
      return amount ? t.rich(messages, 'unfinished.approve', { amount }) : []
    case 'swap':
      return amount && received ? t.rich(messages, 'unfinished.swap', { amount, received }) : []
    case 'transaction':
      return amount
        ? t.rich(messages, 'unfinished.transactionWith', { amount })
        : [t(messages, 'unfinished.transaction')]
  }
}
