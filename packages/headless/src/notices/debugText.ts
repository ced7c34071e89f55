import { load } from '@foyer/chains'
import type { AlertCode } from './alerts.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined

/** The long text of a notice. Builds for production have none, and do not contain it. */
export async function debugText(
  code: AlertCode,
  context: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (typeof process === 'undefined') return undefined
  if (process.env.NODE_ENV === 'production') return undefined
  const { alertTexts } = await load(() => import('./alertTexts.ts'))
  return alertTexts[code](context)
}
