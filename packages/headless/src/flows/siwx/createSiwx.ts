import { isFoyerError } from '@foyer/chains'
import {
  createNonce,
  createSiwxMessage,
  isSiwxMessageCurrent,
  type SiwxMessageData,
  type SiwxSession,
} from '@foyer/chains/siwx'
import type { Siwx, SiwxContext } from '../../core/contracts/siwx.ts'
import { storedSessions } from './loadSiwx.ts'
import { isSessionOf } from './rules.ts'
import type { SiwxOptions } from './siwx.ts'

/** Default sign-in; see `siwx`. */
export function createSiwx(options: SiwxOptions, { storage, now, verify }: SiwxContext): Siwx {
  const { sessions = storedSessions(storage), expirationMs, getNonce = createNonce } = options
  const verifySession = (session: SiwxSession): Promise<unknown> =>
    verify(session, { domain: pageOf(options).domain })
  /** Whether a stored session is valid; one that can never be valid again is dropped. */
  const check = async (session: SiwxSession): Promise<boolean> => {
    try {
      await verifySession(session)
      return true
    } catch (error) {
      // A failed request to a node is no answer.
      if (isFoyerError(error, 'VERIFY_FAILED') || isFoyerError(error, 'LOAD_FAILED')) throw error
      await sessions.remove(session.data.chainId, session.data.accountAddress)
      return false
    }
  }
  return {
    async createMessage({ accountAddress, chainId, notBefore }) {
      const issuedAt = now()
      const from = notBefore === undefined ? issuedAt : Date.parse(notBefore)
      const data: SiwxMessageData = {
        ...pageOf(options),
        accountAddress,
        chainId,
        version: '1',
        nonce: await getNonce(),
        issuedAt: new Date(issuedAt).toISOString(),
        ...(notBefore !== undefined && { notBefore }),
        ...(expirationMs !== undefined && {
          expirationTime: new Date(from + expirationMs).toISOString(),
        }),
      }
      return { ...data, toString: () => createSiwxMessage(data) }
    },
    async addSession(session) {
      await verifySession(session)
      await sessions.add(session)
    },
    async setSessions(all) {
      await Promise.all(all.map(verifySession))
      await sessions.set(all)
    },
    revokeSession: (chainId, accountAddress) => sessions.remove(chainId, accountAddress),
    async getSessions(chainId, accountAddress) {
      const kept = await sessions.get(chainId, accountAddress)
      const current = kept.filter(
        (session) =>
          isSessionOf(session, { chainId, accountAddress }) &&
          isSiwxMessageCurrent(session.data, { now: now() }),
      )
      const counts = await Promise.all(current.map(check))
      return current.filter((_, index) => counts[index])
    },
  }
}

/** Domain and URI of the page, and further fields of the message; options of the host win. */
export function pageOf(
  options: SiwxOptions,
): Pick<SiwxMessageData, 'domain' | 'uri'> & Partial<SiwxMessageData> {
  const { statement, resources, requestId, scheme } = options
  const { host, href } = typeof location === 'undefined' ? {} : location
  return {
    domain: options.domain ?? host ?? 'Unknown Domain',
    uri: options.uri ?? (href === undefined ? 'Unknown URI' : toUri(href)),
    ...(scheme !== undefined && { scheme }),
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources }),
    ...(requestId !== undefined && { requestId }),
  }
}

/**
 * URL of the page for the message, without query and fragment: they may hold tokens, and the message is signed, stored
 * and sent. Characters of the path that browsers leave as they are, but RFC 3986 does not allow, are encoded.
 */
function toUri(href: string): string {
  const [origin = ''] = /^[a-z][a-z0-9+.-]*:(?:\/\/[^/?#]*)?/i.exec(href) ?? []
  const path = href.slice(origin.length, href.search(/[?#]|$/))
  return `${origin}${path
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/[^A-Za-z0-9\-._~:/@!$&'()*+,;=%]/gu, (character) => encodeURIComponent(character))}`
}
