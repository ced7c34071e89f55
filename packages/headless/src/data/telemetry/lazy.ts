import { load } from '@foyer/chains'
import type * as StartTelemetry from './startTelemetry.ts'

export const loadStartTelemetry = (): Promise<typeof StartTelemetry> =>
  load(() => import('./startTelemetry.ts'))
