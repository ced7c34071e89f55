import type { AccountType, CaipAddress, ChainNamespace, Eip1193Provider } from '@foyer/chains'
import type { BitcoinProvider } from '@foyer/chains/bip122'
import type { CosmosProvider } from '@foyer/chains/cosmos'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana as solanaNetwork } from '@foyer/chains/networks'
import type { PolkadotProvider } from '@foyer/chains/polkadot'
import { solana } from '@foyer/chains/solana'
import { describe, expectTypeOf, test } from 'vitest'
import type { Config } from '../core/types.ts'
import { createConfig } from '../setup/createConfig.ts'
import { getAccount, watchAccount } from '../wallet/state.ts'
import type { Connection, ConnectorInfo, GetAccountReturnType, RecentConnection } from '../wallet/types.ts'
import { createFoyerHooks } from './createFoyerHooks.ts'
import * as hooks from './hooks.ts'

declare const config: Config

describe('an account', () => {
  test('has a connector only while connected, and an address also while it is being confirmed', () => {
    const account = hooks.useAccount()
    if (account.isConnected) {
      expectTypeOf(account.address).toEqualTypeOf<string>()
      expectTypeOf(account.connector).toEqualTypeOf<ConnectorInfo>()
      expectTypeOf(account.caipAddress).toEqualTypeOf<CaipAddress>()
      expectTypeOf(account.status).toEqualTypeOf<'connected' | 'connecting'>()
    } else {
      expectTypeOf(account.address).toEqualTypeOf<string | undefined>()
      expectTypeOf(account.connector).toEqualTypeOf<undefined>()
      if (account.status !== 'reconnecting') expectTypeOf(account.address).toEqualTypeOf<undefined>()
      expectTypeOf(account.status).toEqualTypeOf<'disconnected' | 'connecting' | 'reconnecting'>()
    }
  })

  test('an account of eip155 has an address of the type of viem', () => {
    const account = hooks.useAccount({ namespace: 'eip155' })
    expectTypeOf(account.address).toEqualTypeOf<`0x${string}` | undefined>()
    if (account.isConnected) expectTypeOf(account.connector).toEqualTypeOf<ConnectorInfo>()
    expectTypeOf(hooks.useAccount({ namespace: 'solana' })).toEqualTypeOf<GetAccountReturnType>()
    const namespace: ChainNamespace | undefined = hooks.useAccount().namespace
    expectTypeOf(hooks.useAccount({ namespace })).toEqualTypeOf<GetAccountReturnType>()
  })

  test('the account and the provider of a config with EVM networks alone have the types of eip155', () => {
    type Evm = `0x${string}` | undefined
    const evm = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })
    expectTypeOf(hooks.useAccount({ config: evm }).address).toEqualTypeOf<Evm>()
    expectTypeOf(createFoyerHooks(evm).useAccount().address).toEqualTypeOf<Evm>()
    expectTypeOf(getAccount(evm).address).toEqualTypeOf<Evm>()
    watchAccount(evm, { onChange: ({ address }) => expectTypeOf(address).toEqualTypeOf<Evm>() })
    expectTypeOf(hooks.useProvider({ config: evm })).toEqualTypeOf<Eip1193Provider | undefined>()
    expectTypeOf(createFoyerHooks(evm).useProvider()).toEqualTypeOf<Eip1193Provider | undefined>()
    expectTypeOf(getAccount(evm, { namespace: 'solana' })).toEqualTypeOf<GetAccountReturnType>()

    const both = createConfig({ networks: [mainnet, solanaNetwork], adapters: [eip155(), solana()] })
    expectTypeOf(hooks.useAccount({ config: both })).toEqualTypeOf<GetAccountReturnType>()
    expectTypeOf(createFoyerHooks(both).useAccount()).toEqualTypeOf<GetAccountReturnType>()
    expectTypeOf(hooks.useProvider({ config: both })).toEqualTypeOf<unknown>()
    expectTypeOf(getAccount(both)).toEqualTypeOf<GetAccountReturnType>()
    expectTypeOf(getAccount(both, { namespace: 'eip155' }).address).toEqualTypeOf<Evm>()
  })

  test('the provider of eip155 has its type, that of another or unknown namespace is unknown', () => {
    expectTypeOf(hooks.useProvider({ namespace: 'eip155' })).toEqualTypeOf<Eip1193Provider | undefined>()
    expectTypeOf(hooks.useProvider({ namespace: 'eip155', isRaw: true })).toEqualTypeOf<
      Eip1193Provider | undefined
    >()
    expectTypeOf(hooks.useProvider({ namespace: 'polkadot' })).toEqualTypeOf<PolkadotProvider | undefined>()
    expectTypeOf(hooks.useProvider({ namespace: 'cosmos' })).toEqualTypeOf<CosmosProvider | undefined>()
    expectTypeOf(hooks.useProvider({ namespace: 'bip122' })).toEqualTypeOf<BitcoinProvider | undefined>()
    expectTypeOf(hooks.useProvider({ namespace: 'solana' })).toEqualTypeOf<unknown>()
    expectTypeOf(hooks.useProvider()).toEqualTypeOf<unknown>()
    const namespace: ChainNamespace | undefined = hooks.useAccount().namespace
    expectTypeOf(hooks.useProvider({ namespace })).toEqualTypeOf<unknown>()
  })

  test('is the same for the hook, the action and the watcher', () => {
    expectTypeOf(hooks.useAccount()).toEqualTypeOf<GetAccountReturnType>()
    expectTypeOf(getAccount(config)).toEqualTypeOf<GetAccountReturnType>()
    watchAccount(config, {
      onChange: (account) => expectTypeOf(account).toEqualTypeOf<GetAccountReturnType>(),
    })
  })
})

describe('namespaces', () => {
  test('are those of the chains package', () => {
    expectTypeOf(hooks.useAccount().namespace).toEqualTypeOf<ChainNamespace>()
    hooks.useAccount({ namespace: 'cosmos' })
    // @ts-expect-error no such namespace
    hooks.useAccount({ namespace: 'evm' })
    // @ts-expect-error no such namespace
    hooks.useConnectors({ namespace: 'evm' })
    // @ts-expect-error no such namespace
    getAccount(config, { namespace: 'evm' })
  })
})

describe('lists', () => {
  test('connectors, connections and recent connections', () => {
    expectTypeOf(hooks.useConnectors()).toEqualTypeOf<readonly ConnectorInfo[]>()
    expectTypeOf(hooks.useConnections()).toEqualTypeOf<readonly Connection[]>()
    expectTypeOf<RecentConnection['connectorId']>().toEqualTypeOf<string>()
  })

  test('an item of a list can be given to connect and disconnect', () => {
    const [connector] = hooks.useConnectors()
    if (connector) hooks.useConnect().connect({ connector })
    if (connector) hooks.useDisconnect().disconnect({ connector })
  })

  test('account types', () => {
    const { accounts, accountType, setAccountType } = hooks.useAccountType()
    expectTypeOf(accountType).toEqualTypeOf<AccountType | undefined>()
    for (const { type } of accounts) setAccountType(type)
    // @ts-expect-error no such type
    setAccountType('nothing')
  })
})
