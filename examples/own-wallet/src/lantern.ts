/** API of the wallet of this example: an extension at `window.lantern`, with one account on Cosmos Hub. */
export type Lantern = {
  /** Prompts. */
  open(): Promise<LanternAccount>
  /** Resolves `null` for a page without permission, and never prompts. */
  current(): Promise<LanternAccount | null>
  close(): Promise<void>
  /** ADR-36. Resolves base64. */
  sign(parameters: { readonly address: string; readonly text: string }): Promise<string>
  on(event: 'account', listener: (account: LanternAccount | null) => void): void
  off(event: 'account', listener: (account: LanternAccount | null) => void): void
}

export type LanternAccount = { readonly address: string }

/** The wallet dispatches this event once it is on the page. */
export const READY_EVENT = 'lantern#ready'

/** Object that the wallet is injected into: `window`. */
export type LanternPage = EventTarget & { readonly lantern?: Lantern | undefined }
