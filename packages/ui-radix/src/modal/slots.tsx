import { type ComponentType, type ReactElement, type ReactNode, useContext } from 'react'
import { ShellContext, type Slots } from './ShellContext.ts'

export type SlotProps<slot extends keyof Slots> = {
  readonly name: slot
  readonly data: Slots[slot]
  readonly children?: ReactNode
}

/**
 * Renders the host's component for a slot, or the children without one.
 *
 * @example
 * ```tsx
 * import { Slot } from '@foyer/ui-radix/shell'
 * // A part of a view of your own that the host can replace with `slots`.
 * export const Empty = () => (
 *   <Slot name="emptyState" data={{ name: 'orders' }}>
 *     No orders yet
 *   </Slot>
 * )
 * ```
 */
export function Slot<slot extends keyof Slots>({ name, data, children }: SlotProps<slot>): ReactElement {
  const Host = useContext(ShellContext)?.slots[name] as ComponentType<object> | undefined
  return Host ? <Host {...data}>{children}</Host> : <>{children}</>
}
