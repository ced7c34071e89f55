import { useAccount, useModalIntent, useNetwork, useNetworks } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { ChevronDownIcon } from '../primitives/Icon/arrowIcons.ts'
import { Image } from '../primitives/Image/Image.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useButtonText } from './useButtonText.ts'
import { type ButtonStateProps, useOpener } from './useOpener.ts'

export type NetworkButtonProps = {
  /** @default the network's name */
  readonly label?: ReactNode
  /** Renders a control of the host instead of the button. */
  readonly children?: ((state: NetworkButtonState) => ReactNode) | undefined
}

/** State and functions for a custom network button. */
export type NetworkButtonState = {
  readonly network: ReturnType<typeof useNetwork>
  /** The wallet is on a network of the app. */
  readonly isSupported: boolean
  /** The wallet is on another network, and the options require a switch. */
  readonly isSwitchRequired: boolean
  readonly isOpen: boolean
  /** Opens the list of networks, or the view that requires a switch. */
  readonly open: () => void
  /** Spread on the control: `aria-*` state, and handlers that load the modal on intent. */
  readonly props: ButtonStateProps
}

/**
 * Shows the current network and opens the list of networks.
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
  const { isOpen, isLoading, loadFailure, open, props } = useOpener()
  const network = useNetwork()
  const { isConnected } = useAccount()
  // A page loads no logo before intent on the modal or a connection.
  const isLogoWanted = useModalIntent() || isConnected
  const { isSupported, isSwitchRequired } = useNetworks()
  const name = isSupported ? network.name : t('network.unknown')
  const onClick = (): void => open({ view: isSwitchRequired ? 'UnsupportedChain' : 'Networks' })
  const note = loadFailure && <LoadFailure failure={loadFailure} />
  if (children)
    return (
      <>
        {children({ network, isSupported, isSwitchRequired, isOpen, open: onClick, props })}
        {note}
      </>
    )
  return (
    <>
      <Button
        {...props}
        variant={isSwitchRequired ? 'danger' : 'neutral'}
        loading={isLoading}
        onClick={onClick}
      >
        <Image
          src={network.assets?.imageUrl}
          logo={isLogoWanted ? network.caipNetworkId : undefined}
          name={name}
          icon={isSupported ? undefined : '?'}
          size={20}
        />
        {label ??
          (isSwitchRequired ? (
            t('button.unsupported')
          ) : (
            // Named by its content: an `aria-label` would have to repeat all visible text, including the letter in
            // place of the icon.
            <>
              <span aria-hidden="true">{name}</span>
              <VisuallyHidden>{t('button.network', { name })}</VisuallyHidden>
            </>
          ))}
        <ChevronDownIcon size={16} />
      </Button>
      {note}
    </>
  )
}
