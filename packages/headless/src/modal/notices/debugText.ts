import { load } from '@foyer/chains'
import type { AlertCode } from './alerts.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** The long text of a notice. Builds for production have none, and do not contain it. */
export async function debugText(
  code: AlertCode,
  context: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  try {
    // Bundlers put the value here, and leave the branch out.
    if (process.env.NODE_ENV !== 'production')
      return (await load(() => import('./alertTexts.ts'))).alertTexts[code](context)
  } catch {
    // A page that nobody bundled has no `process`, and one that is offline no texts: the title says enough.
  }
  return undefined
}
