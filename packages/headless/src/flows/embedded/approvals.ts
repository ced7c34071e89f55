import { type Channel, createChannel } from '../../core/channel.ts'

/**
 * State of a request that the embedded wallet's frame shows to the visitor. `blocked`: the frame refused to show it.
 */
export type ApprovalStatus = 'asked' | 'approved' | 'failed' | 'blocked'

export const approvals: Channel<ApprovalStatus> = /* @__PURE__ */ createChannel<ApprovalStatus>()
