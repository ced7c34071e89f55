import { useAccount, useModal, useNetwork, useNetworks } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { ChevronDownIcon } from '../primitives/Icon/ChevronDownIcon.tsx'
import { Image } from '../primitives/Image/Image.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { useButtonText } from './useButtonText.ts'
import { useIntent } from './useIntent.ts'

export type NetworkButtonProps = { readonly label?: ReactNode }

/** The network in use; opens the list to choose another. */
export function NetworkButton(props: NetworkButtonProps): ReactElement {
  return (
    <ButtonRoot>
      <Content {...props} />
    </ButtonRoot>
  )
}

function Content({ label }: NetworkButtonProps): ReactElement {
  const { t } = useButtonText()
  const { isOpen, open } = useModal()
  const network = useNetwork()
  const { isConnected } = useAccount()
  const { isSupported } = useNetworks()
  const text = isSupported || !isConnected ? network.name : t('button.unsupported')
  return (
    <Button
      {...useIntent()}
      variant={isSupported ? 'neutral' : 'danger'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={isSupported ? t('button.network', { name: network.name }) : undefined}
      onClick={() => open({ view: isSupported ? 'Networks' : 'UnsupportedChain' })}
    >
      <Image src={network.assets?.imageUrl} name={network.name} size={20} />
      {label ?? text}
      <ChevronDownIcon size={16} />
    </Button>
  )
}
