import { FoyerProvider, useModalCode } from '@foyer/headless'
import type { ReactElement } from 'react'
import type { FoyerModalProps } from './FullModal.tsx'
import { useAppearance } from '../modal/useAppearance.ts'

/**
 * The modal with every view. Its code comes when someone is about to open it: a pointer over a button, a key that
 * focuses it, or the opening itself.
 *
 * @example
 * ```tsx
 * import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
 * import '@foyer/ui-radix/styles.css'
 * export const Wallet = () => <><ConnectButton /><FoyerModal /></>
 * ```
 */
export function FoyerModal({ config, ...props }: FoyerModalProps): ReactElement {
  const modal = <OnIntent {...props} />
  return config ? <FoyerProvider config={config}>{modal}</FoyerProvider> : modal
}

function OnIntent(props: Omit<FoyerModalProps, 'config'>): ReactElement | null {
  // The page's buttons look and speak like the modal from the start, and not from its first opening on.
  useAppearance(props)
  const code = useModalCode(() => import('./FullModal.tsx'), { isWanted: props.inline })
  return code ? <code.default {...props} /> : null
}
