import { useFeatures, useRouteData } from '@foyer/headless'
import type { ReactElement } from 'react'
import { ViewFooter } from '../../modal/ViewFooter.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ConnectList } from '../shared/ConnectList.tsx'
import { LegalGate } from '../shared/LegalGate.tsx'
import { LegalText } from '../shared/LegalText.tsx'

/** The list of wallets by itself, where the first screen has it as one row. */
export default function ConnectWallets(): ReactElement {
  const { termsConditionsUrl, privacyPolicyUrl, legalCheckbox } = useFeatures()
  const hasLegal = !legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  return (
    <Stack gap={16}>
      <LegalGate>
        <ConnectList choice={{ redirectView: useRouteData('ConnectWallets')?.redirectView }} />
      </LegalGate>
      {hasLegal && (
        <ViewFooter view="ConnectWallets">
          <LegalText kind="footer" />
        </ViewFooter>
      )}
    </Stack>
  )
}
