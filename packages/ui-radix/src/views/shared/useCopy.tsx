import { useToast } from '@foyer/headless'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'

/** Returns a function that copies a text and shows the result as a toast; `false` if the browser refuses. */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useTranslate()
  const { show } = useToast()
  return async (text) => {
    const isCopied = await writeText(text)
    show({
      message: t(commonMessages, isCopied ? 'common.copied' : 'common.copyFailed'),
      variant: isCopied ? 'success' : 'error',
    })
    return isCopied
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
