import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { payAtom, setOption, setRequest } from '../state.ts'
import type { PayOption } from '../types.ts'

/** Chooses what it is paid with, out of the request's options. Not while the wallet is asked, or after. */
export function choosePayOption(config: Config, option: PayOption): void {
  const internals = internalsOf(config)
  const { request, progress } = internals.store.get(payAtom)
  if (progress.status === 'ready' && request?.options.includes(option)) setOption(internals, option)
}

/** Forgets what was asked for. What a wallet has been asked goes on. */
export const resetPay = (config: Config): void => setRequest(internalsOf(config), undefined)
