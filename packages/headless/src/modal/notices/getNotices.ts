import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { alertAtom, toastAtom, type AlertState, type ToastState } from './state.ts'

export const getToast = (config: Config): ToastState => internalsOf(config).store.get(toastAtom)
export const watchToast: (config: Config, parameters: WatchParameters<ToastState>) => () => void =
  /* @__PURE__ */ createWatch(toastAtom)

export const getAlert = (config: Config): AlertState => internalsOf(config).store.get(alertAtom)
export const watchAlert: (config: Config, parameters: WatchParameters<AlertState>) => () => void =
  /* @__PURE__ */ createWatch(alertAtom)
