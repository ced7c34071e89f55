/**
 * Whether a connector that the host gave is used: Coinbase's and Base Account's have a switch each (docs/spec/core.md
 * §20).
 */
export const isConnectorWanted = (
  id: string,
  options: {
    readonly enableCoinbase?: boolean | undefined
    readonly enableBaseAccount?: boolean | undefined
  },
): boolean => {
  if (id.startsWith('coinbaseWallet')) return options.enableCoinbase !== false
  return id !== 'baseAccount' || options.enableBaseAccount !== false
}
