import type { NameProblem } from '@foyer/headless'

/** Sanitizes the typed label of a name: removes the domain and invalid characters. */
export function readTyped(
  typed: string,
  zone: string,
): { readonly label: string; /** Characters were removed. */ readonly hasOthers: boolean } {
  const text = typed.trim().toLowerCase()
  const whole = text.endsWith(`.${zone}`) ? text.slice(0, -zone.length - 1) : text
  const label = whole.replace(/[^a-z\d-]/g, '')
  return { label, hasOthers: label !== whole }
}

export type NameIssue = 'named' | 'characters' | 'tooShort' | 'invalid' | 'taken'

export type NameFacts = {
  readonly label: string
  /** The last input had invalid characters. */
  readonly hasOthers: boolean
  readonly problem: NameProblem | undefined
  /** The account has a name. */
  readonly hasName: boolean
  /** The debounce has ended. */
  readonly isSettled: boolean
  /** The name is being checked. */
  readonly isChecking: boolean
  /** Valid characters, but not a valid name (ENSIP-15). */
  readonly isInvalid: boolean
  readonly isTaken: boolean
}

/** Message below the field, first match; and whether the name can be registered. */
export function judgeName(facts: NameFacts): {
  readonly issue: NameIssue | undefined
  readonly canRegister: boolean
} {
  return {
    issue: issueOf(facts),
    // Removed characters are reported, but do not block.
    canRegister: !facts.hasName && !facts.problem && !facts.isChecking && !facts.isInvalid && !facts.isTaken,
  }
}

function issueOf(facts: NameFacts): NameIssue | undefined {
  if (facts.hasName) return 'named'
  if (facts.hasOthers) return 'characters'
  if (facts.label === '') return undefined
  // A short name is not an error while typing.
  if (facts.problem) return facts.isSettled ? facts.problem : undefined
  if (facts.isInvalid) return 'invalid'
  return facts.isTaken ? 'taken' : undefined
}
