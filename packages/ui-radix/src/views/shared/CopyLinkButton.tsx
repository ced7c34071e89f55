import { useToast } from '@foyer/headless'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { CheckIcon } from '../../primitives/Icon/CheckIcon.tsx'
import { CopyIcon } from '../../primitives/Icon/CopyIcon.tsx'
import { codeMessages as messages } from './codeMessages.ts'
import { copyText } from './copyText.ts'

/** How long the check stands in the place of the icon. */
const DONE_MS = 2000

/** Copies the pairing's link. Where the browser refuses, the link is there to be copied by hand. */
export function CopyLinkButton({ uri }: { readonly uri: string | undefined }): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const [outcome, setOutcome] = useState<{ readonly uri: string; readonly isCopied: boolean }>()
  // Said of its own code only, so that a new one needs no reset.
  const known = outcome?.uri === uri ? outcome : undefined
  useEffect(() => {
    if (!known?.isCopied) return
    const timer = setTimeout(() => setOutcome(undefined), DONE_MS)
    return () => clearTimeout(timer)
  }, [known])
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text)
    setOutcome({ uri: text, isCopied })
    show({
      message: t(common, isCopied ? 'common.copied' : 'common.copyFailed'),
      variant: isCopied ? 'success' : 'error',
    })
  }
  return (
    <>
      <Button
        variant="ghost"
        disabled={uri === undefined}
        icon={known?.isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={() => {
          if (uri !== undefined) copy(uri).catch(() => {})
        }}
      >
        {t(messages, 'qr.copy')}
      </Button>
      {known && !known.isCopied && <ByHand uri={known.uri} label={t(messages, 'qr.link')} />}
    </>
  )
}

function ByHand({ uri, label }: { readonly uri: string; readonly label: string }): ReactElement {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => ref.current?.select(), [])
  return <Field ref={ref} label={label} value={uri} readOnly size={44} dir="ltr" />
}
