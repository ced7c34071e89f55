import type { Identity, UseIdentityParameters } from '@foyer/headless'
import { type ReactNode, useCallback, useState } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'
import type { IdentityReaderProps } from './IdentityReader.tsx'

const importReader = () => import('./IdentityReader.tsx')

/**
 * How an account calls itself, for views that are to be there at once: what reads it is code of its own and comes after
 * them. The reader stands anywhere in the view, and shows nothing.
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
    // Never another account's.
    identity: known?.address === address ? known.identity : undefined,
    reader: Reader && <Reader {...parameters} address={address} onRead={onRead} />,
  }
}
