import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { at } from '../lib/paths.ts'

type Published = { publishConfig: { exports: Record<string, string | { default: string }> } }

/** Takes our packages as a host gets them, from `dist`, and not from their sources. Stylesheets stay the sources'. */
export const published = (): Plugin => ({
  name: 'foyer:published',
  enforce: 'pre',
  resolveId(id) {
    const [, name, path = ''] = /^@foyer\/([\w-]+)(\/.*)?$/.exec(id) ?? []
    if (!name || path.endsWith('.css')) return null
    const { publishConfig } = JSON.parse(
      readFileSync(at(`packages/${name}/package.json`), 'utf8'),
    ) as Published
    const target = targetOf(publishConfig.exports, `.${path}`)
    return target === undefined ? null : at(`packages/${name}/${target}`)
  },
})

function targetOf(exports: Published['publishConfig']['exports'], key: string): string | undefined {
  const pattern = key.replace(/\/[^/]+$/, '/*')
  const target = exports[key] ?? exports[pattern]
  const file = typeof target === 'string' ? target : target?.default
  return file?.replace('*', key.slice(pattern.length - 1))
}
