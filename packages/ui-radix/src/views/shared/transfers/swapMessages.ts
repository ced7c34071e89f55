import { isFoyerError, isUserRejected } from '@foyer/headless'
import { useMemo } from 'react'
import type { Translator } from '../../../i18n/createTranslator.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'

/** Texts of swaps, shared by views. */
export const swapMessages = {
  'swap.failed': 'Transaction failed',
  'swap.startFailed': 'Swaps couldn’t start',
  'swap.quoteFailed': 'Couldn’t get a price',
  'swap.noRoute': 'No route for these tokens',
  'swap.allowanceFailed': 'Couldn’t check the spending limit',
  'swap.approvalFailed': 'Couldn’t prepare the approval',
  'swap.buildFailed': 'Couldn’t prepare the swap',
  'swap.reverts': 'The network would refuse this swap. Try another amount or token.',
  'swap.refused': 'The provider returned a different transaction. Nothing was signed.',
  'swap.insufficientBalance': 'Insufficient balance',
  'swap.insufficientLiquidity': 'Insufficient liquidity',
  'swap.moved': 'The price was updated. Please review it again.',
  'swap.details': 'Details',
  'swap.rate': '1 {from} = {amount} {to}',
  'swap.impact': 'Price impact',
  'swap.slippage': 'Max. slippage',
  'swap.least': 'You receive at least',
  'swap.estimate': 'Estimated minimum',
  'swap.fee': 'Network fee',
  'swap.fee.unknown': 'Shown in your wallet',
  'swap.providerFee': 'Fee: {label}',
  'swap.network': 'Network',
  'swap.notCovered': 'You don’t have enough {symbol} for the network fee.',
  'swap.highImpact': 'You get {percent}% less than these tokens are worth.',
  'swap.offline': 'You are offline',
} as const

/** Returns the text of a failed swap in the current locale. */
export function useSwapErrorText(): (error: unknown) => unknown {
  const t = useTranslate()
  return useMemo(() => (error: unknown) => swapFailure(t, error), [t])
}

type Key =
  | `swap.${'quoteFailed' | 'noRoute' | 'insufficientLiquidity' | 'insufficientBalance' | 'allowanceFailed'}`
  | `swap.${'approvalFailed' | 'refused' | 'buildFailed' | 'reverts' | 'moved' | 'failed'}`

const keys: Readonly<Record<string, Key>> = {
  SWAP_QUOTE_FAILED: 'swap.quoteFailed',
  SWAP_NO_ROUTE: 'swap.noRoute',
  SWAP_INSUFFICIENT_LIQUIDITY: 'swap.insufficientLiquidity',
  SWAP_INSUFFICIENT_BALANCE: 'swap.insufficientBalance',
  SWAP_ALLOWANCE_FAILED: 'swap.allowanceFailed',
  SWAP_APPROVAL_FAILED: 'swap.approvalFailed',
  SWAP_APPROVAL_REFUSED: 'swap.refused',
  SWAP_BUILD_FAILED: 'swap.buildFailed',
  SWAP_REVERTS: 'swap.reverts',
  SWAP_TRANSACTION_REFUSED: 'swap.refused',
  SWAP_OUTDATED: 'swap.moved',
}

/** Text of a failed swap: by error code for errors of Foyer, else a generic one. */
function swapFailure(t: Translator, error: unknown): unknown {
  const key = isFoyerError(error) ? keys[error.code] : undefined
  if (key) return t(swapMessages, key)
  const isKnown = isUserRejected(error) || isFoyerError(error)
  return failureText(t, error, isKnown ? error : t(swapMessages, 'swap.failed'))
}
