import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { viewChunks } from './views.ts'

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_form.js': { file: 'form.js', imports: ['_shared.js', '_form.js'] },
  '../../packages/ui-radix/dist/views/Swap/Swap.js': {
    src: '../../packages/ui-radix/dist/views/Swap/Swap.js',
    file: 'Swap.js',
    isDynamicEntry: true,
    imports: ['_form.js', '_shared.js'],
  },
  '../../packages/ui-radix/dist/views/Send/Send.js': {
    src: '../../packages/ui-radix/dist/views/Send/Send.js',
    file: 'Send.js',
    isDynamicEntry: true,
    imports: ['_form.js'],
  },
  '../../packages/ui-radix/dist/views/Swap/parts/Quote.js': {
    src: '../../packages/ui-radix/dist/views/Swap/parts/Quote.js',
    file: 'Quote.js',
    isDynamicEntry: true,
  },
}

test('a view costs its chunk and what it imports, without what is loaded already; what others load too is told', () => {
  expect(viewChunks(manifest, new Set(['index.js', 'shared.js']))).toEqual([
    { route: 'Swap', files: ['Swap.js', 'form.js'], shared: ['form.js'] },
    { route: 'Send', files: ['Send.js', 'form.js'], shared: ['form.js'] },
  ])
})
