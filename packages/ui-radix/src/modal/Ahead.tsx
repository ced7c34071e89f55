import * as React from 'react'
import { Prerender } from './Prerender.tsx'

type AheadProps = { readonly isShown: boolean; readonly children: React.ReactNode }

/** Since React 19.2. Not a named import, which bundlers refuse with an older React. */
const Activity = Reflect.get(React, 'Activity') as typeof React.Activity | undefined

/**
 * Renders its children before they are shown, at low priority and without effects. With `Activity` of React their
 * elements are made too, and showing them renders nothing again; without it the browser has compiled their code.
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
