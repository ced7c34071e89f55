import type { NameProblem } from '@foyer/headless'

/** What was typed as the label of a name: the zone stands beside the field, and letters that no name has are left out. */
export function readTyped(
  typed: string,
  zone: string,
): { readonly label: string; /** Something was left out. */ readonly hasOthers: boolean } {
  const text = typed.trim().toLowerCase()
  const whole = text.endsWith(`.${zone}`) ? text.slice(0, -zone.length - 1) : text
  const label = whole.replace(/[^a-z\d-]/g, '')
  return { label, hasOthers: label !== whole }
}

export type NameIssue = 'named' | 'characters' | 'tooShort' | 'invalid' | 'taken'

export type NameFacts = {
  readonly label: string
  /** What was typed last had letters that no name has. */
  readonly hasOthers: boolean
  readonly problem: NameProblem | undefined
  /** The account has a name. */
  readonly hasName: boolean
  /** Typing is over. */
  readonly isSettled: boolean
  /** Somebody is being asked about it. */
  readonly isChecking: boolean
  /** It has the right letters, and still is no name (ENSIP-15). */
  readonly isInvalid: boolean
  readonly isTaken: boolean
}

/** What is said under the field, first match; and whether the name can be registered as it stands there. */
export function judgeName(facts: NameFacts): {
  readonly issue: NameIssue | undefined
  readonly canRegister: boolean
} {
  return {
    issue: issueOf(facts),
    // What was left out is not in the name: it is said, and stands in nobody's way.
    canRegister: !facts.hasName && !facts.problem && !facts.isChecking && !facts.isInvalid && !facts.isTaken,
  }
}

function issueOf(facts: NameFacts): NameIssue | undefined {
  if (facts.hasName) return 'named'
  if (facts.hasOthers) return 'characters'
  if (facts.label === '') return undefined
  // Nobody is told that a name is too short while they are still typing it.
  if (facts.problem) return facts.isSettled ? facts.problem : undefined
  if (facts.isInvalid) return 'invalid'
  return facts.isTaken ? 'taken' : undefined
}
