import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../../i18n/statusMessages.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { useCopy } from '../useCopy.tsx'

/** Copies the error, for a support request. */
export function CopyErrorButton({ error }: { readonly error: unknown }): ReactElement {
  const t = useTranslate()
  const label = t(heroMessages, 'hero.failed.copy')
  const { copy, field } = useCopy(describe(error), label)
  return (
    <>
      <Button variant="ghost" onClick={copy}>
        {label}
      </Button>
      {field}
    </>
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
