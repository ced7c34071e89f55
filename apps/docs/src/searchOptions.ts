/**
 * Options of MiniSearch. VitePress writes the text of these functions into the site, so they use nothing of this
 * module.
 */
export const searchOptions = {
  /** Guides before the reference, and the lists of types and alerts last. `id` is the path with the anchor. */
  boostDocument(id: string, term: string): number {
    const isHook = /^use[a-z]{3}/.test(term)
    if (isHook && id.includes('/reference/hooks#')) return 2
    if (id.endsWith('#types')) return 0.1
    if (id.includes('/reference/')) return 0.3
    if (
      /\/(alerts|architecture|first-hour|glossary|internals|policies|privacy|security|size|testing)\b/.test(
        id,
      )
    )
      return 0.4
    if (/\/(errors|moving|sandbox|wallets)\b/.test(id) && !term.startsWith('error')) return 0.6
    return 1
  },
  /** Only for long words: with one other letter, a short word is another word (`size`, SIWE). */
  fuzzy: (term: string): number | false => (term.length > 5 ? 0.2 : false),
  /** Adds the term of the pages to a term of another library. Called with each word of a query. */
  processTerm(term: string): string | string[] {
    const same: Readonly<Record<string, string[]>> = {
      abstraction: ['smart'],
      authjs: ['auth'],
      chain: ['chains', 'networks'],
      chains: ['networks'],
      custom: ['add', 'own'],
      dark: ['theme'],
      darkmode: ['theme'],
      devnet: ['testnets'],
      disconnect: ['usedisconnect'],
      logout: ['disconnect'],
      login: ['connect'],
      metamask: ['installed'],
      nextauth: ['auth'],
      nextjs: ['next'],
      message: ['usesignmessage'],
      qr: ['walletconnect'],
      rainbow: ['rainbowkit'],
      ssr: ['server'],
      signmessage: ['usesignmessage'],
      styling: ['theme'],
      switch: ['useswitchnetwork'],
      testnet: ['testnets'],
      web3modal: ['appkit'],
    }
    const word = term.toLowerCase()
    return [word, ...(same[word] ?? [])]
  },
}
