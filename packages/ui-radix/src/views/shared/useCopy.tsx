import { useToast } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useLazyComponent } from '../../load/useLazyComponent.ts'

/** Duration for which the text counts as copied. */
const DONE_MS = 2000

const importField = () => import('./CopyField.tsx')

/** Copies a text, and shows the result as a toast. `label`: name of the field with the text. */
export function useCopy(
  text: string | undefined,
  label: string,
): {
  readonly copy: () => void
  /** The text was copied less than two seconds ago. */
  readonly isCopied: boolean
  /** The text in a field, to copy by hand, if the browser refuses. */
  readonly field: ReactElement | undefined
} {
  const t = useTranslate()
  const { show } = useToast()
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isCopied: boolean }>()
  // Keyed by the text, so that a new one needs no reset.
  const known = outcome?.text === text ? outcome : undefined
  const isCopied = known?.isCopied === true
  const hasFailed = known?.isCopied === false
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setOutcome(undefined), DONE_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const CopyField = useLazyComponent(importField, { isWanted: hasFailed })
  const copy = async (): Promise<void> => {
    if (text === undefined) return
    const isDone = await writeText(text)
    show({
      message: t(commonMessages, isDone ? 'common.copied' : 'common.copyFailed'),
      variant: isDone ? 'success' : 'error',
    })
    setOutcome({ text, isCopied: isDone })
  }
  return {
    copy: () => void copy(),
    isCopied,
    field: hasFailed && CopyField ? <CopyField text={known.text} label={label} /> : undefined,
  }
}

async function writeText(text: string): Promise<boolean> {
  try {
    // Throws on insecure pages, which have no clipboard.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
