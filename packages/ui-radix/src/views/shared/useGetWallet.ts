import { type DirectoryWallet, type DownloadLink, useEmitEvent } from '@foyer/headless'

/** Tells that somebody goes where a wallet can be got. */
export function useGetWallet(): (
  wallet: Pick<DirectoryWallet, 'id' | 'name' | 'order'>,
  type: DownloadLink['store'],
) => void {
  const emit = useEmitEvent()
  return ({ id, name, order }, type) =>
    emit({ event: 'GET_WALLET', properties: { name, walletRank: order, explorerId: id, type } })
}
