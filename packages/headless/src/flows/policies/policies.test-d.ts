import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { expectTypeOf, test } from 'vitest'
import type { Policy, WalletRequest } from '../../core/contracts/policies.ts'
import { useRequestReview } from '../../react/useRequestReview.ts'
import { createConfig } from '../../setup/createConfig.ts'
import { contractAllowList, spendLimit } from './optionalPolicies.ts'
import { allow, refuse, warn } from './rules.ts'

const required = { networks: [mainnet], adapters: [eip155()] } as const

test('policies are functions of the request and the facts', () => {
  createConfig({
    ...required,
    policies: [
      (request, { network, domain }) => {
        expectTypeOf(request).toEqualTypeOf<WalletRequest>()
        expectTypeOf(domain).toEqualTypeOf<string | undefined>()
        return network === undefined ? refuse('No network') : warn('Look twice')
      },
      contractAllowList(['eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48']),
      spendLimit({ caipNetworkId: 'eip155:1', max: 1n }),
      () => allow,
    ],
    defaultPolicies: { rawMessages: 'refuse', unlimitedApprovals: false },
  })
  // @ts-expect-error the answer is not a promise
  createConfig({ ...required, policies: [async () => allow] })
  // @ts-expect-error an answer is missing
  createConfig({ ...required, policies: [() => {}] })
  // @ts-expect-error no such policy
  createConfig({ ...required, defaultPolicies: { spendLimit: 'warn' } })
  // @ts-expect-error not a CAIP-10 address
  contractAllowList(['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'])
})

test('the type of a request narrows its content', () => {
  const policy: Policy = (request) => {
    if (request.type === 'transaction') expectTypeOf(request.calls[0]!.value).toEqualTypeOf<bigint>()
    if (request.type === 'message') expectTypeOf(request.isHash).toEqualTypeOf<boolean>()
    // @ts-expect-error only transactions have calls
    void request.calls
    return allow
  }
  void policy
  expectTypeOf<ReturnType<typeof useRequestReview>>().extract<undefined>().toEqualTypeOf<undefined>()
})
