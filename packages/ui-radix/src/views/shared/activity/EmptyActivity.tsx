import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { activityMessages as messages } from './activityText.ts'

export type EmptyActivityProps = {
  readonly mode: 'page' | 'account'
  /** Older pages may have entries. */
  readonly onMore?: (() => void) | undefined
  readonly isLooking: boolean
}

/** Empty state of the activity. */
export function EmptyActivity({ mode, onMore, isLooking }: EmptyActivityProps): ReactElement {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const isPage = mode === 'page'
  return (
    <Slot name="emptyState" data={{ name: 'activity' }}>
      <EmptyState
        size={isPage ? 'large' : 'small'}
        drawing="receipt"
        title={t(messages, 'activity.empty')}
        body={t(messages, 'activity.emptyBody')}
      >
        {onMore ? (
          <Button loading={isLooking} onClick={onMore}>
            {t(messages, 'activity.more')}
          </Button>
        ) : (
          has('FundWallet') && (
            <Button
              onPointerEnter={() => preload('FundWallet')}
              onFocus={() => preload('FundWallet')}
              onClick={() => push('FundWallet')}
            >
              {t(messages, 'activity.fund')}
            </Button>
          )
        )}
      </EmptyState>
    </Slot>
  )
}
