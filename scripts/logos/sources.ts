const background = (folder: string, names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name.toLowerCase(), `${folder}/background/${name}`]))

/** Names of logos, and their files in the source package. */
export const logoSources: Readonly<Record<string, string>> = {
  ...background(
    'networks',
    'ethereum polygon base arbitrum-one arbitrum-nova optimism binance-smart-chain avalanche solana bitcoin polkadot cosmos-hub gnosis celo linea mantle aurora zksync zora berachain kaia sei-network polygon-zkevm scroll unichain sonic blast ronin moonbeam litecoin ink world abstract hyper-evm monad cronos',
  ),
  ...background('tokens', 'USDC USDT DAI WBTC EURC LINK AAVE PYUSD'),
  ...background('wallets', 'wallet-connect coinbase'),
}
