import {
  useAccount,
  useModal,
  useModalRouter,
  useNetwork,
  useRouteData,
  useSwitchNetwork,
} from '@foyer/headless'
import { SwapIcon } from '../../primitives/Icon/subjectIcons.ts'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { familyMessages } from '../shared/wallets/families.ts'

export const messages = {
  'switchActiveChain.heading': 'Switch to {chain}',
  'switchActiveChain.body': '{wallet} doesn’t support {chain}. Connect another wallet to continue.',
  'switchActiveChain.stay': 'Stay on {current}',
} as const

/** The connected wallet does not support the selected namespace: offers to connect another wallet. */
export default function SwitchActiveChain(): ReactElement | null {
  const t = useTranslate()
  const data = useRouteData('SwitchActiveChain')
  const { connector } = useAccount()
  const { name: current } = useNetwork()
  const { open } = useModal()
  const { switchNetworkAsync, isPending } = useSwitchNetwork()
  const { goBack } = useModalRouter()
  if (!data) return null
  const chain = t(familyMessages, `family.${data.switchToChain}`)
  return (
    <Stack gap={16}>
      <HelpSection icon={<SwapIcon />} title={t(messages, 'switchActiveChain.heading', { chain })}>
        {t(messages, 'switchActiveChain.body', { chain, wallet: connector?.name ?? '' })}
      </HelpSection>
      <Stack gap={8}>
        <Button
          variant="primary"
          loading={isPending}
          onClick={async () => {
            // The selected network; no wallet is connected there that would have to switch.
            if (data.network) await switchNetworkAsync({ caipNetworkId: data.network.caipNetworkId })
            open({ namespace: data.switchToChain })
          }}
        >
          {t(commonMessages, 'common.continue')}
        </Button>
        <Button variant="neutral" onClick={goBack}>
          {t(messages, 'switchActiveChain.stay', { current })}
        </Button>
      </Stack>
    </Stack>
  )
}
