import { useFeatures } from '@foyer/headless'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { TextLink } from '../../../primitives/Text/Text.tsx'

/** Legal text with links: accepted by connecting (`footer`), or by a checkbox (`checkbox`). */
export function LegalText({ kind }: { readonly kind: 'footer' | 'checkbox' }): ReactElement {
  const t = useTranslate()
  const { termsConditionsUrl, privacyPolicyUrl } = useFeatures()
  const link = (url: string | undefined, key: 'legal.terms' | 'legal.privacy'): ReactElement => (
    <TextLink href={url} target="_blank" rel="noreferrer" size={kind === 'footer' ? 'caption' : 'body'}>
      {t(legalMessages, key)}
    </TextLink>
  )
  const which = termsConditionsUrl ? (privacyPolicyUrl ? 'both' : 'termsOnly') : 'privacyOnly'
  const pieces: readonly ReactNode[] = t.rich<Readonly<Record<string, string>>, string, ReactNode>(
    legalMessages,
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

/** The notice that connecting accepts the terms. */
export const legalMessages = {
  'legal.footer.both': 'Connecting means you accept the {terms} and {privacy}.',
  'legal.footer.termsOnly': 'Connecting means you accept the {terms}.',
  'legal.footer.privacyOnly': 'Connecting means you accept the {privacy}.',
  'legal.checkbox.both': 'I accept the {terms} and {privacy}.',
  'legal.checkbox.termsOnly': 'I accept the {terms}.',
  'legal.checkbox.privacyOnly': 'I accept the {privacy}.',
  'legal.terms': 'terms of service',
  'legal.privacy': 'privacy policy',
  'legal.missing': 'Accept first to continue',
} as const
