import { useFeatures } from '@foyer/headless'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { ViewFooter } from '../../../modal/ViewFooter.tsx'
import { TextLink } from '../../../primitives/Text/Text.tsx'
import { connectMessages } from '../messages.ts'

/** What connecting means, where the app has terms or a privacy policy. */
export function LegalFooter(): ReactElement {
  const t = useTranslate()
  const { termsConditionsUrl, privacyPolicyUrl } = useFeatures()
  const link = (url: string | undefined, key: 'connect.terms' | 'connect.privacy'): ReactElement => (
    <TextLink href={url} target="_blank" rel="noreferrer" size="caption">
      {t(connectMessages, key)}
    </TextLink>
  )
  const terms = link(termsConditionsUrl, 'connect.terms')
  const privacy = link(privacyPolicyUrl, 'connect.privacy')
  const pieces: readonly ReactNode[] =
    termsConditionsUrl && privacyPolicyUrl
      ? t.rich<typeof connectMessages, 'connect.legal.both', ReactElement>(
          connectMessages,
          'connect.legal.both',
          { terms, privacy },
        )
      : termsConditionsUrl
        ? t.rich<typeof connectMessages, 'connect.legal.terms', ReactElement>(
            connectMessages,
            'connect.legal.terms',
            { terms },
          )
        : t.rich<typeof connectMessages, 'connect.legal.privacy', ReactElement>(
            connectMessages,
            'connect.legal.privacy',
            { privacy },
          )
  return (
    <ViewFooter view="Connect">
      {pieces.map((piece, index) => (
        <Fragment key={index}>{piece}</Fragment>
      ))}
    </ViewFooter>
  )
}
