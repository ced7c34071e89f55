import { chainNamespaces, isBrowserWallet } from '@foyer/chains'
import * as v from 'valibot'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { isMobileDevice } from '../../core/page/platform.ts'
import type { Config } from '../../core/types.ts'
import { readRows } from '../../data/backend/readAnswer.ts'
import { request } from '../../data/backend/request.ts'
import { backendUrl } from '../../data/backend/url.ts'
import { forDevice, uniqueById } from './walletRules.ts'
import { parseWallet, walletEntrySchema, type WalletSource } from './walletSchema.ts'

export type FetchWalletsParameters = {
  /** @default 1 */
  readonly page?: number | undefined
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly isCertified?: boolean | undefined
  readonly chains?: readonly string[] | undefined
  /** Names of installed wallets: requests their entries. */
  readonly names?: readonly string[] | undefined
  readonly rdns?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

export type WalletPage = {
  readonly wallets: readonly DirectoryWallet[]
  /** Total of the directory. */
  readonly count: number
  /** Number of this page's wallets that are left out: the device, or the networks of the app, lack support. */
  readonly dropped: number
}

const answer = v.object({
  data: v.array(v.unknown()),
  count: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
})

const WALLETS_PATH = '/getWallets'

const list = (values: readonly string[] | undefined): string | undefined => values?.join(',')

/**
 * Requests the directory (docs/spec/core.md §11.1). Invalid entries are dropped, the first one reported, and those
 * beyond the requested number are dropped too. Rejects with `RESPONSE_INVALID` if all entries are invalid.
 */
export async function fetchWallets(config: Config, parameters: FetchWalletsParameters): Promise<WalletPage> {
  const { page = 1, entries, isCertified, names, rdns, signal } = parameters
  const isRanking = names !== undefined || rdns !== undefined
  const { data, count } = await request(config, {
    service: 'kit',
    path: WALLETS_PATH,
    query: {
      page,
      entries,
      include: list(parameters.include),
      exclude: list(parameters.exclude),
      search: parameters.search?.trim(),
      ...(isRanking ? { badge: 'certified' } : { badge_type: isCertified ? 'certified' : undefined }),
      chains: list(parameters.chains),
      names: list(names),
      rdns: list(rdns),
    },
    schema: answer,
    signal,
  })
  const source = walletSource(config)
  const rows = readRows({
    config,
    rows: data.slice(0, entries),
    schema: walletEntrySchema,
    list: 'data',
    path: WALLETS_PATH,
  })
  const wallets = rows.flatMap((entry) => parseWallet(entry, source) ?? [])
  const device = { isMobile: isMobileDevice(), isOpenedInside }
  const { wallets: usable, dropped } = forDevice(uniqueById(wallets), device)
  return { wallets: usable, count, dropped }
}

/** Image URLs of wallets: from the backend of the directory only. */
export const walletSource = (config: Config): WalletSource => {
  const base = backendUrl(config, { service: 'kit', path: '/' })
  return {
    imageUrl: (imageId) =>
      backendUrl(config, { service: 'kit', path: `/getWalletImage/${encodeURIComponent(imageId)}` }),
    imageOrigin: base === undefined ? undefined : new URL(base).origin,
  }
}

/** Whether a wallet opens the page in its own browser, so that it needs no link to be reached on a phone. */
export const isOpenedInside = (walletId: string): boolean =>
  chainNamespaces.some((namespace) => isBrowserWallet(walletId, namespace))
