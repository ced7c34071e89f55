import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Strip } from '../../../primitives/Strip/Strip.tsx'
import { emailMessages as messages } from './emailMessages.ts'
import { mailDomains } from './mailDomains.ts'

export type EmailDomainsProps = { readonly typed: string; readonly onChoose: (email: string) => void }

/** Suggested domains for the email address. */
export default function EmailDomains({ typed, onChoose }: EmailDomainsProps): ReactElement | null {
  const t = useTranslate()
  const domains = mailDomains(typed)
  if (domains.length === 0) return null
  const [name = ''] = typed.trim().split('@')
  return (
    <Strip role="group" aria-label={t(messages, 'email.domains')} dir="ltr">
      {domains.map((domain) => (
        <Button key={domain} size={36} onClick={() => onChoose(`${name}@${domain}`)}>
          {`@${domain}`}
        </Button>
      ))}
    </Strip>
  )
}
