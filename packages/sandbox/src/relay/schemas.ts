import * as v from 'valibot'

export type PublishedMessage = {
  readonly topic: string
  /** Encrypted message. */
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | undefined
}

type Subscription = { readonly topic: string; readonly id: string }

/** Parameters of each method. */
export type RelayParameters = {
  readonly irn_publish: PublishedMessage
  readonly irn_batchPublish: { readonly messages: readonly PublishedMessage[] }
  readonly irn_subscribe: { readonly topic: string }
  readonly irn_batchSubscribe: { readonly topics: readonly string[] }
  readonly irn_unsubscribe: Subscription
  readonly irn_batchUnsubscribe: { readonly subscriptions: readonly Subscription[] }
  readonly irn_fetchMessages: { readonly topic: string }
  readonly irn_batchFetchMessages: { readonly topics: readonly string[] }
  readonly wc_proposeSession: {
    readonly pairingTopic: string
    readonly sessionProposal: string
    readonly ttl: number
    readonly attestation?: string | undefined
  }
  readonly wc_approveSession: {
    readonly pairingTopic: string
    readonly sessionTopic: string
    readonly sessionProposalResponse: string
    readonly sessionSettlementRequest: string
    readonly ttl: number
  }
}

export type RelayMethod = keyof RelayParameters

type Schema<output> = v.GenericSchema<unknown, output>

const DAY = 86_400
const MAX_TTL = 30 * DAY
const MAX_BATCH = 500

const topic = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'Expected 64 hexadecimal digits'))
const envelope = v.pipe(v.string(), v.nonEmpty())
const ttl = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TTL))
const topics = v.pipe(v.array(topic), v.maxLength(MAX_BATCH))
const subscription = v.object({ topic, id: v.string() })
const id = v.union([v.string(), v.number()])
const messageSchema = v.object({
  topic,
  message: envelope,
  ttl,
  tag: v.optional(v.number(), 0),
  attestation: v.optional(v.string()),
})

/** Request of a client. */
export const requestSchema: v.GenericSchema<{ id: string | number; method: string; params?: unknown }> =
  v.object({
    id,
    jsonrpc: v.literal('2.0'),
    method: v.string(),
    params: v.optional(v.unknown()),
  })

/** Acknowledgement of a client for a message. */
export const receiptSchema: v.GenericSchema<{ id: string | number }> = v.object({
  id,
  jsonrpc: v.literal('2.0'),
  result: v.unknown(),
})

export const parameterSchemas: { readonly [method in RelayMethod]: Schema<RelayParameters[method]> } = {
  irn_publish: messageSchema,
  irn_batchPublish: v.object({ messages: v.array(messageSchema) }),
  irn_subscribe: v.object({ topic }),
  irn_batchSubscribe: v.object({ topics }),
  irn_unsubscribe: subscription,
  irn_batchUnsubscribe: v.object({ subscriptions: v.array(subscription) }),
  irn_fetchMessages: v.object({ topic }),
  irn_batchFetchMessages: v.object({ topics }),
  wc_proposeSession: v.object({
    pairingTopic: topic,
    sessionProposal: envelope,
    ttl,
    attestation: v.optional(v.string()),
  }),
  wc_approveSession: v.object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: envelope,
    sessionSettlementRequest: envelope,
    ttl,
  }),
}
