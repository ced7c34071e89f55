import {
  useAccount,
  useModal,
  useModalRouter,
  useNetwork,
  useRouteData,
  useSwitchNetwork,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { SwapIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useSwitchFailure } from '../shared/networks/useSwitchFailure.ts'
import { namespaceMessages } from '../shared/wallets/namespaces.ts'

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
  const { switchNetwork, isPending } = useSwitchNetwork()
  const { goBack } = useModalRouter()
  const fail = useSwitchFailure()
  if (!data) return null
  const { network, switchToChain } = data
  const enter = (): void => open({ namespace: switchToChain })
  const chain = t(namespaceMessages, `namespace.${switchToChain}`)
  return (
    <Stack gap={16}>
      <HelpSection icon={<SwapIcon />} title={t(messages, 'switchActiveChain.heading', { chain })}>
        {t(messages, 'switchActiveChain.body', { chain, wallet: connector?.name ?? '' })}
      </HelpSection>
      <Stack gap={8}>
        <Button
          variant="primary"
          loading={isPending}
          onClick={() => {
            if (!network) return enter()
            const onError = (error: Error): void => fail(error, network.name)
            switchNetwork({ caipNetworkId: network.caipNetworkId }, { onSuccess: enter, onError })
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
