import { defineErrors } from '@foyer/chains'

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

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
