import { useAccount, useNetwork, useNetworks } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { ChevronDownIcon } from '../primitives/Icon/arrowIcons.ts'
import { Image } from '../primitives/Image/Image.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { useButtonText } from './useButtonText.ts'
import { type ButtonStateProps, useOpener } from './useOpener.ts'

export type NetworkButtonProps = {
  /** @default the network's name */
  readonly label?: ReactNode
  /** A control of the host's own in place of ours. */
  readonly children?: ((state: NetworkButtonState) => ReactNode) | undefined
}

/** What a network button of one's own needs. */
export type NetworkButtonState = {
  readonly network: ReturnType<typeof useNetwork>
  /** The wallet is on a network of the app. */
  readonly isSupported: boolean
  readonly isOpen: boolean
  /** Opens the list of networks. */
  readonly open: () => void
  /** Spread on the control: names its state, and fetches the modal's code on intent. */
  readonly props: ButtonStateProps
}

/**
 * The network in use; opens the list to choose another.
 *
 * @example
 * ```tsx
 * import { NetworkButton } from '@foyer/ui-radix'
 * export const Network = () => <NetworkButton />
 * ```
 */
export function NetworkButton(props: NetworkButtonProps): ReactElement {
  return (
    <ButtonRoot>
      <Content {...props} />
    </ButtonRoot>
  )
}

function Content({ label, children }: NetworkButtonProps): ReactNode {
  const { t } = useButtonText()
  const { isOpen, isLoading, open, props } = useOpener()
  const network = useNetwork()
  const { isConnected } = useAccount()
  const { isSupported } = useNetworks()
  const onClick = (): void => open({ view: isSupported ? 'Networks' : 'UnsupportedChain' })
  if (children) return children({ network, isSupported, isOpen, open: onClick, props })
  const text = isSupported || !isConnected ? network.name : t('button.unsupported')
  return (
    <Button {...props} variant={isSupported ? 'neutral' : 'danger'} loading={isLoading} onClick={onClick}>
      <Image src={network.assets?.imageUrl} name={network.name} size={20} />
      {label ??
        (isSupported ? (
          // Named by content: a label over it would have to repeat all that is seen, the letter of the image included.
          <>
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{t('button.network', { name: network.name })}</VisuallyHidden>
          </>
        ) : (
          text
        ))}
      <ChevronDownIcon size={16} />
    </Button>
  )
}
