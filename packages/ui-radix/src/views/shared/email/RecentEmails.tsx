import { useEmbeddedWallet } from '@foyer/headless'
import { type ReactElement, useId } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { CloseIcon, MailIcon } from '../../../primitives/Icon/controlIcons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { Row } from '../../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { emailMessages as messages } from './emailMessages.ts'

export type RecentEmailsProps = {
  /** The email that is being sent. */
  readonly pending: string | undefined
  readonly onChoose: (email: string) => void
  /** Focuses the field, when a keyboard has removed the last email. */
  readonly onEmpty: () => void
}

/** Emails of earlier logins on this device: log in again, or remove (docs/spec/views.md §5.4). */
export function RecentEmails({ pending, onChoose, onEmpty }: RecentEmailsProps): ReactElement {
  const t = useTranslate()
  const heading = useId()
  const { recentEmails, forgetEmail } = useEmbeddedWallet()
  return (
    <div>
      <Text asChild variant="caption" tone="muted">
        <h3 id={heading}>{t(messages, 'email.recent')}</h3>
      </Text>
      <List aria-labelledby={heading}>
        {recentEmails.map((email) => (
          <ListItem key={email}>
            <Stack direction="row" gap={4} align="center">
              <Row
                size={48}
                variant="plain"
                name={email}
                image={<MailIcon />}
                loading={email === pending}
                onClick={() => onChoose(email)}
              />
              <IconButton
                label={t(messages, 'email.forget', { email })}
                onClick={({ currentTarget, detail }) => {
                  const neighbour = neighbourOf(currentTarget)
                  if (neighbour) neighbour.focus()
                  // `detail` is 0 for keys.
                  else if (detail === 0) onEmpty()
                  forgetEmail(email)
                }}
              >
                <CloseIcon size={16} />
              </IconButton>
            </Stack>
          </ListItem>
        ))}
      </List>
    </div>
  )
}

/** The same control of the next item, else of the one before, to focus when the item is removed. */
function neighbourOf(control: Element): HTMLElement | null {
  const item = control.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  return next?.querySelector<HTMLElement>('[data-foyer-part="icon-button"]') ?? null
}
