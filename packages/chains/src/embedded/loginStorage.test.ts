import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createLoginStorage } from './loginStorage.ts'

const setup = () => {
  const storage = createMemoryStorage()
  return { memory: createLoginStorage(storage), stored: () => Object.fromEntries(storage.entries), storage }
}

describe('stored login', () => {
  test('sending a one-time code stores the time in milliseconds [S3.94]', () => {
    const { memory, stored } = setup()
    expect(memory.sentAt()).toBeUndefined()
    memory.noteSent(1_700_000_000_123)
    expect(stored()).toEqual({ '@foyer-wallet/LAST_EMAIL_LOGIN_TIME': '1700000000123' })
    expect(memory.sentAt()).toBe(1_700_000_000_123)
  })

  test('a login stores a flag, email and chain, and removes the one-time code’s time [S3.93, S3.95, S3.96]', () => {
    const { memory, stored } = setup()
    expect([memory.isUsed(), memory.email(), memory.chain()]).toEqual([false, undefined, undefined])
    memory.noteSent(1)
    memory.noteLogin({ email: 'mira@example.com', chainId: 137 })
    expect(stored()).toEqual({
      '@foyer-wallet/EMAIL_LOGIN_USED_KEY': 'true',
      '@foyer-wallet/EMAIL': 'mira@example.com',
      '@foyer-wallet/LAST_USED_CHAIN_KEY': '137',
    })
    expect([memory.isUsed(), memory.email(), memory.chain()]).toEqual([true, 'mira@example.com', '137'])
  })

  test('the last chain and email replace earlier ones [S3.95, S3.96]', () => {
    const { memory } = setup()
    memory.noteLogin({ email: 'mira@example.com', chainId: 1 })
    memory.noteChain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    memory.noteEmail('noor@example.com')
    expect(memory.chain()).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(memory.email()).toBe('noor@example.com')
  })

  test.each([[null], [undefined], ['']])(
    'a user without an email (%j) keeps the stored email [S3.96]',
    (email) => {
      const { memory } = setup()
      memory.noteLogin({ email: 'mira@example.com', chainId: 1 })
      memory.noteLogin({ email, chainId: 1 })
      expect(memory.email()).toBe('mira@example.com')
    },
  )

  test("a social login stores provider and user name, and removes another user's email [S3.99]", () => {
    const { memory, stored } = setup()
    memory.noteLogin({ email: 'mira@example.com', chainId: 1 })
    memory.noteSocial('discord', 'noor0')
    expect([memory.username(), memory.social(), memory.email()]).toEqual(['noor0', 'discord', undefined])
    expect(stored()).toMatchObject({
      '@foyer-wallet/SOCIAL_USERNAME': 'noor0',
      '@foyer/connected_social': 'discord',
    })
    memory.noteSocial('x', null)
    expect([memory.username(), memory.social()]).toEqual([undefined, 'x'])
  })

  test('networks with smart accounts are stored as a list of numbers, or an empty text [S3.98]', () => {
    const { memory, stored, storage } = setup()
    expect(memory.smartNetworks()).toEqual([])
    memory.noteSmartNetworks([1, 137])
    expect(stored()).toEqual({ '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '1,137' })
    expect(memory.smartNetworks()).toEqual([1, 137])
    memory.noteSmartNetworks([])
    expect(memory.smartNetworks()).toEqual([])
    storage.setItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '1,nonsense,10')
    expect(memory.smartNetworks()).toEqual([1, 10])
  })

  test('logout removes everything except the networks with smart accounts [S4.21]', () => {
    const { memory, stored } = setup()
    memory.noteSmartNetworks([1])
    memory.noteLogin({ email: 'mira@example.com', chainId: 1 })
    memory.noteSocial('google', 'mira')
    memory.forget()
    expect(stored()).toEqual({ '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '1' })
  })

  test('a stored value other than a social login is ignored [S5.3]', () => {
    const { memory, storage } = setup()
    storage.setItem('@foyer/connected_social', 'myspace')
    storage.setItem('@foyer/social_provider', '')
    expect([memory.social(), memory.awaited(0)]).toEqual([undefined, undefined])
  })
})

describe('recent emails', () => {
  const KEY = '@foyer-wallet/RECENT_EMAILS'

  test('the last three are stored, newest first, each once in any case, and stay after a logout', () => {
    const { memory, stored } = setup()
    for (const name of ['ann', 'bo', 'cy', 'ANN', 'dee']) memory.noteRecentEmail(`${name}@example.com`)
    const emails = ['dee@example.com', 'ANN@example.com', 'cy@example.com']
    expect(memory.recentEmails()).toEqual(emails)
    memory.forget()
    expect(stored()).toEqual({ [KEY]: JSON.stringify(emails) })
  })

  test('one is removed, or all, and nothing is stored without one', () => {
    const { memory, stored } = setup()
    memory.noteRecentEmail('ann@example.com')
    memory.noteRecentEmail('bo@example.com')
    memory.forgetRecentEmails('BO@example.com')
    expect(memory.recentEmails()).toEqual(['ann@example.com'])
    memory.forgetRecentEmails('ann@example.com')
    expect(stored()).toEqual({})
    memory.noteRecentEmail('ann@example.com')
    memory.noteRecentEmail('bo@example.com')
    memory.forgetRecentEmails()
    expect(stored()).toEqual({})
  })

  test('with rememberEmails off there are none, and a login, also a restored one, removes stored ones', () => {
    const { memory, stored, storage } = setup()
    memory.noteRecentEmail('ann@example.com')
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
    const { memory, storage } = setup()
    storage.setItem(KEY, value)
    expect(memory.recentEmails()).toEqual(emails)
  })
})

describe('a social login in place of the page', () => {
  const login = { provider: 'google', nonce: 'n0nce' } as const

  test('is awaited for 10 minutes', () => {
    const { memory } = setup()
    memory.noteAwaited(login, 1000)
    expect(memory.awaited(1000)).toEqual(login)
    expect(memory.awaited(601_000)).toEqual(login)
    expect(memory.awaited(601_001)).toBeUndefined()
    expect(memory.awaited(999)).toBeUndefined()
  })

  test.each([
    ['its result', 'forgetAwaited', []],
    ['another login', 'noteLogin', [{ chainId: 1 }]],
    ['an email login', 'forgetSocial', []],
    ['a logout', 'forget', []],
  ] as const)('ends with %s', (_, method, parameters) => {
    const { memory, stored } = setup()
    memory.noteAwaited(login, 0)
    const end = memory[method] as (...values: readonly unknown[]) => void
    end(...parameters)
    expect(memory.awaited(0)).toBeUndefined()
    expect(Object.keys(stored())).not.toContain('@foyer/social_departure')
  })

  test('is empty without a nonce or a time', () => {
    const { memory, storage } = setup()
    storage.setItem('@foyer/social_provider', 'google')
    expect(memory.awaited(0)).toBeUndefined()
    for (const departure of ['', ':0', 'n0nce', 'n0nce:nonsense']) {
      storage.setItem('@foyer/social_departure', departure)
      expect(memory.awaited(0)).toBeUndefined()
    }
  })
})
