import { type Channel, createChannel } from '../../core/channel.ts'
import type { RequestReview } from './state.ts'

/** Requests with warnings that the modal has to show. */
export const requestReviews: Channel<RequestReview> = /* @__PURE__ */ createChannel<RequestReview>()
