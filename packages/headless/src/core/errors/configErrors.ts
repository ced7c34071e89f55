import { type CreateError, defineErrors } from '@foyer/chains'

/**
 * Errors thrown before a request to a wallet or a backend; the catalogues of the later errors load with that request.
 * Texts of docs/spec/checklist.md §8 are verbatim.
 */
const texts = {
  CONFIG_MISSING: () =>
    'No config: wrap the app in <FoyerProvider config={config}> or pass { config }, and look for two copies of @foyer/headless',
  MODAL_CLOSED: () => 'Modal closed',
  SIWE_AND_SIWX: () => 'Cannot set both `siweConfig` and `siwx` options',
} as const

export const createError: CreateError<typeof texts> = /* @__PURE__ */ defineErrors(texts)

/** Errors thrown in development only. */
const developmentTexts = {
  PARAMETER_INVALID: (context: { problem: string }) => `Wrong parameter: ${context.problem}`,
} as const

export const createParameterError: CreateError<typeof developmentTexts> =
  /* @__PURE__ */ defineErrors(developmentTexts)
