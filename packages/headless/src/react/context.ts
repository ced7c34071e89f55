import { type Context, createContext } from 'react'
import type { Store } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** The config of the tree, and the state it had when the server rendered it. */
export type FoyerContextValue = { readonly config: Config; readonly initialStore: Store }

export const FoyerContext: Context<FoyerContextValue | undefined> = /* @__PURE__ */ createContext<
  FoyerContextValue | undefined
>(undefined)
