import { type DirectoryWallet, useDeepLink } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { pairingMessages as messages } from '../messages.ts'
import { LinkHero } from './LinkHero.tsx'
import { QrcodeBody } from './QrcodeBody.tsx'

/** The wallet's app on this phone; where it does not open, its code for another device. */
export function MobileBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  const { isStuck } = useDeepLink()
  const [isCodeShown, setCodeShown] = useState(false)
  if (isCodeShown) return <QrcodeBody wallet={wallet} />
  return (
    <LinkHero wallet={wallet} kind="mobile" body={t(messages, 'pairing.app.body')} isAutomatic>
      {isStuck && (
        <Button variant="ghost" onClick={() => setCodeShown(true)}>
          {t(messages, 'pairing.showCode')}
        </Button>
      )}
    </LinkHero>
  )
}
