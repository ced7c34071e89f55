import { type ConnectMethod, useConnectMethods } from '@foyer/headless'
import { Fragment, type ReactElement } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Slot } from '../../modal/slots.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Separator } from '../../primitives/Separator/Separator.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LegalGate } from '../shared/LegalGate.tsx'
import { connectMessages } from './messages.ts'
import { Branding } from '../shared/Branding.tsx'
import { LateLegalFooter } from '../shared/LateLegalFooter.tsx'
import { useLegalKind } from '../shared/useLegalKind.ts'
import { LoginMethod } from './parts/LoginMethod.tsx'
import { WalletMethod } from './parts/WalletMethod.tsx'

/** The first screen: the ways to connect. */
export default function Connect(): ReactElement {
  const t = useTranslate()
  const { methods } = useConnectMethods()
  const hasLegal = useLegalKind() === 'footer'
  return (
    <Stack gap={16}>
      <Slot name="connect.before" data={{}} />
      <LegalGate>
        <Slot name="connect.methods" data={{}}>
          {methods.length === 0 && <EmptyState title={t(connectMessages, 'connect.none')} />}
          <Stack gap={12}>
            {methods.map((method, index) => {
              const isApart = index > 0 && isSeparated(methods[index - 1], method)
              return (
                <Fragment key={method}>
                  {isApart && <Separator>{t(common, 'common.or')}</Separator>}
                  {method === 'wallet' ? <WalletMethod /> : <LoginMethod method={method} />}
                </Fragment>
              )
            })}
          </Stack>
        </Slot>
      </LegalGate>
      <Slot name="connect.after" data={{}} />
      {hasLegal ? <LateLegalFooter view="Connect" /> : <Branding />}
    </Stack>
  )
}

/** E-mail and social logins stand together; between others stands an "or". */
const isSeparated = (before: ConnectMethod | undefined, after: ConnectMethod): boolean =>
  before === 'wallet' || after === 'wallet'
