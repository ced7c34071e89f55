import { expect, test } from 'vitest'
import type { TypedData } from '../operations.ts'
import { typedDataProblem } from './typedDataProblem.ts'

const types = {
  Person: [
    { name: 'name', type: 'string' },
    { name: 'mother', type: 'Person' },
  ],
  Order: [
    { name: 'buyer', type: 'Person' },
    { name: 'items', type: 'string[]' },
    { name: 'pairs', type: 'uint256[2][]' },
    { name: 'guests', type: 'Person[]' },
    { name: 'note', type: 'bytes32' },
  ],
} as const

const message = {
  buyer: { name: 'Ann', mother: { name: 'Eve' } },
  items: ['apple'],
  pairs: [[1n, '2']],
  guests: [],
  note: '0x00',
}
const valid: TypedData = { domain: {}, types, primaryType: 'Order', message }

test.each<[string, Partial<TypedData>]>([
  ['without EIP712Domain', {}],
  ['with EIP712Domain', { types: { ...types, EIP712Domain: [{ name: 'name', type: 'string' }] } }],
  ['with further fields', { message: { ...message, further: 1 } }],
  ['with further types', { types: { ...types, Unused: [{ name: 'a', type: 'Missing' }] } }],
  ['without a struct', { message: { ...message, buyer: undefined } }],
  ['with null in place of a struct', { message: { ...message, buyer: null } }],
  ['with null in place of a value', { message: { ...message, note: null } }],
  ['with values of the wrong length', { message: { ...message, pairs: [[1, 2, 3]] } }],
  ['of the domain alone', { primaryType: 'EIP712Domain', message: {} }],
  ['with a type that is short for another', { types: { Order: [{ name: 'note', type: 'uint' }] } }],
])('accepts typed data %s', (_, part) => {
  expect(typedDataProblem({ ...valid, ...part })).toBeUndefined()
})

test.each<[string, Partial<TypedData>, string]>([
  ['an unknown primaryType', { primaryType: 'Ordr' }, '"Ordr" of primaryType is not in types'],
  ['the name of a method', { primaryType: 'toString' }, '"toString" of primaryType is not in types'],
  [
    'a field of an unknown type',
    { types: { Order: [{ name: 'note', type: 'Text' }] } },
    '"Text" of Order.note is not in types',
  ],
  ['a missing value', { message: { ...message, note: undefined } }, 'message.note is missing'],
  ['no message', { message: {} }, 'message.items is not a list'],
  ['no list', { message: { ...message, items: 'apple' } }, 'message.items is not a list'],
  ['no list in a list', { message: { ...message, pairs: [1] } }, 'message.pairs[0] is not a list'],
  [
    'a missing value in a list of structs',
    { message: { ...message, guests: [{ name: 'Ann' }, {}] } },
    'message.guests[1].name is missing',
  ],
  [
    'a missing value in a struct',
    { message: { ...message, buyer: { name: 'Ann', mother: {} } } },
    'message.buyer.mother.name is missing',
  ],
])('throws for %s, and names the path', (_, part, problem) => {
  expect(typedDataProblem({ ...valid, ...part })).toBe(problem)
})
