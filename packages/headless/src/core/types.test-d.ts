import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana } from '@foyer/chains/networks'
import { describe, expectTypeOf, test } from 'vitest'
import { chooseNetwork } from '../modal/chooseNetwork.ts'
import { pushView } from '../modal/navigation.ts'
import { openModal } from '../modal/openModal.ts'
import { createFoyerHooks } from '../react/createFoyerHooks.ts'
import { useAccount } from '../react/useAccount.ts'
import { useRouteData } from '../react/useModalRouter.ts'
import { createConfig } from '../setup/createConfig.ts'
import type { ConnectParameters } from '../wallet/connect.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import type { CaipNetworkIdOf, Config } from './types.ts'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

describe('createConfig', () => {
  test('infers the type of its networks', () => {
    expectTypeOf<CaipNetworkIdOf<typeof config>>().toEqualTypeOf<'eip155:1' | 'eip155:137'>()
    expectTypeOf(config).toExtend<Config>()
  })

  test('rejects a network whose namespace has no adapter', () => {
    // @ts-expect-error there is no adapter for solana
    createConfig({ networks: [mainnet, solana], adapters: [eip155()] })
    createConfig({ networks: [mainnet, solana], adapters: [] })
    createConfig({ networks: [mainnet, solana] })
  })

  test('requires a network', () => {
    // @ts-expect-error without networks
    createConfig({ networks: [] })
  })
})

test('actions accept ids of configured networks only', () => {
  switchNetwork(config, { caipNetworkId: 'eip155:137' })
  chooseNetwork(config, { caipNetworkId: 'eip155:1' })
  // @ts-expect-error not configured
  switchNetwork(config, { caipNetworkId: 'eip155:10' })
  // @ts-expect-error not configured
  chooseNetwork(config, { caipNetworkId: 'eip155:10' })
  expectTypeOf<ConnectParameters<typeof config>['caipNetworkId']>().toEqualTypeOf<
    'eip155:1' | 'eip155:137' | undefined
  >()
  // The type `Config` without networks accepts every id.
  switchNetwork(config as Config, { caipNetworkId: 'eip155:10' })
})

test('hooks of one config accept its networks only', () => {
  const hooks = createFoyerHooks(config)
  const { switchNetwork: go } = hooks.useSwitchNetwork()
  go({ caipNetworkId: 'eip155:137' })
  // @ts-expect-error not configured
  go({ caipNetworkId: 'eip155:10' })
  expectTypeOf(hooks.useConfig()).toEqualTypeOf(config)
  // @ts-expect-error these hooks take no config
  hooks.useAccount({ config })
})

test('data of a route is typed', () => {
  pushView(config, 'Networks')
  pushView(config, 'SwitchNetwork', { network: mainnet })
  openModal(config, { view: 'SwitchNetwork', data: { network: mainnet } })
  // @ts-expect-error the route requires data
  pushView(config, 'SwitchNetwork')
  // @ts-expect-error data of another route
  pushView(config, 'SwitchNetwork', { email: 'x' })
  // @ts-expect-error no such route
  pushView(config, 'Nowhere')
  expectTypeOf(useRouteData('RegisterAccountNameSuccess')).toEqualTypeOf<
    { readonly name: string } | undefined
  >()
})

test('isConnected narrows the type of an account', () => {
  const account = useAccount()
  if (account.isConnected) expectTypeOf(account.address).toEqualTypeOf<string>()
  else expectTypeOf(account.connector).toEqualTypeOf<undefined>()
})
