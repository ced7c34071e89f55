import type { Transaction } from '@foyer/headless'
import { type ComponentType, type ReactElement, type ReactNode, useContext } from 'react'
import { ShellContext } from './ShellContext.ts'

/** Places in which a host can put its own, with the data each gets. `children` is what would stand there otherwise. */
export interface Slots {
  'header.left': { readonly view: string }
  'header.title': { readonly title: string }
  'header.right': { readonly view: string }
  footer: { readonly view: string }
  branding: object
  'connect.before': object
  'connect.after': object
  'connect.methods': object
  walletRow: { readonly name: string }
  activityRow: { readonly transaction: Transaction }
  networkRow: { readonly name: string; readonly isCurrent: boolean }
  'account.header': { readonly address: string }
  'account.actions': object
  'account.nfts': { readonly address: string }
  'status.hero': { readonly state: string }
  qr: { readonly uri: string | undefined; readonly status: string }
  emptyState: { readonly name: string }
  errorState: { readonly error: unknown }
}

export type SlotMap = {
  readonly [slot in keyof Slots]?: ComponentType<Slots[slot] & { readonly children?: ReactNode }> | undefined
}

export type SlotProps<slot extends keyof Slots> = {
  readonly name: slot
  readonly data: Slots[slot]
  readonly children?: ReactNode
}

/** A hole for a host's component; without one, the children. */
export function Slot<slot extends keyof Slots>({ name, data, children }: SlotProps<slot>): ReactElement {
  const Host = useContext(ShellContext)?.slots[name] as ComponentType<object> | undefined
  return Host ? <Host {...data}>{children}</Host> : <>{children}</>
}
