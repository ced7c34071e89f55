import { useToast } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { CheckIcon, CopyIcon } from '../../../primitives/Icon/controlIcons.ts'
import { codeMessages as messages } from './codeMessages.ts'
import { copyText } from '../copyText.ts'
import type { LinkByHandProps } from './LinkByHand.tsx'

const importByHand = () => import('./LinkByHand.tsx')

/** Duration for which a check mark replaces the icon. */
const DONE_MS = 2000

/** Copies the pairing URI. If the browser refuses, shows it to copy by hand. */
export function CopyLinkButton({ uri }: { readonly uri: string | undefined }): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const [outcome, setOutcome] = useState<{ readonly uri: string; readonly isCopied: boolean }>()
  // Keyed by URI, so that a new one needs no reset.
  const known = outcome?.uri === uri ? outcome : undefined
  const hasFailed = known?.isCopied === false
  const LinkByHand = useLazyComponent<LinkByHandProps>(importByHand, { isWanted: hasFailed })
  useEffect(() => {
    if (!known?.isCopied) return
    const timer = setTimeout(() => setOutcome(undefined), DONE_MS)
    return () => clearTimeout(timer)
  }, [known])
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text)
    setOutcome({ uri: text, isCopied })
    show({
      message: t(commonMessages, isCopied ? 'common.copied' : 'common.copyFailed'),
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
      {hasFailed && LinkByHand && <LinkByHand uri={known.uri} label={t(messages, 'qr.link')} />}
    </>
  )
}
