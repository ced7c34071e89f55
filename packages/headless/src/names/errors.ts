import { defineErrors } from '@foyer/chains'

/** A backend's own reason says more than that it failed. */
type Refused = { readonly reason?: string | undefined }

/** What asking for names can end in. Texts of the specification are verbatim. */
const texts = {
  NAME_RESOLVE_FAILED: ({ reason }: Refused): string => reason ?? 'Error resolving name',
  NAME_SUGGESTIONS_FAILED: ({ reason }: Refused): string => reason ?? 'Error fetching name suggestions',
  NAMES_FETCH_FAILED: ({ reason }: Refused): string => reason ?? 'Error fetching names for address',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
