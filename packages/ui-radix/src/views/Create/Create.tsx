import { useConnectMethods, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { PlusIcon, WalletIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LazyLegalFooter } from '../shared/legal/LazyLegalFooter.tsx'
import { LegalGate } from '../shared/legal/LegalGate.tsx'
import { useLegalKind } from '../shared/legal/useLegalKind.ts'
import { LoginMethod } from '../shared/LoginMethod.tsx'

export const messages = {
  'create.have': 'I already have a wallet',
  'getWallet.title': 'Get a wallet',
} as const

/** For visitors without a wallet: the logins that create one; without logins, wallets to install. */
export default function Create(): ReactElement {
  const t = useTranslate()
  const { methods } = useConnectMethods()
  const { has, preload } = useShell()
  const { data, history, push, goBack } = useModalRouter()
  const hasLegal = useLegalKind() === 'footer'
  const isLoginOffered = methods.some((method) => method !== 'wallet')
  return (
    <Stack gap={16}>
      {isLoginOffered && (
        <LegalGate>
          <Stack gap={12}>
            {methods.map((method) => method !== 'wallet' && <LoginMethod key={method} method={method} />)}
          </Stack>
        </LegalGate>
      )}
      <Stack gap={4}>
        {!isLoginOffered && has('GetWallet') && (
          <Row
            name={t(messages, 'getWallet.title')}
            image={<PlusIcon />}
            chevron
            onPointerEnter={() => preload('GetWallet')}
            onFocus={() => preload('GetWallet')}
            onClick={() => push('GetWallet')}
          />
        )}
        <Row
          name={t(messages, 'create.have')}
          image={<WalletIcon />}
          chevron
          onClick={() => (history.at(-2) === 'Connect' ? goBack() : push('Connect', data as object))}
        />
      </Stack>
      {hasLegal && <LazyLegalFooter view="Create" />}
    </Stack>
  )
}
