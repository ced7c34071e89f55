import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/**
 * The wallet of the directory that a connector is (docs/spec/core.md §5.3): by id, or by the rdns that it announces.
 */
export const findRank = (
  connector: Pick<ConnectorInfo, 'id' | 'rdns'>,
  ranked: readonly DirectoryWallet[],
): DirectoryWallet | undefined =>
  ranked.find(({ id }) => id === connector.id) ??
  (connector.rdns === undefined ? undefined : ranked.find(({ rdns }) => rdns === connector.rdns))
