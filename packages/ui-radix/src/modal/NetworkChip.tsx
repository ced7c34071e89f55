import { useModalRouter, useNetwork, useNetworks } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../i18n/commonMessages.ts'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ChevronDownIcon } from '../primitives/Icon/arrowIcons.ts'
import { WarningIcon } from '../primitives/Icon/controlIcons.ts'
import { Image } from '../primitives/Image/Image.tsx'
import { networkMessages } from './messages.ts'
import { useShell } from './ShellContext.ts'
import { useFadeOut } from './useHeaderMotion.ts'

/** The current network, red if the app does not have it; a button if the app has another one. */
export default function NetworkChip(): ReactElement {
  const t = useTranslate()
  const ref = useFadeOut()
  const network = useNetwork()
  const { items, isSupported, isSwitchRequired } = useNetworks()
  const { push } = useModalRouter()
  const { has } = useShell()
  const route = isSwitchRequired ? 'UnsupportedChain' : 'Networks'
  const name = isSupported ? network.name : t(commonMessages, 'network.unknown')
  const isChoice = (items.length > 1 || !isSupported) && has(route)
  const image = (
    <Image
      src={network.assets?.imageUrl}
      logo={network.caipNetworkId}
      name={name}
      // A letter would stand for the text “Unknown Network”.
      icon={isSupported ? undefined : <WarningIcon size={16} />}
      size={20}
    />
  )
  if (!isChoice) {
    return (
      <span ref={ref} role="img" aria-label={t(networkMessages, 'a11y.network', { name })}>
        {image}
      </span>
    )
  }
  return (
    <Button
      ref={ref}
      variant={isSupported ? 'neutral' : 'danger'}
      size={36}
      aria-label={t(networkMessages, 'a11y.networkChip', { name })}
      onClick={() => push(route)}
    >
      {image}
      <ChevronDownIcon size={16} />
    </Button>
  )
}
