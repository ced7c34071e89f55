import { nameLabel, type NameProblem, nameProblem } from './rules.ts'

/** Why what is typed cannot be registered as a name; `undefined` when it can. */
export const checkName = (typed: string, zone: string): NameProblem | undefined =>
  nameProblem(nameLabel(typed, zone))
