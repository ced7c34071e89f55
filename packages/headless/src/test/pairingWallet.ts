import { type Connector, type ConnectorSession, UserRejectedError } from '@foyer/chains'
import { createTestConnector, type TestConnector } from '../testing/createTestConnector.ts'

export type PairingWallet = TestConnector & {
  /** Number of running pairing attempts. */
  readonly alive: () => number
  /** Emits a pairing URI. */
  readonly show: (uri: string) => void
  /** Approves the running attempt. @default on chain 1 */
  readonly approve: (chainId?: string) => void
  readonly decline: () => void
  readonly fail: () => void
}

type Waiting = { readonly settle: () => void; readonly end: (error?: unknown) => void }

/** WalletConnect connector; the test sets its pairing URI and its answer. */
export function createPairingWallet(): PairingWallet {
  const wallet = createTestConnector({ id: 'walletConnect', name: 'WalletConnect', namespaces: ['eip155'] })
  const waiting = new Set<Waiting>()
  let chain = '1'
  const answer = (error?: unknown): void => {
    for (const attempt of [...waiting]) attempt.end(error)
  }
  const connect: Connector['connect'] = ({ signal }) => {
    wallet.calls.connect++
    return new Promise<readonly ConnectorSession[]>((resolve, reject) => {
      const attempt: Waiting = {
        settle: () => {
          waiting.delete(attempt)
          signal?.removeEventListener('abort', abort)
        },
        end: (error) => {
          attempt.settle()
          if (error) return reject(error)
          resolve([{ namespace: 'eip155', accounts: [{ address: ALICE }], chainId: chain }])
        },
      }
      const abort = (): void => attempt.end(signal?.reason)
      waiting.add(attempt)
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { once: true })
    })
  }
  return Object.assign(wallet, {
    type: 'WALLET_CONNECT' as const,
    connect,
    alive: () => waiting.size,
    show: (uri: string) => wallet.emit({ type: 'connecting', uri }),
    approve: (chainId = '1') => {
      chain = chainId
      answer()
    },
    decline: () => answer(new UserRejectedError()),
    fail: () => answer({ code: -32000, message: 'the relay is gone' }),
  })
}

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
