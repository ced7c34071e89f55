import { isFoyerError, isUserRejected } from '@foyer/headless'

type Key =
  | `swap.${'quoteFailed' | 'noRoute' | 'insufficientLiquidity' | 'insufficientBalance' | 'allowanceFailed'}`
  | `swap.${'approvalFailed' | 'refused' | 'buildFailed' | 'moved' | 'failed'}`

const words: Readonly<Record<string, Key>> = {
  SWAP_QUOTE_FAILED: 'swap.quoteFailed',
  SWAP_NO_ROUTE: 'swap.noRoute',
  SWAP_INSUFFICIENT_LIQUIDITY: 'swap.insufficientLiquidity',
  SWAP_INSUFFICIENT_BALANCE: 'swap.insufficientBalance',
  SWAP_ALLOWANCE_FAILED: 'swap.allowanceFailed',
  SWAP_APPROVAL_FAILED: 'swap.approvalFailed',
  SWAP_APPROVAL_REFUSED: 'swap.refused',
  SWAP_BUILD_FAILED: 'swap.buildFailed',
  SWAP_TRANSACTION_REFUSED: 'swap.refused',
  SWAP_OUTDATED: 'swap.moved',
}

/** What is said of a swap that came to nothing: in the words of the kit where there are some, else in the wallet's. */
export function swapFailure(error: unknown, t: (key: Key) => string): unknown {
  const key = isFoyerError(error) ? words[error.code] : undefined
  if (key) return t(key)
  const isKnown = isUserRejected(error) || (isFoyerError(error) && error.code !== 'LOAD_FAILED')
  return isKnown ? error : t('swap.failed')
}
