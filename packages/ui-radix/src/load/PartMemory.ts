import { type Context, createContext } from 'react'

/** The parts that have come, by their imports: who comes back to a view finds it whole. */
export const PartMemory: Context<Map<unknown, unknown> | undefined> = /* @__PURE__ */ createContext<
  Map<unknown, unknown> | undefined
>(undefined)
