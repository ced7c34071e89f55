import { type CaipNetworkId, cleanText, safePicture } from '@foyer/chains'
import * as v from 'valibot'
import { definedOf } from '../../core/options.ts'
import type { Config } from '../../core/types.ts'
import { readRows } from '../backend/readAnswer.ts'
import { plainDecimal } from './decimalRules.ts'
import { transactionSchema, transferSchema } from './schema.ts'
import type { Transaction, TransactionStatus, TransactionTransfer } from './types.ts'

const MAX_NAME = 64
const MAX_SYMBOL = 24
const MAX_WORD = 32
const MAX_ADDRESS = 128
/** Limits per page and per transaction. */
const MAX_TRANSACTIONS = 1000
const MAX_TRANSFERS = 200

const statuses: Readonly<Partial<Record<string, TransactionStatus>>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

type TransactionsSource = {
  readonly config: Config
  /** Path of the request, for errors. */
  readonly path: string
  /** Origin of the backend. */
  readonly origin: string | undefined
}

/** Valid transactions of an answer. Images over plain HTTP are allowed from the backend's origin. */
export const toTransactions = (
  data: readonly unknown[],
  { config, path, origin }: TransactionsSource,
): readonly Transaction[] => {
  const rows = data.slice(0, MAX_TRANSACTIONS)
  return readRows({ config, rows, schema: transactionSchema, list: 'data', path }).map(
    ({ id, metadata, transfers }) => ({
      id,
      hash: metadata.hash,
      caipNetworkId: metadata.chain as CaipNetworkId,
      operationType: cleanText(metadata.operationType, MAX_WORD) || 'execute',
      status: statuses[metadata.status ?? ''] ?? 'pending',
      minedAt: metadata.minedAt,
      sentFrom: cleanText(metadata.sentFrom ?? '', MAX_ADDRESS),
      sentTo: cleanText(metadata.sentTo ?? '', MAX_ADDRESS),
      transfers: transfers ? toTransfers(transfers, origin) : null,
    }),
  )
}

/** Valid transfers; `null` if there are transfers, but none is valid. */
function toTransfers(
  transfers: readonly unknown[],
  origin: string | undefined,
): readonly TransactionTransfer[] | null {
  const known = transfers.slice(0, MAX_TRANSFERS).flatMap((transfer) => toTransfer(transfer, origin))
  return known.length > 0 || transfers.length === 0 ? known : null
}

function toTransfer(value: unknown, origin: string | undefined): readonly TransactionTransfer[] {
  const result = v.safeParse(transferSchema, value)
  if (!result.success) return []
  const { direction, quantity, value: worth, fungible_info: token, nft_info: nft } = result.output
  return [
    definedOf({
      direction,
      quantity: plainDecimal(quantity?.numeric ?? ''),
      value: worth ?? undefined,
      token: token
        ? definedOf({
            name: shortText(token.name, MAX_NAME),
            symbol: shortText(token.symbol, MAX_SYMBOL),
            iconUrl: safePicture(token.icon?.url, { origin }),
          })
        : undefined,
      nft: nft
        ? definedOf({
            name: shortText(nft.name, MAX_NAME),
            imageUrl: safePicture(nft.content?.preview?.url, { origin }),
            isSpam: nft.flags?.is_spam === true,
          })
        : undefined,
    }),
  ]
}

const shortText = (text: string | null | undefined, maxLength: number): string | undefined =>
  cleanText(text ?? '', maxLength) || undefined
