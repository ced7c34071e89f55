import type { CreateConnectorFn } from '@wagmi/core'
import { expectTypeOf, test } from 'vitest'
import type { FollowingProvider } from '../eip155/toEip1193Provider.ts'
import type { foyerConnector } from './foyerConnector.ts'

test('foyerConnector is a connector for the createConfig of wagmi', () => {
  expectTypeOf<ReturnType<typeof foyerConnector>>().toExtend<CreateConnectorFn<FollowingProvider>>()
  expectTypeOf<ReturnType<typeof foyerConnector>>().toExtend<CreateConnectorFn>()
})
