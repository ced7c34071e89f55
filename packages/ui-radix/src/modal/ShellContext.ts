import type { RouteName, Transaction } from '@foyer/headless'
import { type ComponentType, type Context, createContext, type ReactNode, useContext } from 'react'
import type { FooterPlace } from './createFooterPlace.ts'
import type { ViewLoader } from './createViewLoader.ts'
import type { WrapMap } from './views.ts'

/** Slots that a host can fill, with the data each gets. `children` is the default content. */
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

export type ShellValue = {
  readonly loader: ViewLoader
  readonly slots: SlotMap
  readonly wrap: WrapMap
  /** Says something to assistive technology. */
  readonly announce: (text: string, politeness?: 'polite' | 'assertive') => void
  /** What describes the dialog has this id. */
  readonly descriptionId: string
  /** Where the footer of a view is put. */
  readonly footer: FooterPlace
  /** The host's word on the direction, over the locale's. */
  readonly dir: 'ltr' | 'rtl' | undefined
  readonly nonce: string | undefined
}

export const ShellContext: Context<ShellValue | undefined> = /* @__PURE__ */ createContext<
  ShellValue | undefined
>(undefined)

const outside = {
  has: () => false,
  preload: () => {},
  announce: () => {},
  descriptionId: undefined,
  nonce: undefined,
}

/** What a view can ask of the shell around it. Outside of one: nothing is there, and nothing breaks. */
export function useShell(): {
  /** Whether a route has a view, so that nothing leads to an empty panel. */
  readonly has: (route: RouteName) => boolean
  /** Fetches a view's code on intent. */
  readonly preload: (route: RouteName) => void
  readonly announce: (text: string, politeness?: 'polite' | 'assertive') => void
  /** For the element that says what the modal is about, where it has to be answered. */
  readonly descriptionId: string | undefined
  /** The host's, for style and script elements under a strict content policy. */
  readonly nonce: string | undefined
} {
  const shell = useContext(ShellContext)
  if (!shell) return outside
  return {
    has: (route) => shell.loader.entryOf(route) !== undefined,
    preload: shell.loader.preload,
    announce: shell.announce,
    descriptionId: shell.descriptionId,
    nonce: shell.nonce,
  }
}
