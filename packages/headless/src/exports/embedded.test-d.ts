import type { Connector } from '@foyer/chains'
import { expectTypeOf, test } from 'vitest'
import { type EmbeddedConnector, type EmbeddedWallet, embeddedWallet } from './embedded.ts'

test('the embedded wallet is a connector for createConfig, with its own actions', () => {
  expectTypeOf(embeddedWallet).returns.not.toBeAny()
  expectTypeOf<EmbeddedConnector>().toExtend<Connector>()
  expectTypeOf<EmbeddedConnector['embedded']>().toEqualTypeOf<EmbeddedWallet>()
  expectTypeOf<Connector>().not.toExtend<EmbeddedConnector>()
})

test('embeddedWallet rejects unknown options', () => {
  // @ts-expect-error not an option
  embeddedWallet({ colour: 'red' })
})
