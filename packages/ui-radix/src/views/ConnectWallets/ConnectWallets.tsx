import { useRouteData } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ConnectList } from '../shared/ConnectList.tsx'
import { LegalGate } from '../shared/LegalGate.tsx'
import { LateLegalFooter } from '../shared/LateLegalFooter.tsx'
import { useLegalKind } from '../shared/useLegalKind.ts'

/** The list of wallets by itself, where the first screen has it as one row. */
export default function ConnectWallets(): ReactElement {
  const hasLegal = useLegalKind() === 'footer'
  return (
    <Stack gap={16}>
      <LegalGate>
        <ConnectList choice={{ redirectView: useRouteData('ConnectWallets')?.redirectView }} />
      </LegalGate>
      {hasLegal && <LateLegalFooter view="ConnectWallets" />}
    </Stack>
  )
}
