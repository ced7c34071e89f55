import { useToast } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { CopyIcon } from '../../../primitives/Icon/controlIcons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { copyText } from '../copyText.ts'

/** Copies an address, and announces the result. */
export function CopyAddressButton({
  address,
  label,
}: {
  readonly address: string
  readonly label: string
}): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  return (
    <IconButton
      label={label}
      onClick={async () => {
        const isCopied = await copyText(address)
        show({
          message: t(commonMessages, isCopied ? 'common.copied' : 'common.copyFailed'),
          variant: isCopied ? 'success' : 'error',
        })
      }}
    >
      <CopyIcon size={16} />
    </IconButton>
  )
}
