/** A name and what it stands for. */
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
  /** Where the name leads on the network that it was resolved for; `null` where it leads nowhere. */
  readonly address: string | null
  readonly avatar: string | null
}

export type NameSuggestion = {
  /** The whole of it, zone included. */
  readonly name: string
  /** Somebody has it already. */
  readonly isRegistered: boolean
}

/** How an account calls itself. */
export type Identity = {
  readonly name: string | null
  readonly avatar: string | null
}

type Asked = { readonly signal?: AbortSignal | undefined }
type AskedByAddress = Asked & {
  readonly address: string
  /** The account that asks, where one is connected. */
  readonly sender: string | undefined
}

/** A name that an account has signed for. */
export type NameRegistration = {
  /** The whole of it, zone included. */
  readonly name: string
  /** What it is to stand for. */
  readonly address: string
  /** ENSIP-11. */
  readonly coinType: number
  /** What was signed: `{"name":"…","attributes":{},"timestamp":…}`. */
  readonly message: string
  readonly signature: string
}

/** How registering a name goes. The name is what was asked for, then the whole of it. */
export type Registration =
  | { readonly status: 'idle' }
  /** `signing`: the wallet is asked. `submitting`: the name service is. */
  | { readonly status: 'signing' | 'submitting' | 'success'; readonly name: string }
  | { readonly status: 'error'; readonly name: string; readonly error: Error }

/** Which wallets register names. */
export type NameRegistrants = 'embedded' | 'any'

/**
 * A name service of the host's own, in the place of the blockchain backend's (R20). What is left out finds
 * nothing. Answers are checked and cleaned like a backend's.
 */
export type NamesProvider = {
  readonly getIdentity?: ((parameters: AskedByAddress) => Promise<Partial<Identity>>) | undefined
  /** What a name stands for; rejects for one that nobody has. */
  readonly resolveName?: ((parameters: Asked & { readonly name: string }) => Promise<NameRecord>) | undefined
  /** The names of an address, the one to show first. */
  readonly getNames?: ((parameters: AskedByAddress) => Promise<readonly NameRecord[]>) | undefined
  /** Names like this one that could be registered. */
  readonly getSuggestions?:
    | ((parameters: Asked & { readonly name: string }) => Promise<readonly NameSuggestion[]>)
    | undefined
  /** Takes a name that was signed for; rejects when it does not. Left out, no name can be registered. */
  readonly registerName?: ((parameters: Asked & NameRegistration) => Promise<unknown>) | undefined
  /** Which wallets may register. @default 'embedded' */
  readonly registrants?: NameRegistrants | undefined
  /** What follows the first dot of names that are registered. @default 'reown.id' */
  readonly zone?: string | undefined
}
