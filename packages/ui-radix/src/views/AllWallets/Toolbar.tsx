import { useIsMobile, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { QrIcon } from '../../primitives/Icon/controlIcons.ts'
import { CertifiedIcon } from '../../primitives/Icon/subjectIcons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { allWalletsMessages as messages } from './messages.ts'

export type ToolbarProps = {
  readonly search: string
  readonly setSearch: (search: string) => void
  readonly isCertified: boolean
  readonly setCertified: (isCertified: boolean) => void
}

/** Filter of the grid, and on a phone a link to the QR code for another device. */
export function Toolbar({ search, setSearch, isCertified, setCertified }: ToolbarProps): ReactElement {
  const t = useTranslate()
  const { push } = useModalRouter()
  const isMobile = useIsMobile()
  return (
    <Stack direction="row" gap={8}>
      <SearchField
        label={t(messages, 'allWallets.search')}
        clearLabel={t(commonMessages, 'common.clear')}
        value={search}
        onValueChange={setSearch}
        data-foyer-autofocus=""
      />
      <IconButton
        role="switch"
        aria-checked={isCertified}
        label={t(messages, 'allWallets.certified')}
        onClick={() => setCertified(!isCertified)}
      >
        <CertifiedIcon />
      </IconButton>
      {isMobile && (
        <IconButton label={t(messages, 'allWallets.qr')} onClick={() => push('ConnectingWalletConnect')}>
          <QrIcon />
        </IconButton>
      )}
    </Stack>
  )
}
