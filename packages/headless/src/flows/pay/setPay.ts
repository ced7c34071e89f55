import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { payAtom, setOption, setRequest } from './state.ts'
import type { PayOption, PayRequest } from './types.ts'

/** Chooses what it is paid with, out of the request's options. Not while the wallet is asked, or after. */
export function choosePayOption(config: Config, option: PayOption): void {
  const internals = internalsOf(config)
  const { request, option: chosen, progress } = internals.store.get(payAtom)
  if (progress.status !== 'ready' || option === chosen || !request?.options.includes(option)) return
  setOption(internals, option)
}

/** Forgets what was asked for. Not while the wallet is asked: whoever asked for it is told how that ends. */
export function resetPay(config: Config): void {
  const internals = internalsOf(config)
  if (!internals.store.get(payAtom).isPaying) setRequest(internals, undefined)
}

/** Takes a request of the app, in the place of the one before. */
export const requestPay = (config: Config, request: PayRequest): void =>
  setRequest(internalsOf(config), request)
