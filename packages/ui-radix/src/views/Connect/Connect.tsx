import { type ConnectMethod, useConnectMethods, useRouteData, useModalRouter } from '@foyer/headless'
import { Fragment, type ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { GridIcon } from '../../primitives/Icon/controlIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { Separator } from '../../primitives/Separator/Separator.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { LazyLegalFooter } from '../shared/legal/LazyLegalFooter.tsx'
import { LegalGate } from '../shared/legal/LegalGate.tsx'
import { useLegalKind } from '../shared/legal/useLegalKind.ts'
import { LoginMethod } from '../shared/LoginMethod.tsx'
import { Branding } from '../shared/wallets/Branding.tsx'
import { ConnectList } from '../shared/wallets/ConnectList.tsx'

export const connectMessages = {
  'connect.none': 'No sign-in method is configured',
  'connect.useWallet': 'Use a wallet',
} as const

/** The first view: ways to connect. */
export default function Connect(): ReactElement {
  const t = useTranslate()
  const { methods } = useConnectMethods()
  const hasLegal = useLegalKind() === 'footer'
  return (
    <Stack gap={16}>
      <Slot name="connect.before" data={{}} />
      <LazyUnfinishedNotice kinds={['connect']} />
      <LegalGate>
        <Slot name="connect.methods" data={{}}>
          {methods.length === 0 && <EmptyState drawing="door" title={t(connectMessages, 'connect.none')} />}
          <Stack gap={12}>
            {methods.map((method, index) => {
              const isApart = index > 0 && isSeparated(methods[index - 1], method)
              return (
                <Fragment key={method}>
                  {isApart && <Separator>{t(commonMessages, 'common.or')}</Separator>}
                  {method === 'wallet' ? <WalletMethod /> : <LoginMethod method={method} />}
                </Fragment>
              )
            })}
          </Stack>
        </Slot>
      </LegalGate>
      <Slot name="connect.after" data={{}} />
      {hasLegal ? <LazyLegalFooter view="Connect" /> : <Branding />}
    </Stack>
  )
}

/** Email and social logins are one group; "or" separates groups. */
const isSeparated = (before: ConnectMethod | undefined, after: ConnectMethod): boolean =>
  before === 'wallet' || after === 'wallet'

/** The wallet list, or one row that opens it, if the app prefers that. */
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
      onClick={() => push('ConnectWallets', { redirectView, addWalletForNamespace: namespace })}
    />
  )
}
