import { describe, expect, test } from 'vitest'
import { identityOf, requestUrl, serviceUrl } from './rules.ts'

test.each([
  ['https://own.example', { projectId: undefined, endpoints: { kit: 'https://own.example' } }],
  ['https://own.example', { projectId: 'p', endpoints: { kit: 'https://own.example' } }],
  ['https://api.web3modal.org', { projectId: 'p', endpoints: { blockchain: 'https://b.example' } }],
  [undefined, { projectId: undefined, endpoints: { blockchain: 'https://b.example' } }],
  [undefined, { projectId: undefined, endpoints: undefined }],
] as const)('the URL of the service kit is %s for %j', (url, facts) =>
  expect(serviceUrl('kit', facts)).toBe(url),
)

describe('client identity', () => {
  const facts = { projectId: 'p', endpoints: undefined, namespaces: ['eip155', 'solana'], version: '1.2.3' }
  test.each([
    ['react-eip155,solana-1.2.3', 'foyer', {}],
    ['react-eip155-1.2.3', 'foyer', { namespaces: ['eip155'] }],
    ['react-universal-1.2.3', 'foyer', { namespaces: [] }],
    ['mine', 'own', { endpoints: { sdk: { type: 'own', version: 'mine' } } }],
  ])('version %s, type %s', (sv, st, given) => {
    expect(identityOf({ ...facts, ...given })).toEqual({ projectId: 'p', st, sv })
  })
})

describe('request URL', () => {
  const identity = { projectId: 'p', st: 'foyer', sv: 'v' }
  const identityQuery = 'projectId=p&st=foyer&sv=v'
  test.each([
    [
      `https://x.example/a?a=1&${identityQuery}`,
      { path: '/a', query: { a: '1', b: undefined, c: null, d: '' } },
    ],
    [`https://x.example/a?${identityQuery}`, { path: 'a' }],
    [`https://x.example/api/a?${identityQuery}`, { base: 'https://x.example/api/', path: '/a' }],
    [`https://x.example/a?k=1&k=2&${identityQuery}`, { path: '/a?k=1', query: { k: 2 } }],
    [`https://x.example/a?q=%26b%3D1&${identityQuery}`, { path: '/a', query: { q: '&b=1' } }],
    [`https://x.example/a?n=0&${identityQuery}`, { path: '/a', query: { n: 0 } }],
    ['https://x.example/a?st=foyer&sv=v', { path: '/a', identity: { ...identity, projectId: undefined } }],
    // An absolute URL as path cannot replace the base.
    [`https://x.example/https://evil.example/a?${identityQuery}`, { path: 'https://evil.example/a' }],
  ])('%s', (url, call) => {
    expect(requestUrl({ base: 'https://x.example', identity, ...call })).toBe(url)
  })
})
