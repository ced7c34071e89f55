import { defineErrors } from '@foyer/chains'

/** Errors thrown before lazy code loads. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  CONFIG_MISSING: () =>
    'No config: wrap the app in <FoyerProvider config={config}> or pass { config }. If there is one, two copies of @foyer/headless are installed',
  SIWE_AND_SIWX: () => 'Cannot set both `siweConfig` and `siwx` options',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
