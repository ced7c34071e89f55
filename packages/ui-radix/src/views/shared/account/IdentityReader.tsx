import { type Identity, useIdentity, type UseIdentityParameters } from '@foyer/headless'
import { useEffect } from 'react'

export type IdentityReaderProps = UseIdentityParameters & {
  readonly onRead: (identity: Identity | undefined) => void
}

/** Renders nothing: loads the identity of an account and passes it on. */
export default function IdentityReader({ onRead, ...parameters }: IdentityReaderProps): null {
  const { data } = useIdentity(parameters)
  useEffect(() => onRead(data), [data, onRead])
  return null
}
