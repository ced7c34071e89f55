import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(512))
const list = v.pipe(v.array(text), v.maxLength(2000))

const namespace = v.object({
  chains: v.optional(list),
  accounts: list,
  methods: list,
  events: list,
})

const metadata = v.object({
  name: v.fallback(text, ''),
  url: v.fallback(text, ''),
  icons: v.fallback(v.pipe(v.array(v.string()), v.maxLength(20)), []),
})

const properties = v.optional(v.record(v.string(), v.unknown()))

const session = v.object({
  topic: text,
  pairingTopic: v.optional(text),
  /** Seconds since 1970. */
  expiry: v.number(),
  namespaces: v.record(text, namespace),
  peer: v.object({ metadata }),
  sessionProperties: properties,
  scopedProperties: properties,
})

type Properties = Readonly<Record<string, unknown>>

/** The fields of a session that are read. */
export type WalletSession = {
  readonly topic: string
  readonly pairingTopic?: string | undefined
  /** Seconds since 1970. */
  readonly expiry: number
  readonly namespaces: Readonly<
    Record<
      string,
      {
        readonly chains?: readonly string[] | undefined
        readonly accounts: readonly string[]
        readonly methods: readonly string[]
        readonly events: readonly string[]
      }
    >
  >
  readonly peer: {
    readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
  }
  readonly sessionProperties?: Properties | undefined
  readonly scopedProperties?: Properties | undefined
}

/** Parses a session of the client or its storage; `undefined` if invalid. */
export function parseSession(value: unknown): WalletSession | undefined {
  const result = v.safeParse(session, value)
  return result.success ? result.output : undefined
}
