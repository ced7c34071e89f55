import { createEmitter } from '../../emitter.ts'
import type { CaipNetwork } from '../../types.ts'
import type { SolanaProvider } from '../../solana/provider.ts'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import { createError } from '../errors.ts'
import type { EmbeddedLink, FamilyProvider } from './link.ts'

type Account = SolanaProvider['accounts'][number]
type Chain = Account['chains'][number]
type SignInput = {
  readonly account: Account
  readonly transaction: Uint8Array
  readonly chain?: Chain
  readonly options?: Readonly<Record<string, unknown>>
}
type MessageInput = { readonly account: Account; readonly message: Uint8Array }

const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='

/** The Wallet Standard's names of the clusters. */
const standardNames: readonly (readonly [Chain, CaipNetwork['caipNetworkId']])[] = [
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
]
const signing: readonly Chain[] = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]

/** The embedded wallet as a Wallet Standard wallet: on the wire of the frame, bytes are base58. */
export function solanaProvider(link: EmbeddedLink): FamilyProvider {
  const changes = createEmitter<{ readonly accounts: readonly Account[] }>()
  const made = new Map<string, Account>()
  const chains = standardNames
    .filter(([, id]) => link.networks.some(({ caipNetworkId }) => caipNetworkId === id))
    .map(([name]) => name)
  const accountOf = (address: string): Account => {
    const account = made.get(address) ?? {
      address,
      publicKey: base58.decode(address),
      chains,
      features: signing,
    }
    made.set(address, account)
    return account
  }
  const accounts = (): readonly Account[] => link.accounts('solana').map(({ address }) => accountOf(address))

  const ask = (method: string, params: unknown, chain?: Chain): Promise<unknown> => {
    const id = standardNames.find(([name]) => name === chain)?.[1]
    const network = link.networks.find(({ caipNetworkId }) => caipNetworkId === id)
    return link.request('solana', { method, params, network })
  }

  async function signMessage({ account, message }: MessageInput): Promise<unknown> {
    const method = 'solana_signMessage'
    const answer = await ask(method, { message: base58.encode(message), pubkey: account.address })
    return { signedMessage: message, signature: read(method, signatureSchema, answer).signature }
  }

  /** Several are asked for with one prompt. */
  async function signTransactions(...inputs: readonly SignInput[]): Promise<readonly unknown[]> {
    const [first, ...others] = inputs
    if (!first) return []
    const wire = inputs.map(({ transaction }) => base58.encode(transaction))
    if (others.length === 0) {
      const method = 'solana_signTransaction'
      const answer = await ask(method, { transaction: wire[0] }, first.chain)
      return [{ signedTransaction: read(method, transactionSchema, answer).transaction }]
    }
    const method = 'solana_signAllTransactions'
    const { transactions } = read(
      method,
      transactionsSchema,
      await ask(method, { transactions: wire }, first.chain),
    )
    if (transactions.length !== inputs.length) throw createError('FRAME_REPLY_INVALID', { name: method })
    return transactions.map((signedTransaction) => ({ signedTransaction }))
  }

  async function signAndSend({ transaction, options, chain }: SignInput): Promise<unknown> {
    const method = 'solana_signAndSendTransaction'
    const params = { transaction: base58.encode(transaction), ...(options && { options }) }
    return { signature: read(method, signatureSchema, await ask(method, params, chain)).signature }
  }

  const inTurn =
    <input>(run: (input: input) => Promise<unknown>) =>
    async (...inputs: readonly input[]): Promise<readonly unknown[]> => {
      const outputs: unknown[] = []
      // oxlint-disable-next-line no-await-in-loop -- the owner sees one request at a time
      for (const input of inputs) outputs.push(await run(input))
      return outputs
    }

  const features: SolanaProvider['features'] = {
    'standard:events': {
      version: '1.0.0',
      on: (_event: 'change', listener: (change: { accounts: readonly Account[] }) => void) =>
        changes.subscribe(listener),
    },
    'solana:signMessage': { version: '1.1.0', signMessage: inTurn(signMessage) },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: signTransactions,
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: inTurn(signAndSend),
    },
  }
  const provider: SolanaProvider = {
    version: '1.0.0',
    icon: ICON,
    name: 'Embedded wallet',
    chains,
    features,
    get accounts() {
      return accounts()
    },
  }
  return { provider, onChange: () => changes.emit({ accounts: accounts() }) }
}

const bytes = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return base58.decode(dataset.value)
    } catch {
      addIssue({ message: 'not base58' })
      return NEVER
    }
  }),
)
const signatureSchema = v.object({ signature: bytes })
const transactionSchema = v.object({ transaction: bytes })
const transactionsSchema = v.object({ transactions: v.array(bytes) })

function read<schema extends v.GenericSchema>(
  name: string,
  schema: schema,
  answer: unknown,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  throw createError('FRAME_REPLY_INVALID', { name }, { cause: new v.ValiError(result.issues) })
}
