/** Resolved name. */
export type NameRecord = {
  readonly name: string
  /** By ENSIP-11 coin type: `2147483649` is Ethereum, `2147483785` Polygon. */
  readonly addresses: Readonly<Record<string, { readonly address: string }>>
  readonly attributes: readonly {
    readonly avatar?: string | undefined
    readonly bio?: string | undefined
  }[]
}

export type ResolvedName = NameRecord & {
  /** Address of the name on the requested network; `null` if it has none there. */
  readonly address: string | null
  readonly avatar: string | null
}

export type NameSuggestion = {
  /** Full name, with its zone. */
  readonly name: string
  /** The name is already registered. */
  readonly isRegistered: boolean
}

/** Name and avatar of an account. */
export type Identity = {
  readonly name: string | null
  readonly avatar: string | null
}

type Abortable = { readonly signal?: AbortSignal | undefined }
type AskedByAddress = Abortable & {
  readonly address: string
  /** Connected account that sends the request, if any. */
  readonly sender: string | undefined
}

/** Name registration signed by an account. */
export type NameRegistration = {
  /** Full name, with its zone. */
  readonly name: string
  /** Address that the name will resolve to. */
  readonly address: string
  /** ENSIP-11. */
  readonly coinType: number
  /** Signed text: `{"name":"…","attributes":{},"timestamp":…}`. */
  readonly message: string
  readonly signature: string
}

/** State of a registration. `name` is the requested name, and after the registration the full name. */
export type Registration =
  | { readonly status: 'idle' }
  /** `signing`: the wallet is asked to sign. `submitting`: the name service is asked to register. */
  | { readonly status: 'signing' | 'submitting' | 'success'; readonly name: string }
  | { readonly status: 'error'; readonly name: string; readonly error: Error }

/** Wallets that may register names. */
export type NameRegistrants = 'embedded' | 'any'

/**
 * Name service of the host, in place of the blockchain backend (R20). Lookups without a function find nothing. Answers
 * are validated like those of a backend.
 */
export type NamesProvider = {
  readonly getIdentity?: ((parameters: AskedByAddress) => Promise<Partial<Identity>>) | undefined
  /** Resolves a name; rejects for an unregistered one. */
  readonly resolveName?:
    | ((parameters: Abortable & { readonly name: string }) => Promise<NameRecord>)
    | undefined
  /** Names of an address; the first one is shown. */
  readonly getNames?: ((parameters: AskedByAddress) => Promise<readonly NameRecord[]>) | undefined
  /** Similar names that could be registered. */
  readonly getSuggestions?:
    | ((parameters: Abortable & { readonly name: string }) => Promise<readonly NameSuggestion[]>)
    | undefined
  /**
   * Registers a signed name. Refused if it rejects, or resolves with `false`, `{ success: false, reason? }` or a
   * `Response` with an error status. If missing, names cannot be registered.
   */
  readonly registerName?: ((parameters: Abortable & NameRegistration) => Promise<unknown>) | undefined
  /** Which wallets may register. @default 'embedded' */
  readonly registrants?: NameRegistrants | undefined
  /** Zone of registered names, after the first dot. @default 'reown.id' */
  readonly zone?: string | undefined
}
