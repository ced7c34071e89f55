export type LongTask = { readonly start: number; readonly duration: number }

/** Measurements in a page. Times are ms since the navigation. */
export type PageNotes = {
  usableAt: number | undefined
  clickAt: number | undefined
  /** The frame with the content was painted. */
  contentAt: number | undefined
  /** Last change in the dialog. */
  settledAt: number | undefined
  /** The expected text was painted. */
  textAt: number | undefined
  /** Sum of layout shifts, including those right after a click. */
  shift: number
  readonly longTasks: LongTask[]
  /** Longest time from an input to the next paint, in ms; 0 below 16 ms. */
  longestInteraction: number
}

export type ScriptedWallet = { readonly emit: (event: string, payload: unknown) => void }

declare global {
  interface Window {
    benchNotes: PageNotes
    benchWallet: ScriptedWallet
  }
}
