import type { SmartSessionState } from '@foyer/headless'
import { type ReactElement, useId, useRef } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { smartSessionListMessages as messages } from './messages.ts'
import type { SessionGroup } from './rules.ts'
import { SessionCard } from './SessionCard.tsx'

export type SessionGroupsProps = {
  readonly state: SmartSessionState
  readonly groups: readonly SessionGroup[]
}

/** Smart sessions of one tab, by month. */
export function SessionGroups({ state, groups }: SessionGroupsProps): ReactElement {
  const t = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  if (groups.length === 0) {
    return (
      <EmptyState
        size="small"
        drawing="receipt"
        title={t(messages, `smartSessionList.${state}.empty`)}
        body={state === 'active' ? t(messages, 'smartSessionList.active.emptyBody') : undefined}
      />
    )
  }
  // The focused card is about to be removed; its tab keeps the focus.
  const onRevoked = (): void => root.current?.closest<HTMLElement>('[role=tabpanel]')?.focus()
  return (
    <Stack gap={16} ref={root}>
      {groups.map(({ month, sessions }) => (
        <Month key={month} month={month}>
          {sessions.map((session) => (
            <ListItem key={session.pci}>
              <SessionCard session={session} state={state} onRevoked={onRevoked} />
            </ListItem>
          ))}
        </Month>
      ))}
    </Stack>
  )
}

function Month({
  month,
  children,
}: {
  readonly month: number
  readonly children: readonly ReactElement[]
}): ReactElement {
  const { locale } = useTranslate()
  const id = useId()
  return (
    <Stack gap={8}>
      <Text asChild variant="caption" tone="muted">
        <h3 id={id}>{new Date(month).toLocaleDateString(locale, { month: 'long', year: 'numeric' })}</h3>
      </Text>
      <List gap={8} aria-labelledby={id}>
        {children}
      </List>
    </Stack>
  )
}
