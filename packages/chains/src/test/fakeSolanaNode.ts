import type { RpcTransport } from '@solana/kit'

type Call = { readonly method: string; readonly params: readonly unknown[] }
type Answer = unknown | ((...params: readonly never[]) => unknown)

export type FakeSolanaNode = {
  readonly transport: RpcTransport
  readonly calls: readonly Call[]
  /** Answers by method; an error that a function throws is the response's `error`. */
  readonly answers: Record<string, Answer>
}

const SLOT = { apiVersion: '3.0.0', slot: 1n }
export const inContext = (value: unknown): unknown => ({ context: SLOT, value })

/** Solana node with configured answers. */
export function createFakeSolanaNode(answers: Readonly<Record<string, Answer>> = {}): FakeSolanaNode {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    getBalance: inContext(1_500_000_000n),
    getFeeForMessage: inContext(5_001n),
    getLatestBlockhash: inContext({
      blockhash: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N',
      lastValidBlockHeight: 100n,
    }),
    getMultipleAccounts: (addresses: readonly string[]) => inContext(addresses.map(() => null)),
    getRecentPrioritizationFees: [{ slot: 1n, prioritizationFee: 1_000n }],
    getSignatureStatuses: inContext([null]),
    simulateTransaction: inContext({ err: null, logs: [], unitsConsumed: 450n }),
    sendTransaction:
      '5h6xBEauJ3PK6SWCZ1PGjBvj8vDdWG3KpwATGy1ARAXFSDwt8GFXM7W5Ncn16wmqokgpiKRLuS83KUxyZyv2sUYv',
    ...answers,
  }
  const transport = (async ({ payload }: Parameters<RpcTransport>[0]) => {
    const { id, method, params } = payload as Call & { readonly id: unknown }
    calls.push({ method, params })
    const answer = all[method]
    try {
      const result =
        typeof answer === 'function'
          ? (answer as (...params: readonly unknown[]) => unknown)(...params)
          : answer
      return { jsonrpc: '2.0', id, result: await result }
    } catch (error) {
      return { jsonrpc: '2.0', id, error }
    }
  }) as RpcTransport
  return { transport, calls, answers: all }
}
