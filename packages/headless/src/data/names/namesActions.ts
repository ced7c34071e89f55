import { getNamesForAddress } from './getNamesForAddress.ts'
import { getNameSuggestions } from './getNameSuggestions.ts'
import { resolveName } from './resolveName.ts'

/** What asking for names takes, loaded in one piece. */
export const namesActions: {
  readonly getNamesForAddress: typeof getNamesForAddress
  readonly getNameSuggestions: typeof getNameSuggestions
  readonly resolveName: typeof resolveName
} = { getNamesForAddress, getNameSuggestions, resolveName }
