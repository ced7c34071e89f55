import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createLoginStorage } from './loginStorage.ts'

const setup = () => {
  const storage = createMemoryStorage()
  return {
    loginStorage: createLoginStorage(storage),
    stored: () => Object.fromEntries(storage.entries),
    storage,
  }
}

describe('stored login', () => {
  test('sending a one-time code stores the time in milliseconds [S3.94]', () => {
    const { loginStorage, stored } = setup()
    expect(loginStorage.sentAt()).toBeUndefined()
    loginStorage.noteSent(1_700_000_000_123)
    expect(stored()).toEqual({ '@foyer-wallet/LAST_EMAIL_LOGIN_TIME': '1700000000123' })
    expect(loginStorage.sentAt()).toBe(1_700_000_000_123)
  })

  test('a login stores a flag, email and chain, and removes the one-time code’s time [S3.93, S3.95, S3.96]', () => {
    const { loginStorage, stored } = setup()
    expect([loginStorage.isUsed(), loginStorage.email(), loginStorage.chain()]).toEqual([
      false,
      undefined,
      undefined,
    ])
    loginStorage.noteSent(1)
    loginStorage.noteLogin({ email: 'mira@example.com', chainId: 137 })
    expect(stored()).toEqual({
      '@foyer-wallet/EMAIL_LOGIN_USED_KEY': 'true',
      '@foyer-wallet/EMAIL': 'mira@example.com',
      '@foyer-wallet/LAST_USED_CHAIN_KEY': '137',
    })
    expect([loginStorage.isUsed(), loginStorage.email(), loginStorage.chain()]).toEqual([
      true,
      'mira@example.com',
      '137',
    ])
  })

  test('the last chain and email replace earlier ones [S3.95, S3.96]', () => {
    const { loginStorage } = setup()
    loginStorage.noteLogin({ email: 'mira@example.com', chainId: 1 })
    loginStorage.noteChain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    loginStorage.noteEmail('noor@example.com')
    expect(loginStorage.chain()).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(loginStorage.email()).toBe('noor@example.com')
  })

  test.each([[null], [undefined], ['']])(
    'a user without an email (%j) keeps the stored email [S3.96]',
    (email) => {
      const { loginStorage } = setup()
      loginStorage.noteLogin({ email: 'mira@example.com', chainId: 1 })
      loginStorage.noteLogin({ email, chainId: 1 })
      expect(loginStorage.email()).toBe('mira@example.com')
    },
  )

  test("a social login stores provider and user name, and removes another user's email [S3.99]", () => {
    const { loginStorage, stored } = setup()
    loginStorage.noteLogin({ email: 'mira@example.com', chainId: 1 })
    loginStorage.noteSocial('discord', 'noor0')
    expect([loginStorage.username(), loginStorage.social(), loginStorage.email()]).toEqual([
      'noor0',
      'discord',
      undefined,
    ])
    expect(stored()).toMatchObject({
      '@foyer-wallet/SOCIAL_USERNAME': 'noor0',
      '@foyer/connected_social': 'discord',
    })
    loginStorage.noteSocial('x', null)
    expect([loginStorage.username(), loginStorage.social()]).toEqual([undefined, 'x'])
  })

  test('networks with smart accounts are stored as a list of numbers, or an empty text [S3.98]', () => {
    const { loginStorage, stored, storage } = setup()
    expect(loginStorage.smartNetworks()).toEqual([])
    loginStorage.noteSmartNetworks([1, 137])
    expect(stored()).toEqual({ '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '1,137' })
    expect(loginStorage.smartNetworks()).toEqual([1, 137])
    loginStorage.noteSmartNetworks([])
    expect(loginStorage.smartNetworks()).toEqual([])
    storage.setItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '1,nonsense,10')
    expect(loginStorage.smartNetworks()).toEqual([1, 10])
  })

  test('logout removes everything except the networks with smart accounts [S4.21]', () => {
    const { loginStorage, stored } = setup()
    loginStorage.noteSmartNetworks([1])
    loginStorage.noteLogin({ email: 'mira@example.com', chainId: 1 })
    loginStorage.noteSocial('google', 'mira')
    loginStorage.forget()
    expect(stored()).toEqual({ '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '1' })
  })

  test('a stored value other than a social login is ignored [S5.3]', () => {
    const { loginStorage, storage } = setup()
    storage.setItem('@foyer/connected_social', 'myspace')
    storage.setItem('@foyer/social_provider', '')
    expect([loginStorage.social(), loginStorage.awaited(0)]).toEqual([undefined, undefined])
  })
})

describe('recent emails', () => {
  const KEY = '@foyer-wallet/RECENT_EMAILS'

  test('the last three are stored, newest first, each once in any case, and stay after a logout', () => {
    const { loginStorage, stored } = setup()
    for (const name of ['ann', 'bo', 'cy', 'ANN', 'dee']) loginStorage.noteRecentEmail(`${name}@example.com`)
    const emails = ['dee@example.com', 'ANN@example.com', 'cy@example.com']
    expect(loginStorage.recentEmails()).toEqual(emails)
    loginStorage.forget()
    expect(stored()).toEqual({ [KEY]: JSON.stringify(emails) })
  })

  test('one is removed, or all, and nothing is stored without one', () => {
    const { loginStorage, stored } = setup()
    loginStorage.noteRecentEmail('ann@example.com')
    loginStorage.noteRecentEmail('bo@example.com')
    loginStorage.forgetRecentEmails('BO@example.com')
    expect(loginStorage.recentEmails()).toEqual(['ann@example.com'])
    loginStorage.forgetRecentEmails('ann@example.com')
    expect(stored()).toEqual({})
    loginStorage.noteRecentEmail('ann@example.com')
    loginStorage.noteRecentEmail('bo@example.com')
    loginStorage.forgetRecentEmails()
    expect(stored()).toEqual({})
  })

  test('with rememberEmails off there are none, and a login, also a restored one, removes stored ones', () => {
    const { loginStorage, stored, storage } = setup()
    loginStorage.noteRecentEmail('ann@example.com')
    const forgetful = createLoginStorage(storage, { rememberEmails: false })
    expect(forgetful.recentEmails()).toEqual([])
    forgetful.noteRecentEmail('bo@example.com')
    expect(stored()).toEqual({ [KEY]: '["ann@example.com"]' })
    forgetful.noteLogin({ email: 'ann@example.com', chainId: 1 })
    expect(storage.getItem(KEY)).toBeNull()
  })

  test.each([
    ['no JSON', 'nonsense', []],
    ['no list', '{"0":"ann@example.com"}', []],
    ['other values', '[1,null,"ann","ann@example.com"]', ['ann@example.com']],
    ['too many', '["a@x.io","b@x.io","c@x.io","d@x.io"]', ['a@x.io', 'b@x.io', 'c@x.io']],
  ])('a stored value with %s is read as far as it is valid', (_, value, emails) => {
    const { loginStorage, storage } = setup()
    storage.setItem(KEY, value)
    expect(loginStorage.recentEmails()).toEqual(emails)
  })
})

describe('a social login in place of the page', () => {
  const login = { provider: 'google', nonce: 'n0nce' } as const

  test('is awaited for 10 minutes', () => {
    const { loginStorage } = setup()
    loginStorage.noteAwaited(login, 1000)
    expect(loginStorage.awaited(1000)).toEqual(login)
    expect(loginStorage.awaited(601_000)).toEqual(login)
    expect(loginStorage.awaited(601_001)).toBeUndefined()
    expect(loginStorage.awaited(999)).toBeUndefined()
  })

  test.each([
    ['its result', 'forgetAwaited', []],
    ['another login', 'noteLogin', [{ chainId: 1 }]],
    ['an email login', 'forgetSocial', []],
    ['a logout', 'forget', []],
  ] as const)('ends with %s', (_, method, parameters) => {
    const { loginStorage, stored } = setup()
    loginStorage.noteAwaited(login, 0)
    const end = loginStorage[method] as (...values: readonly unknown[]) => void
    end(...parameters)
    expect(loginStorage.awaited(0)).toBeUndefined()
    expect(Object.keys(stored())).not.toContain('@foyer/social_departure')
  })

  test('is empty without a nonce or a time', () => {
    const { loginStorage, storage } = setup()
    storage.setItem('@foyer/social_provider', 'google')
    expect(loginStorage.awaited(0)).toBeUndefined()
    for (const departure of ['', ':0', 'n0nce', 'n0nce:nonsense']) {
      storage.setItem('@foyer/social_departure', departure)
      expect(loginStorage.awaited(0)).toBeUndefined()
    }
  })
})
