import type { TokenBalance } from '@foyer/headless'
import type { LogoId } from './findLogo.ts'

/**
 * Logo of a token: by its contract, because any contract can claim a symbol; that of a native currency by its symbol.
 */
export const tokenLogo = ({ id, address, symbol }: Pick<TokenBalance, 'id' | 'address' | 'symbol'>): LogoId =>
  address === undefined ? `currency:${symbol}` : id
