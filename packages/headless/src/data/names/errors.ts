import { defineErrors } from '@foyer/chains'
import type { NameProblem } from './rules.ts'

/** Reason of the backend, used as the text of the error. */
type Refused = { readonly reason?: string | undefined }

/** Errors of names. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  NAME_RESOLVE_FAILED: ({ reason }: Refused): string => reason ?? 'Error resolving name',
  NAME_SUGGESTIONS_FAILED: ({ reason }: Refused): string => reason ?? 'Error fetching name suggestions',
  NAME_REGISTER_FAILED: ({ name, reason }: Refused & { readonly name: string }): string =>
    reason ?? `Error registering name ${name}`,
  NAME_NOT_REGISTRABLE: ({ problem }: { readonly problem: NameProblem }): string =>
    `The name cannot be registered: ${problem}`,
  NAME_CONNECTOR_MISSING: (): string => 'Address or auth connector not found',
  NAME_ADDRESS_MISSING: ({ network }: { readonly network: string }): string => `No address on ${network}`,
  NAMES_FETCH_FAILED: ({ reason }: Refused): string => reason ?? 'Error fetching names for address',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
