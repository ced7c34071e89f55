import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Exchange, Subscriber } from './exchange.ts'
import type { RelayMessage } from './mailbox.ts'
import { parameterSchemas, type RelayMethod, type RelayParameters } from './schemas.ts'

/** Response of a method, and a function to call after it is sent. */
export type Reply = { readonly result: unknown; readonly afterwards?: (() => void) | undefined }

export type MethodError = { readonly error: { readonly code: number; readonly message: string } }

type Methods = {
  readonly [method in RelayMethod]: (caller: Subscriber, parameters: RelayParameters[method]) => Reply
}

const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

const PROPOSAL = 1100
const PROPOSAL_RESPONSE = 1101
const SETTLEMENT = 1102

/** Validates the parameters of a method and calls it. */
export type CallMethod = (caller: Subscriber, method: string, params: unknown) => Reply | MethodError

export function createMethods(exchange: Exchange): CallMethod {
  const methods: Methods = {
    irn_publish: ({ client }, message) => ({
      result: true,
      afterwards: () => exchange.publish(client, message),
    }),
    irn_batchPublish: ({ client }, { messages }) => ({
      result: true,
      afterwards: () => messages.forEach((message) => exchange.publish(client, message)),
    }),
    irn_subscribe(caller, { topic }) {
      exchange.subscribe(caller, topic)
      return {
        result: subscriptionId(caller.client, topic),
        afterwards: () => exchange.deliverWaiting(caller, topic),
      }
    },
    irn_batchSubscribe(caller, { topics }) {
      for (const topic of topics) exchange.subscribe(caller, topic)
      return {
        result: topics.map((topic) => subscriptionId(caller.client, topic)),
        afterwards: () => topics.forEach((topic) => exchange.deliverWaiting(caller, topic)),
      }
    },
    irn_unsubscribe(caller, { topic }) {
      exchange.unsubscribe(caller, topic)
      return { result: true }
    },
    irn_batchUnsubscribe(caller, { subscriptions }) {
      for (const { topic } of subscriptions) exchange.unsubscribe(caller, topic)
      return { result: true }
    },
    irn_fetchMessages: ({ client }, { topic }) => ({ result: bundle(exchange.collect(client, topic)) }),
    irn_batchFetchMessages: ({ client }, { topics }) => ({
      result: bundle(topics.flatMap((topic) => exchange.collect(client, topic))),
    }),
    // Both methods below subscribe the caller, without a request to subscribe.
    wc_proposeSession(caller, { pairingTopic, sessionProposal, ttl, attestation }) {
      exchange.subscribe(caller, pairingTopic)
      const message = { topic: pairingTopic, message: sessionProposal, ttl, tag: PROPOSAL, attestation }
      return { result: true, afterwards: () => exchange.publish(caller.client, message) }
    },
    wc_approveSession(caller, parameters) {
      const { pairingTopic, sessionTopic, ttl } = parameters
      const response = { topic: pairingTopic, message: parameters.sessionProposalResponse, ttl }
      const settlement = { topic: sessionTopic, message: parameters.sessionSettlementRequest, ttl }
      exchange.subscribe(caller, sessionTopic)
      return {
        result: true,
        afterwards() {
          exchange.publish(caller.client, { ...response, tag: PROPOSAL_RESPONSE })
          exchange.publish(caller.client, { ...settlement, tag: SETTLEMENT })
        },
      }
    },
  }

  const call = <method extends RelayMethod>(
    caller: Subscriber,
    method: method,
    params: unknown,
  ): Reply | MethodError => {
    const schema: v.GenericSchema<unknown, RelayParameters[method]> = parameterSchemas[method]
    const parsed = v.safeParse(schema, params)
    if (!parsed.success) return refusal(INVALID_PARAMS, `Invalid params: ${v.summarize(parsed.issues)}`)
    return methods[method](caller, parsed.output)
  }
  return (caller, method, params) =>
    isRelayMethod(method)
      ? call(caller, method, params)
      : refusal(METHOD_NOT_FOUND, `Method not found: ${method}`)
}

/** Subscription id, which clients derive too. */
export function subscriptionId(client: string, topic: string): string {
  return createHash('sha256')
    .update(topic + client)
    .digest('hex')
}

const isRelayMethod = (method: string): method is RelayMethod => Object.hasOwn(parameterSchemas, method)

const refusal = (code: number, message: string): MethodError => ({ error: { code, message } })

const bundle = (messages: readonly RelayMessage[]): unknown => ({ messages, hasMore: false })
