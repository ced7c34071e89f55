import type { Eip1193Provider } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { describe, expectTypeOf, test } from 'vitest'
import type { Config } from '../core/types.ts'
import type { TokenBalances } from '../data/tokens/types.ts'
import { createConfig } from '../setup/createConfig.ts'
import { createFoyerHooks, type FoyerHooks } from './createFoyerHooks.ts'
import * as hooks from './hooks.ts'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })
const bound = createFoyerHooks(config)

test('every public hook is bound', () => {
  expectTypeOf<keyof FoyerHooks<Config>>().toEqualTypeOf<keyof typeof hooks>()
})

test('the hooks have their config, and accept no other', () => {
  expectTypeOf(bound.useConfig()).toEqualTypeOf(config)
  // @ts-expect-error the hooks have their config
  bound.useAccount({ config })
  // @ts-expect-error the hooks have their config
  bound.useConnect({ config })
  // @ts-expect-error the hooks have their config
  bound.useTokenBalances({ config })
})

describe('parameters', () => {
  test('stay optional or required', () => {
    bound.useAccount()
    bound.useAccount({ namespace: 'eip155' })
    bound.useOnrampUrl({ provider: 'meld' })
    // @ts-expect-error the provider is required
    bound.useOnrampUrl()
    // @ts-expect-error the network is required
    bound.useTransactionStatus({ hash: '0x' })
  })

  test('before the config keep their position', () => {
    bound.useEvents((event) => expectTypeOf(event.event).toExtend<string>())
    bound.usePlatforms()
    // @ts-expect-error the wallet is the first argument
    bound.useInstalledConnector()
    // @ts-expect-error the callback is the first argument
    bound.useEvents()
  })

  test('mutation options have the type of the data', () => {
    bound.useSignMessage({
      mutation: { onSuccess: (signature) => expectTypeOf(signature).toEqualTypeOf<string>() },
    })
  })
})

test('types that depend on the arguments are inferred', () => {
  expectTypeOf(bound.useAccount({ namespace: 'eip155' }).address).toEqualTypeOf<`0x${string}` | undefined>()
  expectTypeOf(bound.useProvider({ namespace: 'eip155' })).toEqualTypeOf<Eip1193Provider | undefined>()
  expectTypeOf(bound.useRouteData('RegisterAccountNameSuccess')).toEqualTypeOf<
    { readonly name: string } | undefined
  >()
  expectTypeOf(bound.useTokenBalances().data).toEqualTypeOf<TokenBalances | undefined>()
  expectTypeOf(bound.useTokenBalances({ select: ({ tokens }) => tokens.length }).data).toEqualTypeOf<
    number | undefined
  >()
  expectTypeOf(bound.useModalCode(async () => ({ View: 1 }))).toEqualTypeOf<{ View: number } | undefined>()
  expectTypeOf(bound.useOperation('eip155', 'signMessage')).toEqualTypeOf(
    hooks.useOperation('eip155', 'signMessage'),
  )
  // @ts-expect-error no such operation
  bound.useOperation('eip155', 'nothing')
  // @ts-expect-error no such route
  bound.useRouteData('Nowhere')
})
