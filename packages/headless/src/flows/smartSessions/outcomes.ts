import { type Channel, createChannel } from '../../core/channel.ts'
import type { GrantedSession } from './types.ts'

/** Smart sessions that a wallet has granted and the backend has activated. */
export const grants: Channel<GrantedSession> = /* @__PURE__ */ createChannel<GrantedSession>()
