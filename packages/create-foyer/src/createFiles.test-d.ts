import type { ChainNamespace } from '@foyer/chains'
import { expectTypeOf, test } from 'vitest'
import { createFiles } from './createFiles.ts'
import type { Namespace } from './options/namespaces.ts'
import { type Arguments, type CreateOptions, parseArguments } from './options/options.ts'

const options: CreateOptions = {
  name: 'shop',
  framework: 'next',
  namespaces: ['eip155', 'solana'],
  walletConnect: true,
  tailwind: false,
  ui: 'hooks',
}

test('an app can be created with every namespace of the library', () => {
  expectTypeOf<Namespace>().toEqualTypeOf<ChainNamespace>()
})

test('files are texts by path', () => {
  expectTypeOf(createFiles(options, {})).toEqualTypeOf<Record<string, string>>()
  // @ts-expect-error no such framework
  createFiles({ ...options, framework: 'remix' }, {})
  // @ts-expect-error no such UI
  createFiles({ ...options, ui: 'drawer' }, {})
  // @ts-expect-error no supported CAIP-2 namespace
  createFiles({ ...options, namespaces: ['ethereum'] }, {})
})

test('the command line has partial options, without the name', () => {
  expectTypeOf(parseArguments).parameter(0).toEqualTypeOf<readonly string[]>()
  expectTypeOf(parseArguments([])).toEqualTypeOf<Arguments>()
  expectTypeOf<Arguments['given']['framework']>().toEqualTypeOf<'vite' | 'next' | undefined>()
  expectTypeOf<Arguments['given']>().not.toHaveProperty('name')
})
