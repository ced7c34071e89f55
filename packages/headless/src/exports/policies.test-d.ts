import type { CaipAddress } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { expectTypeOf, test } from 'vitest'
import { createConfig } from './index.ts'
import {
  allow,
  type DefaultPolicies,
  type Policy,
  type PolicyAnswer,
  refuse,
  unlimitedApprovals,
  warn,
  type WalletRequest,
} from './policies.ts'

test('allow, warn and refuse create the answers of a policy', () => {
  expectTypeOf(allow).toEqualTypeOf<PolicyAnswer>()
  expectTypeOf(warn).toEqualTypeOf<(text: string) => PolicyAnswer>()
  expectTypeOf(refuse).toEqualTypeOf<(reason: string) => PolicyAnswer>()
  expectTypeOf<PolicyAnswer['type']>().toEqualTypeOf<'allow' | 'warn' | 'refuse'>()
  // @ts-expect-error a refusal has a reason
  refuse()
})

test('the type of a request narrows its content', () => {
  const policy: Policy = (request, { knownAddresses, domain }) => {
    expectTypeOf(request).toEqualTypeOf<WalletRequest>()
    expectTypeOf(knownAddresses).toEqualTypeOf<readonly string[] | undefined>()
    expectTypeOf(domain).toEqualTypeOf<string | undefined>()
    expectTypeOf(request.account).toEqualTypeOf<CaipAddress | undefined>()
    if (request.type === 'transaction') expectTypeOf(request.type).toEqualTypeOf<'transaction'>()
    // @ts-expect-error no request is of this type
    if (request.type === 'dance') return refuse('no')
    return allow
  }
  expectTypeOf(policy).toEqualTypeOf<Policy>()
  expectTypeOf(unlimitedApprovals({ answer: 'refuse' })).toEqualTypeOf<Policy>()
})

test('createConfig accepts policies, and settings of built-in policies by name', () => {
  createConfig({
    networks: [mainnet],
    adapters: [eip155()],
    policies: [() => warn('Look twice')],
    defaultPolicies: { rawMessages: false, signInDomain: 'refuse' },
  })
  expectTypeOf<DefaultPolicies['rawMessages']>().toEqualTypeOf<false | 'warn' | 'refuse' | undefined>()
  // @ts-expect-error no built-in policy has this name
  createConfig({ networks: [mainnet], adapters: [eip155()], defaultPolicies: { gas: 'warn' } })
  // @ts-expect-error a policy returns an answer
  createConfig({ networks: [mainnet], adapters: [eip155()], policies: [() => true] })
})
