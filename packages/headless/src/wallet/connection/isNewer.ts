import { toJson } from './toJson.ts'

/** Whether a newer version wrote it: two deployments share one storage for days, and the older one leaves it alone. */
export function isNewer(value: string | null): boolean {
  const { version } = (toJson(value) ?? {}) as { readonly version?: unknown }
  return typeof version === 'number' && version > 1
}
