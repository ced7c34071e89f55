import { expect, test } from 'vitest'
import { importTableCheck } from './importTable.ts'
import { complaintsOf } from './sample.ts'

const slice = 'packages/headless/src/swap'
const ui = 'packages/ui-radix/src'
// What the samples import: one file of every room.
const house = {
  'packages/headless/src/network/state.ts':
    'export const networkAtom: Atom<N> = atom(n)\nexport const pick = (c: C) => c.store.set(p, 1)\n' +
    'export const rawAtom: PrimitiveAtom<N> = atom(n)\nexport function familyOf(s: S) { return s.family }',
  [`${slice}/state.ts`]: 'export function setDraft(c: C) { c.store.set(draft, 1) }',
  'packages/headless/src/network/rules.ts': 'export const decide = () => 1',
  'packages/headless/src/network/actions/switchNetwork.ts': '',
  'packages/headless/src/backend/http.ts': '',
  'packages/headless/src/exports/actions.ts': "export { openModal } from '../modal/actions/openModal.ts'",
  'packages/headless/src/swap/hooks/useSwap.ts': '',
}

test.each([
  [`${slice}/rules.ts`, `import { isAddress } from '@foyer/chains'`],
  [`${slice}/rules.ts`, `import { createError } from '../errors.ts'`],
  [`${slice}/state.ts`, `import { load } from '@foyer/chains'`],
  [`${slice}/state.ts`, `import { useMemo } from 'react'`],
  [`${slice}/state.ts`, `import { switchNetwork } from '../network/actions/switchNetwork.ts'`],
  [`${slice}/state.ts`, `import { pick } from '../network/state.ts'`],
  [`${slice}/state.ts`, `import { rawAtom } from '../network/state.ts'`],
  [`${slice}/actions/swap.ts`, `import { pick } from '../../network/state.ts'`],
  [`${slice}/actions/swap.ts`, `import { useSwap } from '../hooks/useSwap.ts'`],
  [`${slice}/queries.ts`, `import { useQuery } from '@tanstack/react-query'`],
  [`${slice}/persist.ts`, `import { pick } from '../network/state.ts'`],
  [`${slice}/hooks/useSwap.ts`, `import { decide } from '../../network/rules.ts'`],
  [`${slice}/hooks/useSwap.ts`, `import { setDraft } from '../state.ts'`],
  [`${slice}/hooks/useSwap.ts`, `import { isAddress } from '@foyer/chains'`],
  [`${slice}/hooks/useSwap.ts`, `import { atom } from 'jotai/vanilla'`],
  [`${slice}/hooks/useSwap.ts`, `import { request } from '../../backend/http.ts'`],
  [`${ui}/primitives/Row/Row.tsx`, `import { useAccount } from '@foyer/headless'`],
  [`${ui}/primitives/Row/Row.tsx`, `import { Swap } from '../../views/Swap/Swap.tsx'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { swap } from '@foyer/headless/actions'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { createConfig } from '@foyer/headless'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { openModal } from '@foyer/headless'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { eip155 } from '@foyer/chains/eip155'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { formatUnits } from 'viem'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { atom } from 'jotai/vanilla'`],
  [`${ui}/views/Swap/parts/Quote.tsx`, `import { Fee } from '../../Send/parts/Fee.tsx'`],
  [`${ui}/views/shared/Fee.tsx`, `import { rate } from '../Send/parts/rate.ts'`],
  [`${ui}/views/Swap/Swap.tsx`, `export const load = () => fetch('/quote')`],
  [`${ui}/buttons/ConnectButton.tsx`, `import { openModal } from '@foyer/headless/actions'`],
])('%s must not: %s', (path, code) => {
  expect(
    complaintsOf(importTableCheck, { ...house, [path]: `${house[path as never] ?? ''}\n${code}` }),
  ).toHaveLength(1)
})

test.each([
  [`${slice}/rules.ts`, `import type { CaipNetwork } from '@foyer/chains'`],
  [`${slice}/rules.ts`, `import { decide } from '../network/rules.ts'`],
  [`${slice}/state.ts`, `import { networkAtom, familyOf } from '../network/state.ts'`],
  [`${slice}/actions/swap.ts`, `import { setDraft } from '../state.ts'`],
  [`${slice}/actions/swap.ts`, `import { switchNetwork } from '../../network/actions/switchNetwork.ts'`],
  [`${slice}/actions/swap.ts`, `import { load } from '@foyer/chains'`],
  ['packages/headless/src/config/createConfig.ts', `import { pick } from '../network/state.ts'`],
  [`${slice}/hooks/useSwap.ts`, `import { networkAtom } from '../../network/state.ts'`],
  [`${slice}/hooks/useSwap.ts`, `import { useMemo } from 'react'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { useSwap, isUserRejected, displayAmount } from '@foyer/headless'`],
  [`${ui}/views/Swap/Swap.tsx`, `import type { Quote } from '@foyer/headless/query'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { Row } from '../../primitives/Row/Row.tsx'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { Fee } from './parts/Fee.tsx'`],
  [`${ui}/views/Swap/Swap.tsx`, `import { DisconnectRow } from '../shared/DisconnectRow.tsx'`],
  [`${ui}/views/Swap/Swap.test.tsx`, `import { swap } from '@foyer/headless/actions'`],
])('%s may: %s', (path, code) => {
  expect(complaintsOf(importTableCheck, { ...house, [path]: code })).toEqual([])
})
