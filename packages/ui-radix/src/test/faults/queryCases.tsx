import {
  useAlerts,
  useFeatures,
  useNameSuggestions,
  useOnrampUrl,
  usePrices,
  useResolveName,
  useReverseName,
  useGasPrice,
  useSwapQuote,
  type Config,
} from '@foyer/headless'
import { openModal, pushView } from '@foyer/headless/actions'
import type { ReactElement } from 'react'
import { ADDRESS, type FaultCase, renderResult } from './faultCase.tsx'

const account = (config: Config): void => openModal(config, { view: 'Account' })
const connect = (config: Config): void => openModal(config, { view: 'Connect' })
const allWallets = (config: Config): void => {
  connect(config)
  pushView(config, 'AllWallets')
}
const Features = (): ReactElement => {
  const { branding, analytics } = useFeatures()
  return <p>{`branding ${branding}, analytics ${analytics}`}</p>
}
const Alert = (): ReactElement => {
  const { message, isOpen } = useAlerts()
  return <p>{`alert ${isOpen ? message : 'none'}`}</p>
}

/** A swap of 1 ETH, opened by an app. */
const swap = (config: Config): void =>
  openModal(config, { view: 'Swap', data: { swap: { toToken: 'AMBD', amount: '1' } } })

/** Views that show the data of queries. */
export const queryCases: readonly FaultCase[] = [
  {
    endpoint: 'balances',
    operation: 'getBalances',
    path: '/v1/account/*/balance',
    open: account,
    shown: /12\.5 /,
    failed: /Your assets are safe/,
    kept: 'tokenBalances',
  },
  {
    endpoint: 'supported chains',
    operation: 'getSupportedChains',
    path: '/v1/supported-chains',
    isShared: true,
    open: account,
    shown: /12\.5 /,
    failed: /Your assets are safe/,
  },
  {
    endpoint: 'history',
    operation: 'getHistory',
    path: '/v1/account/*/history',
    open: (config) => openModal(config, { view: 'Transactions' }),
    shown: /Received/,
    failed: /Your transactions are safe/,
    kept: 'transactions',
  },
  {
    endpoint: 'smart sessions',
    operation: 'getSessions',
    path: '/v1/sessions/*',
    open: (config) => openModal(config, { view: 'SmartSessionList' }),
    shown: /No active sessions/,
    failed: /Couldn’t load your sessions/,
    kept: 'smartSessions',
  },
  {
    endpoint: 'identity',
    operation: 'getIdentity',
    path: '/v1/identity/*',
    open: account,
    shown: /mira\.reown\.id/,
    // The reverse lookup returns the same name.
    failed: /mira\.reown\.id/,
    kept: 'identity',
  },
  {
    endpoint: 'reverse names, for an identity',
    operation: 'getNames',
    path: '/v1/profile/reverse/*',
    beside: '/v1/identity/*',
    open: account,
    shown: /mira\.reown\.id/,
    failed: /0x3C…4293BC/,
  },
  {
    endpoint: 'reverse names',
    operation: 'getNames',
    path: '/v1/profile/reverse/*',
    open: account,
    Page: () => renderResult('reverse', useReverseName({ address: ADDRESS })),
    shown: /reverse .*mira/,
    failed: /reverse failed/,
  },
  {
    endpoint: 'names',
    operation: 'resolveName',
    path: '/v1/profile/account/*',
    open: account,
    Page: () => renderResult('resolved', useResolveName({ name: 'mira.reown.id' })),
    shown: new RegExp(`resolved .*${ADDRESS}`),
    failed: /resolved (failed|null)/,
  },
  {
    endpoint: 'suggestions of names',
    operation: 'getNameSuggestions',
    path: '/v1/profile/suggestions/*',
    open: account,
    Page: () => renderResult('suggested', useNameSuggestions({ name: 'tidepool' })),
    shown: /suggested .*tidepool/,
    failed: /suggested failed/,
  },
  {
    endpoint: 'prices',
    operation: 'getPrices',
    path: '/v1/fungible/price',
    open: account,
    Page: () =>
      renderResult(
        'price',
        usePrices({ addresses: ['eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'] }),
      ),
    shown: /price \{"eip155:137/,
    failed: /price failed/,
  },
  {
    endpoint: 'prices of gas',
    operation: 'getGasPrices',
    path: '/v1/convert/gas-price',
    open: account,
    Page: () => renderResult('gas', useGasPrice()),
    shown: /gas \{"standard":"\d+"/,
    failed: /gas failed/,
  },
  {
    endpoint: 'what can be swapped',
    operation: 'getSwapTokens',
    path: '/v1/convert/tokens',
    open: (config) => openModal(config, { view: 'SwapSelectToken', data: { target: 'toToken' } }),
    shown: /Bracken/,
    failed: /Couldn’t load the tokens/,
    kept: 'swapTokens',
  },
  {
    endpoint: 'the price of a swap',
    operation: 'getSwapQuote',
    path: '/v1/convert/quotes',
    open: swap,
    Page: () => renderResult('quote', useSwapQuote()),
    shown: /quote \{"toAmount":"3200"/,
    failed: /quote failed/,
  },
  {
    endpoint: 'what can be bought',
    operation: 'getOnrampOptions',
    path: '/v1/onramp/options',
    open: (config) => openModal(config, { view: 'OnRampFiatSelect' }),
    shown: /British Pound/,
    failed: /Common choices/,
  },
  {
    endpoint: 'the price of what is bought',
    operation: 'getOnrampQuote',
    path: '/v1/onramp/quote',
    open: (config) => openModal(config, { view: 'OnRampProviders' }),
    press: [/^\$250$/],
    shown: /After fees of/,
    failed: /Estimate, not a price/,
  },
  {
    endpoint: 'a provider’s page',
    operation: 'getOnrampUrl',
    path: '/v1/generators/onrampurl',
    open: account,
    Page: () => renderResult('page', useOnrampUrl({ provider: 'coinbase' })),
    shown: /page "https:/,
    failed: /page failed/,
  },
  {
    endpoint: 'recommended wallets',
    operation: 'getWallets',
    path: '/getWallets?entries=4',
    isShared: true,
    open: connect,
    shown: /Search wallets[^a-z]*\d{3}/,
    failed: /Wallet directory unavailable/,
    kept: 'recommendedWallets',
  },
  {
    endpoint: 'wallets',
    operation: 'getWallets',
    path: '/getWallets?entries=40',
    open: allWallets,
    shown: /Brisk Haven/,
    failed: /Couldn’t load wallets/,
    kept: 'wallets',
  },
  {
    endpoint: 'wallets by name',
    operation: 'getWallets',
    path: '/getWallets?search=brisk',
    open: allWallets,
    search: 'brisk',
    shown: /Brisk Haven/,
    failed: /Couldn’t load wallets/,
  },
  {
    endpoint: 'the project’s features',
    operation: 'getFeatures',
    path: '/appkit/v1/config',
    open: account,
    Page: Features,
    shown: /branding false/,
    failed: /branding true/,
  },
  {
    endpoint: 'the project’s wish for statistics',
    operation: 'getAnalyticsConfig',
    path: '/getAnalyticsConfig',
    open: account,
    Page: Features,
    shown: /analytics true/,
    failed: /analytics false/,
  },
  {
    endpoint: 'the project’s origins',
    operation: 'getOrigins',
    path: '/projects/v1/origins',
    open: account,
    Page: Alert,
    shown: /alert none/,
    failed: (kind) => (kind === '429' ? /Rate Limited/ : kind === '500' ? /Server Error/ : /alert none/),
  },
  {
    endpoint: 'statistics',
    operation: 'report',
    path: '/e',
    open: account,
    Page: Alert,
    shown: /alert none/,
    failed: (kind) => (kind === '403' ? /Invalid App Configuration/ : /alert none/),
  },
]
