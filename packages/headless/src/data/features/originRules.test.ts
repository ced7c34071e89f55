import { describe, expect, test } from 'vitest'
import { isOriginAllowed } from './originRules.ts'

const page = 'https://www.a.com'

describe('[S5.14] isOriginAllowed', () => {
  test.each([
    ['an empty list allows every origin', page, [], true],
    ['the same origin', page, [page], true],
    ['another origin', page, ['https://b.com'], false],
    ['a star matches one label', page, ['https://*.a.com'], true],
    ['a star does not match a missing label', 'https://a.com', ['https://*.a.com'], false],
    ['a star does not match two labels', 'https://x.y.a.com', ['https://*.a.com'], false],
    ['two stars match two labels', 'https://x.y.a.com', ['https://*.*.a.com'], true],
    ['a star with text in one label matches nothing', 'https://w-1.a.com', ['https://w-*.a.com'], false],
    [
      'a star with text in one label does not match itself',
      'https://w-*.a.com',
      ['https://w-*.a.com'],
      false,
    ],
    ['a star between labels', 'https://x.dev.a.com', ['https://x.*.a.com'], true],
    ['another scheme', 'http://www.a.com', ['https://*.a.com'], false],
    ['a pattern without a scheme matches every scheme', 'http://www.a.com', ['*.a.com'], true],
    ['a pattern without a port matches every port', `${page}:8080`, ['https://*.a.com'], true],
    ['a star as port matches every port', `${page}:8080`, ['https://*.a.com:*'], true],
    ['the same port in a pattern', `${page}:8080`, ['https://*.a.com:8080'], true],
    ['another port in a pattern', `${page}:8443`, ['https://*.a.com:8080'], false],
    ['a host without a scheme, https', 'https://a.com', ['a.com'], true],
    ['a host without a scheme, http', 'http://a.com', ['a.com'], true],
    ['a host does not match its subdomains', page, ['a.com'], false],
    ['a host and its port', 'https://a.com:8080', ['a.com:8080'], true],
    ['a host and another port', 'https://a.com:8443', ['a.com:8080'], false],
    ['another port in a URL', 'https://a.com:8443', ['https://a.com:8080'], false],
    ['the default port', 'https://a.com', ['https://a.com:443'], true],
    ['a path is ignored', 'https://site.io', ['https://site.io/path'], true],
    ['letters are compared with case', 'https://www.a.com', ['https://www.A.com'], false],
    ['a host with the same beginning', 'https://explicit.com.evil', ['https://explicit.com'], false],
    ['previews on vercel.app are always allowed', 'https://my.vercel.app', ['https://b.com'], true],
    ['previews on pages.dev are always allowed', 'https://a.pages.dev', ['https://b.com'], true],
    ['previews with two labels are not allowed', 'https://a.b.pages.dev', ['https://b.com'], false],
    ['tunnels of ngrok are always allowed', 'https://x.ngrok-free.app', ['https://b.com'], true],
    ['localhost is always allowed', 'http://localhost:5173', ['https://b.com'], true],
    ['127.0.0.1 is always allowed', 'https://127.0.0.1:8443', ['https://b.com'], true],
    ['localhost of an app is always allowed', 'capacitor://localhost', ['https://b.com'], true],
    ['an app id that begins with localhost', 'localhost:5173', ['https://b.com'], false],
    ['a host that begins with localhost', 'https://localhost.evil.com', ['https://b.com'], false],
    ['an app id with an equal entry', 'app.bundle', ['https://b.com', 'app.bundle'], true],
    ['an app id without an equal entry', 'app.bundle', ['app.bundle.x'], false],
    ['an app id is not matched by patterns', 'app.bundle', ['*.bundle'], false],
    ['an app id with a star does not match itself', 'app.*', ['app.*'], false],
    ['an invalid URL matches only an equal entry', 'https://a b', ['https://a b/'], false],
    ['invalid entries match nothing', page, ['', '/', '://'], false],
  ] as const)('%s: %s in the list %j [S9.45]', (_, origin, allowed, is) => {
    expect(isOriginAllowed(origin, allowed)).toBe(is)
  })
})
