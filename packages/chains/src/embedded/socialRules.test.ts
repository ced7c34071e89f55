import { describe, expect, test } from 'vitest'
import { readPopupMessage, readReturn, returnUrl, withReturnUrl } from './socialRules.ts'

const from = { isFromSite: true, isFromWindow: true }

describe('meaning of a message for a social login', () => {
  test.each([
    [{ resultUri: '?auth=1' }, from, { kind: 'result', uri: '?auth=1' }],
    [{ resultUri: '?auth=1' }, { ...from, isFromSite: false }, { kind: 'foreign' }],
    [{ resultUri: '?auth=1' }, { isFromSite: false, isFromWindow: false }, { kind: 'none' }],
    // From the secure site, but not from the popup.
    [{ resultUri: '?auth=1' }, { ...from, isFromWindow: false }, { kind: 'none' }],
    [{ resultUri: '' }, from, { kind: 'none' }],
    [{ resultUri: 7 }, from, { kind: 'none' }],
    [{ resultUri: { toString: () => '?auth=1' } }, from, { kind: 'none' }],
    [{ resultUri: 'a'.repeat(20_000) }, from, { kind: 'none' }],
    ['?auth=1', from, { kind: 'none' }],
    [null, from, { kind: 'none' }],
    [undefined, from, { kind: 'none' }],
    [{ type: '@w3m-frame/READY' }, { ...from, isFromSite: false }, { kind: 'none' }],
    [{ resultUri: '?error=access+denied' }, from, { kind: 'refused', message: 'access denied' }],
    [{ resultUri: 'error=No%20way&state=1' }, from, { kind: 'refused', message: 'No way' }],
    [{ resultUri: '?error=%E0%A4%A' }, from, { kind: 'refused', message: '%E0%A4%A' }],
    [{ resultUri: '?error=' }, from, { kind: 'refused', message: '' }],
    [{ resultUri: '?error=a%E2%80%AEb%0A' }, from, { kind: 'refused', message: 'ab' }],
    [{ resultUri: `?error=${'x'.repeat(999)}` }, from, { kind: 'refused', message: 'x'.repeat(200) }],
    [{ resultUri: '?noerror=1' }, from, { kind: 'result', uri: '?noerror=1' }],
  ])('%j from %j is %j', (data, where, expected) => {
    expect(readPopupMessage({ ...where, data })).toEqual(expected)
  })
})

describe('return URL of a social login in place of the page', () => {
  const page = 'https://app.example/a?b=c#d'
  const back = `abc--${encodeURIComponent(page)}`

  test("is added to the state of the provider's URL", () => {
    const uri = withReturnUrl('https://accounts.example/authorize?state=abc&scope=email', page)
    expect(new URL(uri ?? '').searchParams.get('state')).toBe(back)
    expect(new URL(uri ?? '').searchParams.get('scope')).toBe('email')
  })

  test("is added to the provider's URL in a parameter of another URL", () => {
    const nested = encodeURIComponent('https://accounts.example/authorize?state=abc')
    const uri = withReturnUrl(`https://auth.magic.link/v1?provider_authorization_url=${nested}&x=1`, page)
    const inner = new URL(new URL(uri ?? '').searchParams.get('provider_authorization_url') ?? '')
    expect(inner.searchParams.get('state')).toBe(back)
  })

  test.each([
    'https://accounts.example/authorize',
    'https://auth.magic.link/v1?state=abc',
    'https://auth.magic.link/v1?provider_authorization_url=nonsense',
  ])('is not added to %s', (uri) => {
    expect(withReturnUrl(uri, page)).toBeUndefined()
  })

  test('has the nonce of the login, and no result of an earlier login', () => {
    expect(returnUrl('https://app.example/a?x=1&result_uri=old&foyer_login=old#top', 'n0nce')).toBe(
      'https://app.example/a?x=1&foyer_login=n0nce#top',
    )
  })

  test('is read for the result, and loses result and nonce', () => {
    const back = 'https://app.example/a?x=1&foyer_login=n0nce&result_uri=%3Fauth%3D1#top'
    expect(readReturn(back, 'n0nce')).toEqual({ uri: '?auth=1', cleanUrl: 'https://app.example/a?x=1#top' })
  })

  test.each([
    ['no result', 'https://app.example/a?foyer_login=n0nce'],
    ['an empty result', 'https://app.example/a?foyer_login=n0nce&result_uri='],
    ['no nonce', 'https://app.example/a?result_uri=%3Fauth%3D1'],
    ['another nonce', 'https://app.example/a?foyer_login=other&result_uri=%3Fauth%3D1'],
    [
      'a result of 20,000 characters',
      `https://app.example/a?foyer_login=n0nce&result_uri=${'a'.repeat(20_000)}`,
    ],
  ])('with %s has no result', (_, url) => {
    expect(readReturn(url, 'n0nce')).toBeUndefined()
  })
})
