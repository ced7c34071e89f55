import { isPlainLink, safeWebLink } from './safeWebLink.ts'

/**
 * Link to an app: a scheme, with at most a path. Without query, fragment or nested URL it passes no data to the app, so
 * unknown schemes are harmless.
 */
const appLink = /^([a-z][a-z0-9+.-]*):(?:\/\/[a-z0-9._~/-]*)?$/i

/**
 * Schemes of browsers and operating systems, which have an effect even without parameters. `intent` can start any
 * component of any app, so only links built by Foyer use it.
 */
const system =
  /^(?:about|afp|blob|callto|chrome(?:-.*)?|content|data|dav|facetime.*|feed|file|filesystem|ftps?|git|googlechrome.*|https?|imaps?|intent|ircs?|itms.*|jar|java.*|jnlps?|ldaps?|livescript|mailto|maps|market|mhtml|microsoft.*|mms|mocha|moz-.*|ms-.*|news|nfs|pops?|prefs|rdp|res|resource|rlogin|rtsp|safari.*|search(?:-ms)?|sftp|shell|shortcuts|sips?|skype|smb|sms|ssh|steam|svn|tel|telnet|tftp|vbs.*|view-source|vnc|vscode.*|webcals?|wss?|wtai|x-.*|xmpp|zoom.*)$/i

/**
 * A link from a wallet, the directory or storage, if it may be opened: `https:` with a host and no password, or an app
 * link of a scheme and at most a path. `undefined` for all others: `javascript:`, `data:`, `file:`, plain `http:`,
 * schemes of the system, and app links with parameters.
 *
 * @example
 * ```ts
 * import { safeLink } from '@foyer/chains'
 * safeLink('rainbow://') // 'rainbow://'
 * safeLink('javascript:alert(1)') // undefined
 * ```
 */
export function safeLink(link: string): string | undefined {
  if (!isPlainLink(link)) return undefined
  if (/^https:/i.test(link)) return safeWebLink(link)
  const scheme = appLink.exec(link)?.[1]
  return scheme === undefined || system.test(scheme) ? undefined : link
}
