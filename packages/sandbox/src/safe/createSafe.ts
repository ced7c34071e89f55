import { createWalletClient, type Hex, hashMessage, http, keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { requestRpc } from '../base/rpc.ts'
import { listOf, recordOf, stringOf } from '../wallets/parameters.ts'
import { rpcError } from '../wallets/rpcErrors.ts'

export type SafeOptions = {
  /** Key of the owner; the Safe has the owner's address, so that its transactions are mined. */
  readonly privateKey: Hex
  readonly chainId: number
  readonly rpcUrl: string
}

export type SafeRequest = {
  readonly method: string
  readonly params: unknown
  /** Other owners have yet to confirm. */
  readonly isProposed: boolean
}

export type Safe = {
  readonly ask: (request: SafeRequest) => Promise<unknown>
  /** The other owners confirm everything that waits for them. */
  readonly confirm: () => Promise<void>
}

type Proposal = {
  txStatus: 'AWAITING_CONFIRMATIONS' | 'SUCCESS'
  txHash: Hex | null
  readonly txs: readonly unknown[]
}
type Message = { readonly signature: Hex; isConfirmed: boolean }

/** Safe with a real key: its transactions are mined, its signatures verify. */
export function createSafe({ privateKey, chainId, rpcUrl }: SafeOptions): Safe {
  const owner = privateKeyToAccount(privateKey)
  const client = createWalletClient({ account: owner, transport: http(rpcUrl, { retryCount: 0 }) })
  const proposals = new Map<string, Proposal>()
  const messages = new Map<string, Message>()

  async function execute(proposal: Proposal): Promise<void> {
    for (const one of proposal.txs) {
      const { to, value, data } = recordOf(one, 'a transaction')
      const transaction = { to: to as Hex, value: BigInt(stringOf(value, 'a value')), data: data as Hex }
      // oxlint-disable-next-line no-await-in-loop -- each has the next nonce
      proposal.txHash = await client.sendTransaction({ ...transaction, chain: null })
    }
    proposal.txStatus = 'SUCCESS'
  }

  async function signed(messageHash: Hex, signing: Promise<Hex>, isProposed: boolean): Promise<unknown> {
    const signature = await signing
    messages.set(messageHash, { signature, isConfirmed: !isProposed })
    return { messageHash, ...(!isProposed && { signature }) }
  }

  return {
    async ask({ method, params, isProposed }) {
      const own = (name: string): unknown => recordOf(params, 'parameters')[name]
      switch (method) {
        case 'getSafeInfo':
          return {
            safeAddress: owner.address,
            chainId,
            threshold: 1,
            owners: [owner.address],
            isReadOnly: false,
          }
        case 'rpcCall': {
          const call = stringOf(own('call'), 'a method')
          if (call === 'safe_setSettings') return listOf(own('params'))[0]
          return requestRpc(rpcUrl, call, listOf(own('params')))
        }
        case 'sendTransactions': {
          const safeTxHash = keccak256(stringToHex(`${proposals.size}${JSON.stringify(params)}`))
          const txs = listOf(own('txs'))
          const proposal: Proposal = { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null, txs }
          proposals.set(safeTxHash, proposal)
          if (!isProposed) await execute(proposal)
          return { safeTxHash }
        }
        case 'getTxBySafeTxHash': {
          const proposal = proposals.get(stringOf(own('safeTxHash'), 'a hash'))
          if (!proposal) throw rpcError('invalidParams', 'No such transaction')
          return { txStatus: proposal.txStatus, txHash: proposal.txHash }
        }
        case 'signMessage': {
          const message = stringOf(own('message'), 'a message')
          return signed(hashMessage(message), owner.signMessage({ message }), isProposed)
        }
        case 'signTypedMessage': {
          const typedData = recordOf(own('typedData'), 'typed data')
          const messageHash = keccak256(stringToHex(JSON.stringify(typedData)))
          return signed(messageHash, owner.signTypedData(typedData as never), isProposed)
        }
        case 'getOffChainSignature': {
          const message = messages.get(stringOf(params, 'a hash'))
          return message?.isConfirmed ? message.signature : ''
        }
      }
      throw rpcError('unsupported', `The Safe does not know ${method}`)
    },
    async confirm() {
      for (const message of messages.values()) message.isConfirmed = true
      for (const proposal of proposals.values()) if (proposal.txHash === null) await execute(proposal)
    },
  }
}
