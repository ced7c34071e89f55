import { useFeatures } from '@foyer/headless'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { legalMessages as messages } from './legalMessages.ts'

/** What is agreed to, with links to it: by connecting (`footer`), or by a tick (`checkbox`). */
export function LegalText({ kind }: { readonly kind: 'footer' | 'checkbox' }): ReactElement {
  const t = useTranslate()
  const { termsConditionsUrl, privacyPolicyUrl } = useFeatures()
  const link = (url: string | undefined, key: 'legal.terms' | 'legal.privacy'): ReactElement => (
    <TextLink href={url} target="_blank" rel="noreferrer" size="caption">
      {t(messages, key)}
    </TextLink>
  )
  const which = termsConditionsUrl ? (privacyPolicyUrl ? 'both' : 'termsOnly') : 'privacyOnly'
  const pieces: readonly ReactNode[] = t.rich<Readonly<Record<string, string>>, string, ReactNode>(
    messages,
    `legal.${kind}.${which}`,
    { terms: link(termsConditionsUrl, 'legal.terms'), privacy: link(privacyPolicyUrl, 'legal.privacy') },
  )
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={index}>{piece}</Fragment>
      ))}
    </>
  )
}
