import { type CaipNetworkId, isSameAddress, parseCaipNetworkId } from '@foyer/chains'
import type { SiwxMessageData, SiwxSession } from '@foyer/chains/siwx'
import type { Siwx, SiweConfig, SiweSession, SiwxContext, SiwxSubject } from '../../core/contracts/siwx.ts'
import { shareReads } from '../../core/tasks.ts'
import { pageOf } from './createSiwx.ts'
import { createError } from './errors.ts'
import { RECHECK_MS } from './serverSessions.ts'

/** Sign-In with Ethereum as `Siwx` (docs/spec/core.md §14.7). Accounts of other namespaces count as signed in. */
export function fromSiweConfig(siwe: SiweConfig, { now }: Pick<SiwxContext, 'now'>): Siwx {
  const { enabled = true, required = true, signOutOnDisconnect = true } = siwe
  const isAsked = (chainId: CaipNetworkId): boolean =>
    enabled && parseCaipNetworkId(chainId).namespace === 'eip155'
  const { read, change } = shareReads(async () => siwe.getSession())
  const add = async ({ data, message, signature }: SiwxSession): Promise<void> => {
    if (!(await change(async () => siwe.verifyMessage({ message, signature }))))
      throw createError('SIWE_NOT_VERIFIED')
    siwe.onSignIn?.({ address: data.accountAddress, chainId: idOf(data.chainId) })
  }
  let ending: Promise<void> | undefined
  /** A disconnect ends the session of every network at once, which is one on the server. */
  const end = (): Promise<void> =>
    (ending ??= (async () => {
      // The session of the server still exists.
      if ((await change(async () => siwe.signOut())) === false) throw createError('SIWE_SIGN_OUT_FAILED')
      siwe.onSignOut?.()
    })().finally(() => (ending = undefined)))
  return {
    getRequired: () => enabled && required,
    signOutOnDisconnect,
    recheckMs: RECHECK_MS,
    async createMessage({ accountAddress, chainId }) {
      const data: SiwxMessageData = {
        ...pageOf({}),
        version: '1',
        issuedAt: new Date(now()).toISOString(),
        ...(await siwe.getMessageParams?.()),
        accountAddress,
        chainId,
        nonce: await siwe.getNonce(accountAddress),
      }
      const { accountAddress: address, resources, ...rest } = data
      const fields = { ...rest, address, chainId: idOf(chainId), resources: resources && [...resources] }
      return { ...data, toString: () => siwe.createMessage(fields) }
    },
    addSession: add,
    // The server keeps one session: that of the network in use.
    async setSessions([first]) {
      if (first) await add(first)
    },
    async revokeSession(chainId, accountAddress) {
      const session = isAsked(chainId) ? await read() : undefined
      if (!session || !isSameAddress(session.address, accountAddress)) return
      await end()
    },
    async getSessions(chainId, accountAddress) {
      const subject = { chainId, accountAddress }
      if (!isAsked(chainId)) return [toSession(subject)]
      const session = await read()
      if (!session) return []
      if (matches(siwe, session, subject)) return [toSession(subject)]
      // The account has changed: the server must not keep the session of the previous one.
      if (!isSameAccount(siwe, session, subject)) await end()
      return []
    },
  }
}

const matches = (siwe: SiweConfig, session: SiweSession, subject: SiwxSubject): boolean =>
  (siwe.signOutOnNetworkChange === false || session.chainId === idOf(subject.chainId)) &&
  isSameAccount(siwe, session, subject)

const isSameAccount = (siwe: SiweConfig, session: SiweSession, { accountAddress }: SiwxSubject): boolean =>
  siwe.signOutOnAccountChange === false || isSameAddress(session.address, accountAddress)

const idOf = (chainId: CaipNetworkId): number => Number(parseCaipNetworkId(chainId).chainId)

/** A session that the server reports; only the server has its text and signature. */
const toSession = (subject: SiwxSubject): SiwxSession => ({
  data: { ...pageOf({}), ...subject, version: '1', nonce: '' },
  message: '',
  signature: '',
})
