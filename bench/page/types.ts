/** Which components rendered in one commit of React, by name. */
export type Commit = { readonly renders: number; readonly names: Readonly<Record<string, number>> }

export type LongTask = { readonly start: number; readonly duration: number }

/** What a page notes about itself. Times are ms since the navigation. */
export type PageNotes = {
  usableAt: number | undefined
  clickAt: number | undefined
  /** The frame with the content was painted. */
  contentAt: number | undefined
  /** Nothing moved or changed in the dialog any more from here on. */
  settledAt: number | undefined
  /** The text that was waited for was painted. */
  textAt: number | undefined
  /** Sum of every layout shift, those right after a click included. */
  shift: number
  readonly longTasks: LongTask[]
  readonly commits: Commit[]
}

export type ScriptedWallet = { readonly emit: (event: string, payload: unknown) => void }

declare global {
  interface Window {
    benchNotes: PageNotes
    benchWallet: ScriptedWallet
  }
}
