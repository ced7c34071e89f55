import type {
  ConnectListItem,
  NetworkItem,
  RouteName,
  TokenBalance,
  Transaction,
  UnfinishedRequest,
} from '@foyer/headless'
import { type ComponentType, type Context, createContext, type ReactNode, useContext } from 'react'
import type { FooterContainer } from './createFooterContainer.ts'
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
  walletRow: {
    readonly name: string
    readonly item: ConnectListItem
    /** The data for a click is still loading. */
    readonly isLoading: boolean
    readonly onChoose: () => void
  }
  activityRow: { readonly transaction: Transaction }
  networkRow: {
    readonly name: string
    readonly network: NetworkItem['network']
    readonly isCurrent: boolean
    /** The wallet did not approve the network. */
    readonly isDisabled: boolean
    readonly onChoose: () => void
  }
  tokenRow: {
    readonly token: TokenBalance
    /** Balance and value, formatted for the locale; no value if the price is unknown. */
    readonly amount: string
    readonly fiat: string | undefined
    /** In a list to choose from. */
    readonly isChosen: boolean
    readonly isDisabled: boolean
    /** Absent in the tokens of the account, which cannot be chosen. */
    readonly onChoose: (() => void) | undefined
  }
  unfinished: { readonly request: UnfinishedRequest }
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
  /** Announces a text to assistive technology. */
  readonly announce: (text: string, politeness?: 'polite' | 'assertive') => void
  /** Id for the element that describes the dialog. */
  readonly descriptionId: string
  /** Container of the footer of a view. */
  readonly footer: FooterContainer
  /** Direction set by the host, before that of the locale. */
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

/**
 * Functions of the shell for a view. Outside of a shell they do nothing.
 *
 * @example
 * ```tsx
 * import { useModal } from '@foyer/headless'
 * import { useShell } from '@foyer/ui-radix/shell'
 * export function BuyLink() {
 *   const { has, preload } = useShell()
 *   const { open } = useModal()
 *   if (!has('OnRampProviders')) return null
 *   return (
 *     <button onPointerEnter={() => preload('OnRampProviders')} onClick={() => open({ view: 'OnRampProviders' })}>
 *       Buy
 *     </button>
 *   )
 * }
 * ```
 */
export function useShell(): {
  /** Whether a route has a view, so that no control leads to an empty panel. */
  readonly has: (route: RouteName) => boolean
  /** Loads the JavaScript of a view on intent. */
  readonly preload: (route: RouteName) => void
  readonly announce: (text: string, politeness?: 'polite' | 'assertive') => void
  /** Id for the element that describes the dialog when it requires an answer. */
  readonly descriptionId: string | undefined
  /** The nonce of the host, for style and script elements under a strict Content Security Policy. */
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
