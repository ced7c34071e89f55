import {
  isFoyerError,
  useIdentity,
  useNameSuggestions,
  type UseNameSuggestionsReturnType,
  useResolveName,
} from '@foyer/headless'
import { useSettled } from '../../primitives/part/useSettled.ts'
import { judgeName, type NameIssue } from './rules.ts'

export type NameCheck = {
  readonly issue: NameIssue | undefined
  readonly canRegister: boolean
  readonly isChecking: boolean
  /** Suggestions were requested. `undefined` if there is nothing to request. */
  readonly suggestions: UseNameSuggestionsReturnType | undefined
}

/** Status of a name during typing. */
export function useNameCheck({
  label,
  zone,
  hasOthers,
}: {
  readonly label: string
  readonly zone: string
  readonly hasOthers: boolean
}): NameCheck {
  const name = `${label}.${zone}`
  const suggestions = useNameSuggestions({ name })
  const { problem } = suggestions
  // Suggestions may not include the typed name itself.
  const resolved = useResolveName({ name, enabled: problem === undefined })
  const { data: identity } = useIdentity()
  const isSettled = useSettled(label)
  const isChecking = problem === undefined && (suggestions.isFetching || resolved.isFetching)
  const isListed = suggestions.data?.some((each) => each.name === name && each.isRegistered) ?? false
  return {
    ...judgeName({
      label,
      hasOthers,
      problem,
      hasName: Boolean(identity?.name),
      isSettled,
      isChecking,
      isInvalid: isFoyerError(resolved.error, 'NAME_INVALID'),
      isTaken: isListed || Object.keys(resolved.data?.addresses ?? {}).length > 0,
    }),
    isChecking,
    suggestions: problem === undefined ? suggestions : undefined,
  }
}
