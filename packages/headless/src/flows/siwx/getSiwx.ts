import type { SiwxSession } from '@foyer/chains/siwx'
import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import type { SiwxState, SiwxStatus } from '../../core/contracts/siwx.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { siwxStateAtom } from './state.ts'

export type GetSiwxReturnType = {
  /** State of the sign-in of the current account. */
  readonly status: SiwxStatus
  /** Session of the current account on the current network. */
  readonly session: SiwxSession | undefined
  /** Why the last sign-in failed, until the next: `UserRejectedError` if the visitor declined in the wallet. */
  readonly error: Error | undefined
  /** Signing in is required. */
  readonly isRequired: boolean
}

export const siwxAtom: Atom<GetSiwxReturnType> = atom((get) => toPublic(get(siwxStateAtom)))

const toPublic = ({ status, session, error, isRequired }: SiwxState): GetSiwxReturnType => ({
  status,
  session,
  error,
  isRequired,
})

/**
 * Status of the sign-in.
 *
 * @example
 * ```ts
 * import { getSiwx } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { status, session } = getSiwx(config)
 * ```
 */
export const getSiwx = (config: Config): GetSiwxReturnType => internalsOf(config).store.get(siwxAtom)
/**
 * Watches the sign-in of the current account.
 *
 * @example
 * ```ts
 * import { watchSiwx } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchSiwx(config, { onChange: (siwx) => console.log(siwx) })
 * ```
 */
export const watchSiwx = (config: Config, parameters: WatchParameters<GetSiwxReturnType>): (() => void) =>
  watchAtom(config, siwxAtom, parameters)
