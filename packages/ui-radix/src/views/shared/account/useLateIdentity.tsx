import type { Identity, UseIdentityParameters } from '@foyer/headless'
import { type ReactNode, useCallback, useState } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'
import type { IdentityReaderProps } from './IdentityReader.tsx'

const importReader = () => import('./IdentityReader.tsx')

/**
 * Identity of an account, for views that render without waiting for it: the code that loads it is lazy. The reader
 * element can be anywhere in the view, and renders nothing.
 */
export function useLateIdentity({
  address,
  ...parameters
}: UseIdentityParameters & { readonly address: string }): {
  readonly identity: Identity | undefined
  readonly reader: ReactNode
} {
  const Reader = useLazyComponent<IdentityReaderProps>(importReader)
  const [known, setKnown] = useState<{ readonly address: string; readonly identity: Identity | undefined }>()
  const onRead = useCallback((identity: Identity | undefined) => setKnown({ address, identity }), [address])
  return {
    // Never of another account.
    identity: known?.address === address ? known.identity : undefined,
    reader: Reader && <Reader {...parameters} address={address} onRead={onRead} />,
  }
}
