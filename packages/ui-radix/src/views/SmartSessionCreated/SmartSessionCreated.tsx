import { useModalRouter } from '@foyer/headless'
import { type ReactElement, useId, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ClockIcon } from '../../primitives/Icon/ClockIcon.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { smartSessionCreatedMessages as messages } from './messages.ts'

/** An app may act alone from now on: said once, with the way to where it can be ended. */
export default function SmartSessionCreated(): ReactElement {
  const t = useTranslate()
  const { replace } = useModalRouter()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <EmptyState
      icon={<ClockIcon size={24} />}
      title={t(messages, 'smartSessionCreated.heading')}
      body={t(messages, 'smartSessionCreated.body')}
    >
      <Button variant="primary" block onClick={() => replace('Account')}>
        {t(common, 'common.done')}
      </Button>
      <TextLink asChild>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(messages, 'smartSessionCreated.what')}
        </button>
      </TextLink>
      {isOpen && (
        <Text id={id} tone="muted" align="center">
          {t(messages, 'smartSessionCreated.whatBody')}
        </Text>
      )}
    </EmptyState>
  )
}
