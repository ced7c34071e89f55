import { readFileSync } from 'node:fs'
import { at } from '../lib/paths.ts'

/** A request to a backend in the table of docs/privacy.md. */
export type PrivacyRow = {
  readonly method: string
  /** With parameters in braces. */
  readonly path: string
  /** Query parameters and fields of the body. */
  readonly data: readonly string[]
}

const ROW = /^\| `(GET|POST) (\/[^`]*)` +\| ([^|]*) \|/gm

/** Rows of the table of requests in docs/privacy.md. */
export const privacyRows = (
  text: string = readFileSync(at('docs/privacy.md'), 'utf8'),
): readonly PrivacyRow[] =>
  Array.from(text.matchAll(ROW), ([, method = '', path = '', data = '']) => ({
    method,
    path,
    data: Array.from(data.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  }))
