import { useModalRouter } from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { activeElement } from '../../../modal/focus.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { LazyWalletAppButton } from '../wallets/LazyWalletAppButton.tsx'

export type ReviewActionsProps = {
  /** Hint above the buttons, announced when it changes. */
  readonly status: ReactNode
  /** A toast announces the same: the hint is not announced. @default false */
  readonly isQuiet?: boolean
  readonly isBusy: boolean
  /** The wallet is asked: a wallet that was opened by a link can be opened again. @default false */
  readonly isAsking?: boolean
  readonly isDisabled: boolean
  readonly onConfirm: () => void
  /** Label of the confirming button. */
  readonly children: ReactNode
}

/** Buttons of a review: one goes back, the other sends the request to the wallet. */
export function ReviewActions(props: ReviewActionsProps): ReactElement {
  const { status, isQuiet = false, isBusy, isAsking = false, isDisabled, onConfirm, children } = props
  const t = useTranslate()
  const { goBack } = useModalRouter()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A warning above the focused button has moved it out of sight. jsdom does not scroll.
    if (activeElement() === button.current) button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [children, isDisabled])
  return (
    <>
      <Text
        role="status"
        aria-live={isQuiet ? 'off' : undefined}
        variant="caption"
        tone="muted"
        align="center"
      >
        {status}
      </Text>
      {isAsking && <LazyWalletAppButton />}
      <Stack direction="row" gap={8} equal>
        <Button size={52} onClick={() => goBack()}>
          {t(commonMessages, 'common.cancel')}
        </Button>
        {/* Not disabled, which would lose the focus. */}
        <Button
          ref={button}
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
