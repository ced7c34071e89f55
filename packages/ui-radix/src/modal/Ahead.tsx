import * as React from 'react'
import { Prerender } from './Prerender.tsx'

type AheadProps = { readonly isShown: boolean; readonly children: React.ReactNode }

/** Since React 19.2. Not a named import: bundlers reject one that an older React does not export. */
const Activity = Reflect.get(React, 'Activity') as typeof React.Activity | undefined

/**
 * Renders its children before they are shown, at low priority and without effects. React's `Activity` also creates
 * their elements, so that showing them needs no render; without `Activity` only their code gets compiled.
 */
export function Ahead({ isShown, children }: AheadProps): React.ReactNode {
  // A server renders nothing, and hydration must match it.
  const isInPage = React.useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!isInPage) return null
  if (Activity) return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
  return isShown ? children : <Prerender>{children}</Prerender>
}
