import { type RequestWarning, useRequestReview, type WarningCode } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { formatExact } from '../shared/tokens/ExactAmount.tsx'
import { reviewRequestMessages as messages } from './messages.ts'
import { RequestDetails } from './RequestDetails.tsx'

/** Texts of all warnings; their placeholders are the values of the warning. */
const warningTexts: Readonly<Record<`reviewRequest.warning.${WarningCode}`, string>> = messages

/** Time in which a click on a request that has replaced another one was meant for that one. */
const REPLACED_MS = 500

/** Warnings of policies about a request, and its content, before the wallet is asked. */
export default function ReviewRequest(): ReactElement {
  const t = useTranslate()
  const { descriptionId } = useShell()
  const review = useRequestReview()
  const isReplaced = useIsReplaced(review?.id)
  if (!review) return <EmptyView drawing="receipt" title={t(messages, 'reviewRequest.none')} />
  const { id, request, warnings, networks, simulation, decimals, symbols = {}, approve, decline } = review
  return (
    <Stack gap={12} key={id}>
      <Text id={descriptionId} variant="caption" tone="muted" align="center">
        {t(messages, 'reviewRequest.body')}
      </Text>
      <Stack gap={8}>
        {warnings.map((warning, index) => (
          <Warning key={index} warning={warning} symbols={symbols} />
        ))}
        {simulation?.status === 'reverted' && (
          <Banner tone="danger" role="alert">
            {t(messages, 'reviewRequest.reverts')}
          </Banner>
        )}
        {simulation && simulation.status !== 'reverted' && !simulation.changes && (
          <Banner>{t(messages, 'reviewRequest.unmeasured')}</Banner>
        )}
      </Stack>
      <RequestDetails
        request={request}
        networks={networks}
        changes={simulation?.changes}
        decimals={decimals}
        symbols={symbols}
      />
      <Stack direction="row" gap={8} equal>
        <Button size={52} data-foyer-autofocus="" onClick={decline}>
          {t(commonMessages, 'common.cancel')}
        </Button>
        <Button
          size={52}
          // Only requests with warnings are reviewed. The accent would recommend what they advise against.
          variant="danger"
          aria-disabled={isReplaced || undefined}
          onClick={() => isReplaced || approve()}
        >
          {t(commonMessages, 'common.continue')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Whether the request has just taken the place of another one. */
function useIsReplaced(id: string | undefined): boolean {
  const [settled, setSettled] = useState(id)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), REPLACED_MS)
    return () => clearTimeout(timer)
  }, [id])
  return settled !== undefined && id !== settled
}

/** A warning, translated; the text of an app's policy is shown unchanged. */
function Warning({
  warning,
  symbols,
}: {
  readonly warning: RequestWarning
  readonly symbols: Readonly<Record<string, string>>
}): ReactElement {
  const t = useTranslate()
  const { code, text, values = {} } = warning
  const { limit, token } = values
  const symbol = token === undefined ? undefined : symbols[token.toLowerCase()]
  // An amount, which may have a symbol behind it.
  const shown = limit?.replace(/^[\d.]+/, (amount) => formatExact(t.locale, amount))
  return (
    <Banner tone="warning" role="alert">
      {code === undefined ? (
        <bdi>{withoutControls(text)}</bdi>
      ) : (
        t(warningTexts, `reviewRequest.warning.${code}`, {
          ...values,
          ...(shown !== undefined && { limit: shown }),
          ...(symbol !== undefined && { token: `${symbol} (${token})` }),
        })
      )}
    </Banner>
  )
}
