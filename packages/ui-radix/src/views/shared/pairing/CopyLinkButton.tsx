import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { CheckIcon, CopyIcon } from '../../../primitives/Icon/controlIcons.ts'
import { useCopy } from '../useCopy.tsx'
import { pairingMessages as messages } from './pairingMessages.ts'

/** Copies the pairing URI. If the browser refuses, shows it to copy by hand. */
export function CopyLinkButton({ uri }: { readonly uri: string | undefined }): ReactElement {
  const t = useTranslate()
  const { copy, isCopied, field } = useCopy(uri, t(messages, 'qr.link'))
  return (
    <>
      <Button
        variant="ghost"
        disabled={uri === undefined}
        icon={isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={copy}
      >
        {t(messages, 'qr.copy')}
      </Button>
      {field}
    </>
  )
}
