import { useContext, type Context, createContext } from 'react'
import { createError } from '../core/errors/configErrors.ts'
import { checkParameters, type Store } from '../core/internals.ts'
import type { Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'

/** The config of the tree, and its state in the render of the server. */
export type FoyerContextValue = { readonly config: Config; readonly initialStore: Store }

export const FoyerContext: Context<FoyerContextValue | undefined> = /* @__PURE__ */ createContext<
  FoyerContextValue | undefined
>(undefined)

/**
 * The config given to the hook, else the provider's. Throws `CONFIG_MISSING` when there is neither.
 *
 * @example
 * ```tsx
 * import { useConfig } from '@foyer/headless'
 * import { openModal } from '@foyer/headless/actions'
 * export function Open() {
 *   const config = useConfig()
 *   return <button onClick={() => openModal(config)}>Open</button>
 * }
 * ```
 */
export function useConfig<config extends Config = RegisteredConfig>(
  parameters: ConfigParameter<config> = {},
): config {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  const context = useContext(FoyerContext)
  const config = parameters.config ?? context?.config
  if (!config) throw createError('CONFIG_MISSING')
  return config as config
}
