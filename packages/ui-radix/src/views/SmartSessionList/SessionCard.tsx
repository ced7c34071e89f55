import type { SmartSession, SmartSessionState } from '@foyer/headless'
import { type ReactElement, useId, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { smartSessionListMessages as messages } from './messages.ts'
import { RevokeSession } from './RevokeSession.tsx'
import { SessionFacts } from './SessionFacts.tsx'

const tones = { active: 'success', expired: 'neutral', revoked: 'warning' } as const

export type SessionCardProps = {
  readonly session: SmartSession
  readonly state: SmartSessionState
  readonly onRevoked: () => void
}

/** Smart session of one app; expands to its permissions. */
export function SessionCard({ session, state, onRevoked }: SessionCardProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { project } = session
  const name = project.name || t(messages, 'smartSessionList.unknown')
  return (
    <Stack gap={4}>
      <Row
        name={name}
        description={project.url && <bdi dir="ltr">{new URL(project.url).host}</bdi>}
        image={<Image src={project.iconUrl} name={name} size={36} lazy />}
        badge={<Badge tone={tones[state]}>{t(messages, `smartSessionList.${state}`)}</Badge>}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // The space to the next card shows to which one the button belongs.
        <Stack gap={8} id={id} style={{ paddingBlockEnd: 12 }}>
          <SessionFacts session={session} />
          {state === 'active' && <RevokeSession session={session} name={name} onRevoked={onRevoked} />}
        </Stack>
      )}
    </Stack>
  )
}
