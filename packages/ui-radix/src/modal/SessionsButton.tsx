import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { ClockIcon } from '../primitives/Icon/subjectIcons.ts'
import { IconButton } from '../primitives/IconButton/IconButton.tsx'
import { useShell } from './ShellContext.ts'

const sessionsButtonMessages = { 'shell.sessions': 'Smart sessions' } as const

/** Opens the list of smart sessions, if the app has that view. */
export default function SessionsButton(): ReactElement | null {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  if (!has('SmartSessionList')) return null
  return (
    <IconButton
      label={t(sessionsButtonMessages, 'shell.sessions')}
      onPointerEnter={() => preload('SmartSessionList')}
      onFocus={() => preload('SmartSessionList')}
      onClick={() => push('SmartSessionList')}
    >
      <ClockIcon />
    </IconButton>
  )
}
