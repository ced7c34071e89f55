import { FoyerProvider, useModalCode } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useAppearance } from '../modal/useAppearance.ts'
import type { FoyerModalProps } from './FullModal.tsx'

/**
 * The modal with every view. Its code loads on intent: when a pointer hovers over a button, when a button gets the
 * focus, or when the modal opens.
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
  // Here and not in the modal: buttons use the theme and the language before the modal's code has loaded.
  useAppearance(props)
  const code = useModalCode(importModal, { isWanted: props.inline })
  return code ? <code.default {...props} /> : null
}

// A server renders nothing of the modal. Bundlers evaluate this condition, and leave the modal out of server bundles.
const importModal = () =>
  typeof window === 'undefined' ? new Promise<never>(() => {}) : import('./FullModal.tsx')
