import { useAccount, useModalRouter, useRouteData, useSwitchNetwork, useToast } from '@foyer/headless'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../i18n/statusMessages.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { useSlow } from '../../modal/useSlow.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { StatusHero } from '../../primitives/StatusHero/StatusHero.tsx'
import { switchMessages } from '../shared/networks/switchMessages.ts'
import { useSwitchFailure } from '../shared/networks/useSwitchFailure.ts'
import { LazyWalletAppButton } from '../shared/wallets/LazyWalletAppButton.tsx'

export const messages = {
  'switchNetwork.wallet.title': 'Approve in your wallet',
  'switchNetwork.auth.title': 'Switching to {network}…',
} as const

/** Starts a network switch, and leaves after it; a rejection goes back once, with a message (R4). */
export default function SwitchNetwork(): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const network = useRouteData('SwitchNetwork')?.network
  const { connector } = useAccount({ namespace: network?.chainNamespace })
  const [startedAt] = useState(() => Date.now())
  const isSlow = useSlow(startedAt)
  useSwitch()

  const name = network?.name ?? ''
  const wallet = connector?.name ?? ''
  const isAuth = connector?.type === 'AUTH'
  const title = isAuth
    ? t(messages, 'switchNetwork.auth.title', { network: name })
    : t(messages, 'switchNetwork.wallet.title')
  const body = isAuth
    ? undefined
    : isSlow
      ? t(heroMessages, 'hero.slow.body', { wallet })
      : t(switchMessages, 'switchNetwork.wallet.body', { network: name })
  // No control that appears with the note would read it.
  const news = (isSlow && body) || title
  useEffect(() => announce(news), [announce, news])
  const state = isSlow ? 'slow' : 'waiting'
  return (
    <Slot name="status.hero" data={{ state }}>
      <StatusHero
        state={state}
        image={<Image src={network?.assets?.imageUrl} logo={network?.caipNetworkId} name={name} size={80} />}
        title={title}
        body={body}
      >
        <LazyWalletAppButton />
      </StatusHero>
    </Slot>
  )
}

/** Starts the switch once for each network, and navigates by its result. */
function useSwitch(): void {
  const network = useRouteData('SwitchNetwork')?.network
  const { switchNetworkAsync } = useSwitchNetwork()
  const { leaveNetworkSwitch } = useModalRouter()
  const fail = useSwitchFailure()
  const started = useRef<string>(undefined)
  const { variant, hide } = useToast()

  useEffect(() => {
    if (!network || started.current === network.caipNetworkId) return
    started.current = network.caipNetworkId
    // The failure of the last attempt.
    if (variant === 'error') hide()
    switchNetworkAsync({ caipNetworkId: network.caipNetworkId }).then(leaveNetworkSwitch, (error: Error) => {
      // The visitor left before the wallet answered.
      if (error.name !== 'AbortError') fail(error, network.name)
    })
  })
}
