import { useFeatures } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Slot } from '../../modal/slots.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LegalGate } from '../shared/LegalGate.tsx'
import { connectMessages } from './messages.ts'
import { Branding } from './parts/Branding.tsx'
import { LegalFooter } from './parts/LegalFooter.tsx'
import { WalletList } from './parts/WalletList.tsx'

/** The first screen: the ways to connect. */
export default function Connect(): ReactElement {
  const t = useTranslate()
  const { areWalletsEnabled, termsConditionsUrl, privacyPolicyUrl, legalCheckbox } = useFeatures()
  const hasLegal = !legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  return (
    <Stack gap={16}>
      <Slot name="connect.before" data={{}} />
      <LegalGate>
        <Slot name="connect.methods" data={{}}>
          {areWalletsEnabled ? <WalletList /> : <EmptyState title={t(connectMessages, 'connect.none')} />}
        </Slot>
      </LegalGate>
      <Slot name="connect.after" data={{}} />
      {hasLegal ? <LegalFooter /> : <Branding />}
    </Stack>
  )
}
