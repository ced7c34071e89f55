import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../../i18n/statusMessages.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { useCopy } from '../useCopy.ts'

/** Copies the error, for a support request. */
export function CopyErrorButton({ error }: { readonly error: unknown }): ReactElement {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <Button variant="ghost" onClick={() => void copy(describe(error))}>
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
