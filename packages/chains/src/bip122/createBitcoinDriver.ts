import { referenceOf } from '../caip/caip.ts'
import type { ConnectorSession } from '../connector.ts'
import { createError as createChainsError } from '../errors/catalogue.ts'
import type { CaipNetwork } from '../types.ts'
import type { WalletChange, WalletDriver } from '../walletDriver/walletDriver.ts'
import { createError } from './errors.ts'
import { bitcoinReference, nameOfNetwork, networkOfAddress, type BitcoinNetworkName } from './networks.ts'
import type { BitcoinAddress, BitcoinProvider } from './provider.ts'
import { toAccounts } from './rules.ts'
import type { BitcoinWallet, BitcoinWalletState } from './wallet.ts'

const prefix = 'bip122:connect'

/** Connector driver and operations provider of a Bitcoin wallet. */
export function createBitcoinDriver(wallet: BitcoinWallet): WalletDriver {
  let known: readonly BitcoinAddress[] = []
  let current: BitcoinNetworkName | undefined
  let currentOther: string | undefined

  function toChange(
    { addresses, network, otherNetwork }: BitcoinWalletState,
    expected: BitcoinNetworkName | undefined,
    wanted?: string,
  ): { readonly accounts: ConnectorSession['accounts']; readonly chainId: string } {
    known = addresses
    const accounts = toAccounts(addresses, wanted)
    const [first] = accounts
    if (!first) throw createChainsError('CONNECT_FAILED', undefined, { prefix })
    currentOther = otherNetwork
    current = otherNetwork === undefined ? (network ?? networkOfAddress(first.address, expected)) : undefined
    return { accounts, chainId: current === undefined ? `${otherNetwork}` : bitcoinReference(current) }
  }

  /** Switches the wallet to the network. If the wallet cannot, it stays connected on its own network. */
  async function trySwitchNetwork(
    state: BitcoinWalletState,
    network: CaipNetwork,
  ): Promise<BitcoinWalletState> {
    try {
      return await wallet.switchNetwork(network)
    } catch {
      return state
    }
  }

  const signPsbt = wallet.signPsbt?.bind(wallet)
  const provider: BitcoinProvider = {
    getAccountAddresses: async () => known,
    ...(wallet.signMessage && { signMessage: wallet.signMessage.bind(wallet) }),
    ...(signPsbt && { signPsbt: (parameters) => signPsbt({ ...parameters, addresses: known }) }),
    ...(wallet.sendTransfer && { sendTransfer: wallet.sendTransfer.bind(wallet) }),
  }

  return {
    provider,
    async connect({ networks, address, signal }) {
      const requested = networks.filter(({ chainNamespace }) => chainNamespace === 'bip122')
      const served = wallet.networks?.()
      if (served && requested.length && !requested.some((network) => isServed(served, network)))
        throw createError('CHAINS_NOT_SUPPORTED', undefined, { prefix })
      const [network] = requested
      const name = nameOfNetwork(network)
      let state = await wallet.connect(name)
      signal?.throwIfAborted()
      if (network && name && toChange(state, name).chainId !== bitcoinReference(name))
        state = await trySwitchNetwork(state, network)
      return { namespace: 'bip122', ...toChange(state, name, address) }
    },
    ...(wallet.readState && {
      async restore({ networks }) {
        const name = nameOfNetwork(networks.find(({ chainNamespace }) => chainNamespace === 'bip122'))
        const state = await wallet.readState?.(name)
        return state?.addresses.length ? { namespace: 'bip122', ...toChange(state, name) } : undefined
      },
    }),
    ...(wallet.disconnect && { disconnect: () => wallet.disconnect?.() ?? Promise.resolve() }),
    async switchNetwork(network) {
      const state = await wallet.switchNetwork(network)
      const name = nameOfNetwork(network)
      const { accounts } = toChange(state, name)
      // Some wallets confirm a switch and stay on their network. Compared by address, since not all report signet.
      const isOn = accounts.some(({ address }) => networkOfAddress(address, name) === name)
      if (state.otherNetwork !== undefined || !isOn)
        throw createChainsError('CHAIN_NOT_SUPPORTED', undefined, { prefix: 'bip122:switchNetwork' })
      return { accounts, chainId: referenceOf(network.caipNetworkId) }
    },
    listen({ change, disconnect }) {
      const emitChange = ({ addresses, network, otherNetwork }: Partial<BitcoinWalletState>): void => {
        if (addresses?.length === 0) return change({ accounts: [] })
        const changed: WalletChange = addresses
          ? // An address does not identify its network: testnet and signet share a format, forks may share Bitcoin's.
            toChange(
              { addresses, network, otherNetwork: otherNetwork ?? (network ? undefined : currentOther) },
              current,
            )
          : { chainId: network && bitcoinReference(network) }
        change(changed)
      }
      /** Number of the latest read, and of the latest finished read. */
      let [begun, ended] = [0, 0]
      const readAgain = (): void => {
        const own = ++begun
        wallet
          .readState?.()
          // On an error the state is kept.
          .catch(() => undefined)
          .then((state) => {
            // Drop the answer if the wallet has changed since.
            if (own !== begun) return
            ended = own
            if (state) emitChange(state)
          })
      }
      const stop = wallet.listen?.({
        changed(state) {
          if (state.addresses || !wallet.readState) emitChange(state)
          // The event has no data, or a running read may return the state before the event.
          if (!state.addresses || begun !== ended) readAgain()
        },
        disconnected() {
          ended = ++begun
          disconnect()
        },
      })
      return () => {
        begun++
        stop?.()
      }
    },
  }
}

function isServed(served: readonly BitcoinNetworkName[], network: CaipNetwork): boolean {
  const name = nameOfNetwork(network)
  return name !== undefined && served.includes(name)
}
