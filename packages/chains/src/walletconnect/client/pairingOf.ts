/** The topic of the pairing that a URI is for. */
export const pairingOf = (uri: string): string | undefined => /^wc:([0-9a-f]+)@/.exec(uri)?.[1]
