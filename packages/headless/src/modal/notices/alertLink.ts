import { type ProblemCode, problemTitles } from '../../core/problems/problems.ts'

const DOCS = 'https://github.com/foyer-kit/foyer/blob/main/docs/alerts.md'

/** Documentation of a problem of the catalogue; `undefined` for a host's own alerts. */
export const alertLink = (code: string | undefined): string | undefined =>
  code !== undefined && Object.hasOwn(problemTitles, code)
    ? `${DOCS}#${anchorOf(code as ProblemCode)}`
    : undefined

/** As headings are linked: `NETWORK_NOT_CONFIGURED` is `#network_not_configured`. */
const anchorOf = (code: ProblemCode): string => code.toLowerCase()
