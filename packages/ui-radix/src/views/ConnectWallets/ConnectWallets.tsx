import { useRouteData } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LazyLegalFooter } from '../shared/legal/LazyLegalFooter.tsx'
import { LegalGate } from '../shared/legal/LegalGate.tsx'
import { useLegalKind } from '../shared/legal/useLegalKind.ts'
import { ConnectList } from '../shared/wallets/ConnectList.tsx'

/** The wallet list as a view, for apps whose first view has one row for it. */
export default function ConnectWallets(): ReactElement {
  const hasLegal = useLegalKind() === 'footer'
  const { redirectView, addWalletForNamespace: namespace } = useRouteData('ConnectWallets') ?? {}
  return (
    <Stack gap={16}>
      <LegalGate>
        <ConnectList choice={{ namespace, redirectView }} />
      </LegalGate>
      {hasLegal && <LazyLegalFooter view="ConnectWallets" />}
    </Stack>
  )
}
