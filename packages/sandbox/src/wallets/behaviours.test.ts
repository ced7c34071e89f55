import { expect, test } from 'vitest'
import type { WalletBehaviour } from './behaviours.ts'
import { createNamespaceOwner } from './namespaceOwner.ts'
import { createOwner } from './owner.ts'
import { createConsent } from './walletConnect/consent.ts'

const known = ['approve', 'reject', 'slow', 'locked', 'crash', 'silent'] as const
const unknown = 'rejct' as WalletBehaviour
const message = 'Unknown behaviour: rejct. Behaviours are approve, reject, slow, locked, crash, silent'

const rejection = (): unknown => new TypeError('rejected')
const wallets = {
  'a wallet of Ethereum': (behaviour?: WalletBehaviour) => createOwner({ behaviour }, () => false),
  'a wallet of another namespace': (behaviour?: WalletBehaviour) =>
    createNamespaceOwner('test.fern', { behaviour }, rejection),
  'a wallet over WalletConnect': (behaviour?: WalletBehaviour) => createConsent({ behaviour }),
}

test.each(Object.entries(wallets))(
  '%s throws for an unknown behaviour, and names the known ones',
  (_, create) => {
    expect(() => create(unknown)).toThrow(message)
    expect(() => create().setBehaviour(unknown)).toThrow(message)
    for (const behaviour of known) expect(() => create(behaviour).setBehaviour(behaviour)).not.toThrow()
  },
)

test('an unknown behaviour changes nothing', async () => {
  const owner = createOwner({ behaviour: 'reject' }, () => false)
  expect(() => owner.setBehaviour(unknown)).toThrow(message)
  expect(owner.decide('personal_sign')).toBe('reject')
})

test('behaviours of methods are checked, and the error names the method', () => {
  const behaviours = { personal_sign: 'reject', eth_sendTransaction: unknown } as never
  const names = 'approve, reject, slow, crash, silent, unsupported'
  const text = `Unknown behaviour of eth_sendTransaction: rejct. Behaviours are ${names}`
  expect(() => createOwner({ behaviours }, () => false)).toThrow(text)
  expect(() => createOwner({}, () => false).setBehaviours(behaviours)).toThrow(text)
  expect(() => createConsent({ behaviours })).toThrow(`${text}, locked`)
  expect(() => createConsent({}).setBehaviour(behaviours)).toThrow(`${text}, locked`)
})

test('only a session locks single methods', () => {
  const behaviours = { personal_sign: 'locked' } as const
  expect(() => createConsent({ behaviours })).not.toThrow()
  expect(() => createOwner({ behaviours: behaviours as never }, () => false)).toThrow('personal_sign')
})
