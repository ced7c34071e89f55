import { expectTypeOf, test } from 'vitest'
import { eip155 } from './exports/eip155.ts'
import {
  loadOperation,
  runOperation,
  type ChainAdapter,
  type CreateConnector,
  type Operation,
} from './exports/index.ts'
import { mainnet } from './exports/networks.ts'

const adapter = eip155()
const context = { network: mainnet, provider: undefined }

test('the type of an adapter has its namespace', () => {
  expectTypeOf(adapter.namespace).toEqualTypeOf<'eip155'>()
  expectTypeOf(adapter).toExtend<ChainAdapter>()
})

test('an operation is typed by its name', () => {
  expectTypeOf(loadOperation(adapter, 'estimateGas')).resolves.toEqualTypeOf<Operation<'estimateGas'>>()
  expectTypeOf(
    runOperation(adapter, 'estimateGas', { ...context, parameters: { address: '', to: '' } }),
  ).resolves.toEqualTypeOf<bigint>()
  expectTypeOf(
    runOperation(adapter, 'waitForTransaction', { ...context, parameters: { hash: '' } }),
  ).resolves.toEqualTypeOf<'confirmed' | 'reverted' | 'replaced' | 'expired' | 'pending' | 'unclear'>()
  // @ts-expect-error a message is missing
  void runOperation(adapter, 'signMessage', { ...context, parameters: { address: '' } })
  // @ts-expect-error no operation of this name
  void loadOperation(adapter, 'makeCoffee')
})

test('options of adapters and operations are type-checked', () => {
  expectTypeOf(eip155).parameter(0).toExtend<object | undefined>()
  // @ts-expect-error an operation returns a promise
  eip155({ operations: { signMessage: async () => () => 'x' } })
  // @ts-expect-error transports are for EVM networks
  eip155({ transports: { 'solana:x': undefined } })
})

test('connectors are made by functions', () => {
  expectTypeOf<ReturnType<CreateConnector>['connect']>().returns.resolves.toExtend<
    readonly { readonly chainId: string | undefined }[]
  >()
})
