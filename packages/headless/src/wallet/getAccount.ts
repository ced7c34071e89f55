import type { ChainNamespace } from '@foyer/chains'
import { createWatch, type WatchParameters } from '../core/createWatch.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import type { GetAccountReturnType } from './types.ts'
import { accountAtom, accountAtoms } from './accountState.ts'

export type GetAccountParameters = {
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/** The account in use. */
export const getAccount = (config: Config, { namespace }: GetAccountParameters = {}): GetAccountReturnType =>
  internalsOf(config).store.get(namespace ? accountAtoms[namespace] : accountAtom)

export const watchAccount = (
  config: Config,
  { namespace, onChange }: GetAccountParameters & WatchParameters<GetAccountReturnType>,
): (() => void) => createWatch(namespace ? accountAtoms[namespace] : accountAtom)(config, { onChange })
