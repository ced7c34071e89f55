import { useAccount, useConnectProcess } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useButtonText } from './useButtonText.ts'
import { type ButtonStateProps, useOpener } from './useOpener.ts'

type Namespace = ReturnType<typeof useAccount>['namespace']

export type ConnectTriggerProps = {
  /** Namespace to connect. @default the current one */
  readonly namespace?: Namespace | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** @default "Connect wallet" */
  readonly label?: ReactNode
  /** Read by assistive technology while a wallet connects; the button shows a spinner. @default "Connecting…" */
  readonly loadingLabel?: ReactNode
  /** Renders a control of the host instead of the button. */
  readonly children?: ((state: ConnectTriggerState) => ReactNode) | undefined
}

/** State and functions for a custom control that opens the modal to connect. */
export type ConnectTriggerState = {
  readonly isOpen: boolean
  /** A wallet is connecting. */
  readonly isConnecting: boolean
  /** Opens the modal to connect; closes it if it is open. */
  readonly toggle: () => void
  /** Spread on the control: `aria-*` state, and handlers that load the modal on intent. */
  readonly props: ButtonStateProps
}

const sizes = { sm: 36, md: 44, lg: 52 } as const

/**
 * Opens the modal to connect, also while connected; closes it if it is open. With a `namespace` that is not the current
 * one, the modal makes it current, and shows its account if a wallet is connected. `ConnectButton` shows it while
 * disconnected.
 *
 * @example
 * ```tsx
 * import { ConnectTrigger } from '@foyer/ui-radix'
 * export const Wallet = () => <ConnectTrigger size="lg" />
 * ```
 *
 * @example A control of one's own
 * ```tsx
 * import { ConnectTrigger } from '@foyer/ui-radix'
 * export const Wallet = () => (
 *   <ConnectTrigger>
 *     {({ toggle, isConnecting, props }) => <a href="#wallet" onClick={toggle} {...props}>{isConnecting ? '…' : 'Log in'}</a>}
 *   </ConnectTrigger>
 * )
 * ```
 */
export function ConnectTrigger(props: ConnectTriggerProps): ReactElement {
  return (
    <ButtonRoot>
      <ConnectControl {...props} />
    </ButtonRoot>
  )
}

/** The control of `ConnectTrigger`, for a `ButtonRoot`. */
export function ConnectControl({
  namespace,
  size = 'md',
  label,
  loadingLabel,
  children,
}: ConnectTriggerProps): ReactNode {
  const { t } = useButtonText()
  const { isOpen, isLoading, loadFailure, open, requestClose, props } = useOpener()
  const { status } = useAccount({ namespace })
  const { isConnecting } = useConnectProcess()
  const isBusy = isConnecting || isLoading
  const toggle = (): void => (isOpen ? requestClose() : open({ view: 'Connect', namespace }))
  return (
    <>
      {children ? (
        children({ isOpen, isConnecting, toggle, props })
      ) : (
        <Button
          {...props}
          variant="primary"
          size={sizes[size]}
          loading={isBusy}
          // While reconnecting, the button looks like disconnected, and is busy.
          aria-busy={status === 'reconnecting' || isBusy || undefined}
          onClick={toggle}
        >
          {isConnecting ? (
            <>
              {/* Invisible behind the spinner, it keeps the width, so that elements beside the button do not move. */}
              <span aria-hidden="true">{label ?? t('button.connect')}</span>
              <VisuallyHidden>{loadingLabel ?? t('button.connecting')}</VisuallyHidden>
            </>
          ) : (
            (label ?? t('button.connect'))
          )}
        </Button>
      )}
      {loadFailure && <LoadFailure failure={loadFailure} />}
    </>
  )
}
