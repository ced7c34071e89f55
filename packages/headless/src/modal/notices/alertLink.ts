import { type AlertCode, alerts } from './alerts.ts'

const DOCS = 'https://github.com/foyer-kit/foyer/blob/main/docs/alerts.md'

/** Where the documentation explains a notice; nowhere for those of a host. */
export const alertLink = (code: string | undefined): string | undefined =>
  code !== undefined && Object.hasOwn(alerts, code) ? `${DOCS}#${anchorOf(code as AlertCode)}` : undefined

/** As headings are linked: `NETWORK_NOT_CONFIGURED` is `#network_not_configured`. */
const anchorOf = (code: AlertCode): string => code.toLowerCase()
