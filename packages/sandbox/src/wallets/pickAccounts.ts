import { SandboxError } from '../base/errors.ts'

/** The accounts at these positions of a list of the sandbox. Throws if there is none. */
export function pickAccounts<account>(list: readonly account[], positions: readonly number[]): account[] {
  const picked = positions.map((position) => {
    const account = list[position]
    if (account === undefined)
      throw new SandboxError('UNKNOWN_ACCOUNT', `The sandbox has no account ${position}`)
    return account
  })
  if (picked.length === 0) throw new SandboxError('UNKNOWN_ACCOUNT', 'A wallet needs an account')
  return picked
}
