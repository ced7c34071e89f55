/** Strings that only the code of one namespace has, and that bundlers keep. */
const marks = {
  solana: ['solana:signTransaction', 'wallet-standard:register-wallet'],
  bip122: ['btc_providers', 'wallet-standard:register-wallet'],
  polkadot: ['injectedWeb3'],
  cosmos: ['keplr'],
} as const

/** Strings of namespaces found in built files, lazy ones included. */
export const foreignNamespaces = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([file, text]) =>
    Object.entries(marks).flatMap(([namespace, names]) =>
      names.filter((name) => text.includes(name)).map((name) => `${file} speaks ${namespace}: ${name}`),
    ),
  )
