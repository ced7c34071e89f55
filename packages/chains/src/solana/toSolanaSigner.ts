import type { Address, MessageModifyingSigner, TransactionModifyingSigner } from '@solana/kit'
import { type Signer, signerOf, type SignerSource } from '../adapter.ts'
import { createError } from '../errors/catalogue.ts'
import { load } from '../load.ts'
import { createSolanaError } from './errors.ts'

/** Signer of transactions and messages for Kit. */
export type SolanaSigner = TransactionModifyingSigner & MessageModifyingSigner

/**
 * Kit signer of the current connection: create it once; its address and wallet follow. Without a connection it throws
 * `NOT_CONNECTED`; for a transaction built for another account, `SIGNER_CHANGED`.
 *
 * @example
 * ```ts
 * import type { SignerSource } from '@foyer/chains'
 * import { toSolanaSigner } from '@foyer/chains/solana'
 * import { createTransactionMessage, pipe, setTransactionMessageFeePayerSigner } from '@solana/kit'
 * declare const config: SignerSource
 * const signer = toSolanaSigner(config)
 * const message = pipe(createTransactionMessage({ version: 0 }), (empty) =>
 *   setTransactionMessageFeePayerSigner(signer, empty),
 * )
 * ```
 */
export function toSolanaSigner(source: SignerSource): SolanaSigner {
  const connected = async (): Promise<Signer> => required(await signerOf(source, 'solana'))
  const loadSigning = () => load(() => import('./signForKit.ts'))
  const check = ({ address }: Signer, isExpected: (address: Address) => boolean): void => {
    if (!isExpected(address as Address)) throw createSolanaError('SIGNER_CHANGED')
  }
  /** Reviews each request and then asks the wallet, one request at a time. */
  const review = <answer>(
    [request, ...rest]: readonly { readonly method: string; readonly params: unknown }[],
    signal: AbortSignal | undefined,
    ask: () => Promise<answer>,
  ): Promise<answer> =>
    request && source.reviewRequest
      ? source.reviewRequest({ namespace: 'solana', ...request, signal }, () => review(rest, signal, ask))
      : ask()
  return {
    get address() {
      return required(source.getSigner('solana')).address as Address
    },
    async modifyAndSignTransactions(given, config) {
      // Copies, so that changes by the app during the review have no effect.
      const transactions = given.map((transaction) => ({
        ...transaction,
        messageBytes: transaction.messageBytes.slice() as unknown as typeof transaction.messageBytes,
        signatures: { ...transaction.signatures },
      }))
      const { signTransactionsForKit } = await loadSigning()
      // Read after the import, during which the account may have changed.
      const signer = await connected()
      for (const { signatures } of transactions) check(signer, (address) => address in signatures)
      const signal = config?.abortSignal
      const params = { address: signer.address, transactions }
      return review([{ method: 'signAllTransactions', params }], signal, () =>
        signTransactionsForKit(signer, transactions, signal),
      )
    },
    async modifyAndSignMessages(given, config) {
      const messages = given.map((message) => ({ ...message, content: message.content.slice() }))
      const { signMessagesForKit } = await loadSigning()
      const signer = await connected()
      const signal = config?.abortSignal
      const requests = messages.map(({ content }) => ({
        method: 'signMessage',
        params: { message: content },
      }))
      return review(requests, signal, () => signMessagesForKit(signer, messages, signal))
    },
  }
}

function required(signer: Signer | undefined): Signer {
  if (!signer) throw createError('NOT_CONNECTED', { namespace: 'solana' })
  return signer
}
