import { type ReactElement, useEffect, useState, useRef } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Field } from '../../../primitives/Field/Field.tsx'
import { CheckIcon, CopyIcon } from '../../../primitives/Icon/controlIcons.ts'
import { useCopy } from '../useCopy.ts'
import { pairingMessages as messages } from './pairingMessages.ts'

/** Duration for which a check mark replaces the icon. */
const DONE_MS = 2000

/** Copies the pairing URI. If the browser refuses, shows it to copy by hand. */
export function CopyLinkButton({ uri }: { readonly uri: string | undefined }): ReactElement {
  const t = useTranslate()
  const copy = useCopy()
  const [outcome, setOutcome] = useState<{ readonly uri: string; readonly isCopied: boolean }>()
  // Keyed by URI, so that a new one needs no reset.
  const known = outcome?.uri === uri ? outcome : undefined
  const hasFailed = known?.isCopied === false
  useEffect(() => {
    if (!known?.isCopied) return
    const timer = setTimeout(() => setOutcome(undefined), DONE_MS)
    return () => clearTimeout(timer)
  }, [known])
  return (
    <>
      <Button
        variant="ghost"
        disabled={uri === undefined}
        icon={known?.isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={async () => {
          if (uri !== undefined) setOutcome({ uri, isCopied: await copy(uri) })
        }}
      >
        {t(messages, 'qr.copy')}
      </Button>
      {hasFailed && <LinkField uri={known.uri} label={t(messages, 'qr.link')} />}
    </>
  )
}

type LinkFieldProps = { readonly uri: string; readonly label: string }

/** The pairing URI, to copy by hand. */
function LinkField({ uri, label }: LinkFieldProps): ReactElement {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => ref.current?.select(), [])
  return <Field ref={ref} label={label} value={uri} readOnly size={44} dir="ltr" />
}
