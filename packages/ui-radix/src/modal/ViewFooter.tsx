import { type ReactNode, type ReactPortal, useContext, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { ShellContext } from './ShellContext.ts'
import { Slot } from './slots.tsx'

/** Of a view outside of a modal. */
const noContainer = { get: () => null, subscribe: () => () => {} }

/**
 * Footer of a view, below the body, while the view is shown.
 *
 * @example
 * ```tsx
 * import { ViewFooter } from '@foyer/ui-radix/shell'
 * export const Checkout = () => (
 *   <>
 *     Your order
 *     <ViewFooter view="Checkout">Prices include taxes</ViewFooter>
 *   </>
 * )
 * ```
 */
export function ViewFooter({
  view,
  children,
}: {
  readonly view: string
  readonly children: ReactNode
}): ReactPortal | null {
  const container = useContext(ShellContext)?.footer ?? noContainer
  const footer = useSyncExternalStore(container.subscribe, container.get, () => null)
  useClientLayoutEffect(() => {
    if (!footer) return
    const panel = footer.closest('[data-foyer-part="panel"]')
    footer.hidden = false
    panel?.setAttribute('data-footer', '')
    return () => {
      footer.hidden = true
      panel?.removeAttribute('data-footer')
    }
  }, [footer])
  return footer
    ? createPortal(
        <Slot name="footer" data={{ view }}>
          {children}
        </Slot>,
        footer,
      )
    : null
}
