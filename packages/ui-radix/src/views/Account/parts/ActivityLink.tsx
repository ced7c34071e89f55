import { useAccount, useFeatures, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { SwapIcon } from '../../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../../primitives/Row/Row.tsx'
import { accountMessages as messages } from '../messages.ts'

/** The way to what the account did, where that is known. */
export function ActivityLink(): ReactElement | null {
  const t = useTranslate()
  const { namespace } = useAccount()
  const { activity } = useFeatures({ namespace })
  const { has, preload } = useShell()
  const { push } = useModalRouter()
  if (!activity || !has('Transactions')) return null
  return (
    <Row
      name={t(messages, 'account.activity')}
      image={<SwapIcon />}
      chevron
      onPointerEnter={() => preload('Transactions')}
      onFocus={() => preload('Transactions')}
      onClick={() => push('Transactions')}
    />
  )
}
