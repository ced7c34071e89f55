import type { MiniAppHost } from '@farcaster/miniapp-host'

/** Answers of a Farcaster client to its mini app, apart from its wallets. */
export const miniAppHost = (capabilities: readonly string[]): MiniAppHost =>
  ({
    context: { user: { fid: 1 }, client: { clientFid: 9152, added: false } },
    getCapabilities: async () => capabilities,
    getChains: async () => ['eip155:1'],
    eip6963RequestProvider: () => undefined,
  }) as unknown as MiniAppHost
