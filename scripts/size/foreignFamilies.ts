/** Wire names that nothing but the code of a family of chains has: bundlers keep them, whatever they make of the rest. */
const marks = {
  solana: ['solana:signTransaction', 'wallet-standard:register-wallet'],
  bip122: ['btc_providers', 'wallet-standard:register-wallet'],
  polkadot: ['injectedWeb3'],
  cosmos: ['keplr'],
} as const

/** The marks of families in some built files, lazy ones included. */
export const foreignFamilies = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([file, text]) =>
    Object.entries(marks).flatMap(([family, names]) =>
      names.filter((name) => text.includes(name)).map((name) => `${file} speaks ${family}: ${name}`),
    ),
  )
