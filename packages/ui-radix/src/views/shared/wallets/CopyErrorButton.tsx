import { useToast } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { heroMessages } from '../../../i18n/statusMessages.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { copyText } from '../copyText.ts'

/** Copies the error, for a support request. */
export function CopyErrorButton({ error }: { readonly error: unknown }): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  return (
    <Button
      variant="ghost"
      onClick={async () => {
        const isCopied = await copyText(describe(error))
        show({
          message: t(commonMessages, isCopied ? 'common.copied' : 'common.copyFailed'),
          variant: isCopied ? 'success' : 'error',
        })
      }}
    >
      {t(heroMessages, 'hero.failed.copy')}
    </Button>
  )
}

/** An error and its causes, one per line. */
function describe(error: unknown): string {
  const lines: string[] = []
  let current = error as { code?: unknown; message?: unknown; cause?: unknown } | undefined
  while (current && lines.length < 10) {
    lines.push(`${String(current.code ?? '')} ${String(current.message ?? current)}`.trim())
    current = current.cause as typeof current
  }
  return lines.join('\n')
}
