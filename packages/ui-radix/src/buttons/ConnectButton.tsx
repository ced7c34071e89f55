import { useAccount, useConnect } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { useButtonText } from './useButtonText.ts'
import { type ButtonStateProps, useOpener } from './useOpener.ts'

type Namespace = ReturnType<typeof useAccount>['namespace']

export type ConnectButtonProps = {
  /** Connects this family. @default the active one */
  readonly namespace?: Namespace | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** @default "Connect wallet" */
  readonly label?: ReactNode
  /** While a wallet is being asked. @default "Connecting…" */
  readonly loadingLabel?: ReactNode
  /** A control of the host's own in place of ours. */
  readonly children?: ((state: ConnectButtonState) => ReactNode) | undefined
}

/** What a connect button of one's own needs. */
export type ConnectButtonState = {
  readonly isOpen: boolean
  /** A wallet is being asked. */
  readonly isConnecting: boolean
  /** Opens the modal to connect; closes it when it is open. */
  readonly toggle: () => void
  /** Spread on the control: names its state, and fetches the modal's code on intent. */
  readonly props: ButtonStateProps
}

const sizes = { sm: 36, md: 44, lg: 52 } as const

/**
 * Opens the modal to connect; closes it when it is open.
 *
 * @example
 * ```tsx
 * import { ConnectButton } from '@foyer/ui-radix'
 * export const Wallet = () => <ConnectButton size="lg" />
 * ```
 *
 * @example A control of one's own
 * ```tsx
 * import { ConnectButton } from '@foyer/ui-radix'
 * export const Wallet = () => (
 *   <ConnectButton>
 *     {({ toggle, isConnecting, props }) => <a href="#wallet" onClick={toggle} {...props}>{isConnecting ? '…' : 'Log in'}</a>}
 *   </ConnectButton>
 * )
 * ```
 */
export function ConnectButton(props: ConnectButtonProps): ReactElement {
  return (
    <ButtonRoot>
      <Content {...props} />
    </ButtonRoot>
  )
}

function Content({ namespace, size = 'md', label, loadingLabel, children }: ConnectButtonProps): ReactNode {
  const { t } = useButtonText()
  const { isOpen, open, close, props } = useOpener()
  const { status } = useAccount({ namespace })
  const { isPending } = useConnect()
  const toggle = (): void => (isOpen ? close() : open({ view: 'Connect', namespace }))
  if (children) return children({ isOpen, isConnecting: isPending, toggle, props })
  return (
    <Button
      {...props}
      variant="primary"
      size={sizes[size]}
      loading={isPending}
      // Until it is known whether someone is connected the button looks as it will if nobody is.
      aria-busy={status === 'reconnecting' || isPending || undefined}
      onClick={toggle}
    >
      {isPending ? (loadingLabel ?? t('button.connecting')) : (label ?? t('button.connect'))}
    </Button>
  )
}
