import { useModalRouter } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'

export type ReviewActionsProps = {
  /** Hint above the buttons, announced when it changes. */
  readonly status: ReactNode
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onConfirm: () => void
  /** Label of the confirming button. */
  readonly children: ReactNode
}

/** Buttons of a review: one goes back, the other sends the request to the wallet. */
export function ReviewActions(props: ReviewActionsProps): ReactElement {
  const { status, isBusy, isDisabled, onConfirm, children } = props
  const t = useTranslate()
  const { goBack } = useModalRouter()
  return (
    <>
      <Text role="status" variant="caption" tone="muted" align="center">
        {status}
      </Text>
      <Stack direction="row" gap={8} equal>
        <Button size={52} onClick={() => goBack()}>
          {t(commonMessages, 'common.cancel')}
        </Button>
        {/* Not disabled, which would lose the focus. */}
        <Button
          variant="primary"
          size={52}
          loading={isBusy}
          aria-disabled={isBusy || isDisabled || undefined}
          onClick={isDisabled ? undefined : onConfirm}
        >
          {children}
        </Button>
      </Stack>
    </>
  )
}
