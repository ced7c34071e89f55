import {
  type Config,
  useAlerts,
  useFeatures,
  useNameSuggestions,
  usePrices,
  useResolveName,
  useReverseName,
} from '@foyer/headless'
import { openModal, pushView } from '@foyer/headless/actions'
import type { ReactElement } from 'react'

/** One with a name. */
export const ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Where an answer is seen, and what is seen without it. */
export type Place = {
  readonly endpoint: string
  /** The requests that meet the fault. */
  readonly path: string
  readonly open: (config: Config) => void
  /** What is searched for then. */
  readonly search?: string
  /** What the host shows beside the modal. */
  readonly Page?: () => ReactElement
  readonly shown: RegExp
  readonly failed: RegExp | ((kind: string) => RegExp)
  /** The name of its query; what came stays when the next one fails. */
  readonly kept?: string
  /** It is asked for more than the view: leaving the view does not end it. */
  readonly isShared?: boolean
  /** Requests that fail as well, so that this one is needed. */
  readonly beside?: string
}

const account = (config: Config): void => openModal(config, { view: 'Account' })
const connect = (config: Config): void => openModal(config, { view: 'Connect' })
const allWallets = (config: Config): void => {
  connect(config)
  pushView(config, 'AllWallets')
}
type Result = { readonly data: unknown; readonly isError: boolean }
const say = (name: string, { data, isError }: Result): ReactElement => (
  <p>{`${name} ${isError ? 'failed' : JSON.stringify(data)}`}</p>
)
const Features = (): ReactElement => {
  const { branding, analytics } = useFeatures()
  return <p>{`branding ${branding}, analytics ${analytics}`}</p>
}
const Alert = (): ReactElement => {
  const { message, isOpen } = useAlerts()
  return <p>{`alert ${isOpen ? message : 'none'}`}</p>
}

export const places: readonly Place[] = [
  {
    endpoint: 'balances',
    path: '/v1/account/*/balance',
    open: account,
    shown: /12\.500/,
    failed: /What you own is safe/,
    kept: 'tokenBalances',
  },
  {
    endpoint: 'supported chains',
    path: '/v1/supported-chains',
    isShared: true,
    open: account,
    shown: /12\.500/,
    failed: /What you own is safe/,
  },
  {
    endpoint: 'history',
    path: '/v1/account/*/history',
    open: (config) => openModal(config, { view: 'Transactions' }),
    shown: /Received/,
    failed: /What you did is safe/,
    kept: 'transactions',
  },
  {
    endpoint: 'smart sessions',
    path: '/v1/sessions/*',
    open: (config) => openModal(config, { view: 'SmartSessionList' }),
    shown: /No active sessions/,
    failed: /Couldn’t load your sessions/,
    kept: 'smartSessions',
  },
  {
    endpoint: 'identity',
    path: '/v1/identity/*',
    open: account,
    shown: /mira\.reown\.id/,
    // Reverse names know it too.
    failed: /mira\.reown\.id/,
    kept: 'identity',
  },
  {
    endpoint: 'reverse names, for an identity',
    path: '/v1/profile/reverse/*',
    beside: '/v1/identity/*',
    open: account,
    shown: /mira\.reown\.id/,
    failed: /0x3C…4293BC/,
  },
  {
    endpoint: 'reverse names',
    path: '/v1/profile/reverse/*',
    open: account,
    Page: () => say('reverse', useReverseName({ address: ADDRESS })),
    shown: /reverse .*mira/,
    failed: /reverse failed/,
  },
  {
    endpoint: 'names',
    path: '/v1/profile/account/*',
    open: account,
    Page: () => say('resolved', useResolveName({ name: 'mira.reown.id' })),
    shown: new RegExp(`resolved .*${ADDRESS}`),
    failed: /resolved (failed|null)/,
  },
  {
    endpoint: 'suggestions of names',
    path: '/v1/profile/suggestions/*',
    open: account,
    Page: () => say('suggested', useNameSuggestions({ name: 'tidepool' })),
    shown: /suggested .*tidepool/,
    failed: /suggested failed/,
  },
  {
    endpoint: 'prices',
    path: '/v1/fungible/price',
    open: account,
    Page: () =>
      say('price', usePrices({ addresses: ['eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'] })),
    shown: /price \{"eip155:137/,
    failed: /price failed/,
  },
  {
    endpoint: 'recommended wallets',
    path: '/getWallets?entries=4',
    isShared: true,
    open: connect,
    shown: /Search wallets[^a-z]*\d{3}/,
    failed: /Wallet directory unavailable/,
    kept: 'recommendedWallets',
  },
  {
    endpoint: 'wallets',
    path: '/getWallets?entries=40',
    open: allWallets,
    shown: /Brisk Haven/,
    failed: /Couldn’t load wallets/,
    kept: 'wallets',
  },
  {
    endpoint: 'wallets by name',
    path: '/getWallets?search=brisk',
    open: allWallets,
    search: 'brisk',
    shown: /Brisk Haven/,
    failed: /Couldn’t load wallets/,
  },
  {
    endpoint: 'the project’s features',
    path: '/appkit/v1/config',
    open: account,
    Page: Features,
    shown: /branding false/,
    failed: /branding true/,
  },
  {
    endpoint: 'the project’s wish for statistics',
    path: '/getAnalyticsConfig',
    open: account,
    Page: Features,
    shown: /analytics true/,
    failed: /analytics false/,
  },
  {
    endpoint: 'the project’s origins',
    path: '/projects/v1/origins',
    open: account,
    Page: Alert,
    shown: /alert none/,
    failed: (kind) => (kind === '429' ? /Rate Limited/ : kind === '500' ? /Server Error/ : /alert none/),
  },
  {
    endpoint: 'statistics',
    path: '/e',
    open: account,
    Page: Alert,
    shown: /alert none/,
    failed: (kind) => (kind === '403' ? /Invalid App Configuration/ : /alert none/),
  },
]
