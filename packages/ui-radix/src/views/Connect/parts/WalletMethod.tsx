import { useConnectMethods, useModalRouter, useRouteData } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { GridIcon } from '../../../primitives/Icon/controlIcons.ts'
import { Row } from '../../../primitives/Row/Row.tsx'
import { ConnectList } from '../../shared/ConnectList.tsx'
import { connectMessages } from '../messages.ts'

/** Wallets: their list, or where there are other ways to connect and the app wants it so, one row that leads there. */
export function WalletMethod(): ReactElement {
  const t = useTranslate()
  const { areWalletsCollapsed } = useConnectMethods()
  const { push } = useModalRouter()
  const { preload } = useShell()
  const { redirectView, addWalletForNamespace: namespace } = useRouteData('Connect') ?? {}
  if (!areWalletsCollapsed) return <ConnectList choice={{ namespace, redirectView }} />
  const prepare = (): void => preload('ConnectWallets')
  return (
    <Row
      name={t(connectMessages, 'connect.useWallet')}
      image={<GridIcon />}
      chevron
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => push('ConnectWallets', { redirectView })}
    />
  )
}
