import type { CaipAddress, CaipNetworkId, FoyerError, UserRejectedError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { askForName } from './askForName.ts'
import { registrationAtom, setRegistration } from './state.ts'
import type { NameRegistration, Registration } from '../../core/contracts/names.ts'

export type RegisterNameParameters = {
  /** With or without the zone. */
  readonly name: string
  /** CAIP-10. @default the account in use */
  readonly account?: CaipAddress | undefined
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** The wallet has signed; what follows waits for the name service. */
  readonly onSigned?: (() => void) | undefined
  readonly signal?: AbortSignal | undefined
}
export type RegisterNameReturnType = Pick<NameRegistration, 'name' | 'address'>
export type RegisterNameErrorType =
  | UserRejectedError
  | FoyerError<
      | 'NETWORK_NOT_CONFIGURED'
      | 'NAME_CONNECTOR_MISSING'
      | 'NAME_NOT_REGISTRABLE'
      | 'NAME_INVALID'
      | 'INVALID_CHAIN_ID'
      | 'NAME_REGISTER_FAILED'
      | 'ACCOUNT_CHANGED'
      | 'NETWORK_CHANGED'
    >

/**
 * Registers a name for an account: the wallet signs for it, then the name service takes it, and from then on the account
 * is shown by it. Resolves the whole name. Only the embedded wallet registers names, unless a name service of the
 * host's own takes any (`names.registrants`). What cannot be registered is said before the wallet is asked.
 *
 * @example
 * ```ts
 * import { registerName } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { name } = await registerName(config, { name: 'mira' })
 * ```
 */
export async function registerName(
  config: Config,
  { onSigned, ...parameters }: RegisterNameParameters,
): Promise<RegisterNameReturnType> {
  const internals = internalsOf(config)
  let { name } = parameters
  let mine: Registration = { status: 'signing', name }
  setRegistration(internals, mine)
  // What has taken its place tells its own story.
  const note = (next: Registration): void => {
    if (internals.store.get(registrationAtom) === mine) setRegistration(internals, (mine = next))
  }
  try {
    const registered = await askForName(config, {
      ...parameters,
      onStep(status, whole) {
        name = whole
        note({ status, name })
        if (status === 'submitting') onSigned?.()
      },
    })
    note({ status: 'success', name })
    return registered
  } catch (error) {
    note(parameters.signal?.aborted ? { status: 'idle' } : { status: 'error', name, error: error as Error })
    throw error
  }
}
