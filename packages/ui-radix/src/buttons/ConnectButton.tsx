import { useAccount, useConnect, useModal } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { useButtonText } from './useButtonText.ts'
import { useIntent } from './useIntent.ts'

type Namespace = ReturnType<typeof useAccount>['namespace']

export type ConnectButtonProps = {
  /** Connects this family. @default the active one */
  readonly namespace?: Namespace | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** @default "Connect wallet" */
  readonly label?: ReactNode
  /** While a wallet is being asked. @default "Connecting…" */
  readonly loadingLabel?: ReactNode
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
 */
export function ConnectButton(props: ConnectButtonProps): ReactElement {
  return (
    <ButtonRoot>
      <Content {...props} />
    </ButtonRoot>
  )
}

function Content({ namespace, size = 'md', label, loadingLabel }: ConnectButtonProps): ReactElement {
  const { t } = useButtonText()
  const { isOpen, open, close } = useModal()
  const { status } = useAccount({ namespace })
  const { isPending } = useConnect()
  return (
    <Button
      {...useIntent()}
      variant="primary"
      size={sizes[size]}
      loading={isPending}
      // Until it is known whether someone is connected the button looks as it will if nobody is.
      aria-busy={status === 'reconnecting' || isPending || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? close() : open({ view: 'Connect', namespace }))}
    >
      {isPending ? (loadingLabel ?? t('button.connecting')) : (label ?? t('button.connect'))}
    </Button>
  )
}
