import { describe, expect, test } from 'vitest'
import { isOriginAllowed } from './originRules.ts'

const page = 'https://www.a.com'

describe('[S5.14] where a project may be used', () => {
  test.each([
    ['a list that names nothing', page, [], true],
    ['the origin itself', page, [page], true],
    ['another', page, ['https://b.com'], false],
    ['a star is one whole label', page, ['https://*.a.com'], true],
    ['not none', 'https://a.com', ['https://*.a.com'], false],
    ['not two', 'https://x.y.a.com', ['https://*.a.com'], false],
    ['two stars are two', 'https://x.y.a.com', ['https://*.*.a.com'], true],
    ['a label of star and text is none', 'https://w-1.a.com', ['https://w-*.a.com'], false],
    ['nor as it is written', 'https://w-*.a.com', ['https://w-*.a.com'], false],
    ['a star in the middle', 'https://x.dev.a.com', ['https://x.*.a.com'], true],
    ['another scheme', 'http://www.a.com', ['https://*.a.com'], false],
    ['any scheme', 'http://www.a.com', ['*.a.com'], true],
    ['a port where the pattern has none', `${page}:8080`, ['https://*.a.com'], true],
    ['any port', `${page}:8080`, ['https://*.a.com:*'], true],
    ['that port', `${page}:8080`, ['https://*.a.com:8080'], true],
    ['another port', `${page}:8443`, ['https://*.a.com:8080'], false],
    ['a host alone, over https', 'https://a.com', ['a.com'], true],
    ['a host alone, over http', 'http://a.com', ['a.com'], true],
    ['a host alone is not those below it', page, ['a.com'], false],
    ['a host and its port', 'https://a.com:8080', ['a.com:8080'], true],
    ['a host and another port', 'https://a.com:8443', ['a.com:8080'], false],
    ['a port', 'https://a.com:8443', ['https://a.com:8080'], false],
    ['the usual port', 'https://a.com', ['https://a.com:443'], true],
    ['a path says nothing', 'https://site.io', ['https://site.io/path'], true],
    ['letters have a case', 'https://www.a.com', ['https://www.A.com'], false],
    ['what only begins alike', 'https://explicit.com.evil', ['https://explicit.com'], false],
    ['previews of any project', 'https://my.vercel.app', ['https://b.com'], true],
    ['and on pages', 'https://a.pages.dev', ['https://b.com'], true],
    ['one label of them', 'https://a.b.pages.dev', ['https://b.com'], false],
    ['tunnels', 'https://x.ngrok-free.app', ['https://b.com'], true],
    ['the developer’s own machine', 'http://localhost:5173', ['https://b.com'], true],
    ['by its number', 'https://127.0.0.1:8443', ['https://b.com'], true],
    ['what only sounds like it', 'https://localhost.evil.com', ['https://b.com'], false],
    ['no URL, named exactly', 'app.bundle', ['https://b.com', 'app.bundle'], true],
    ['no URL, named otherwise', 'app.bundle', ['app.bundle.x'], false],
    ['no URL and a star', 'app.bundle', ['*.bundle'], false],
    ['an entry that is nothing', page, ['', '/', '://'], false],
  ] as const)('%s: %s among %j [S9.45]', (_, origin, allowed, is) => {
    expect(isOriginAllowed(origin, allowed)).toBe(is)
  })
})
