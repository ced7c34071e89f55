import { cpSync, readFileSync, rmSync } from 'node:fs'
import { at } from '../../../../scripts/lib/paths.ts'
import { LIBRARIES, linkAll, placePacked } from '../../../../scripts/packages/placePacked.ts'
import { packedFolder } from './folder.ts'

const examples = ['hooks-only', 'react18', 'shadcn', 'wagmi'] as const
/** Dependencies of the app in the recipe of docs/sandbox.md. */
const tools = { vite: '', '@vitejs/plugin-react': '' }

/** Places the packed packages and the examples in the folder; Playwright calls the returned function at the end. */
export default async function setUp(): Promise<() => void> {
  const folder = packedFolder()
  await placePacked(folder, [...LIBRARIES, 'sandbox'])
  linkAll(folder, tools, 'examples/vite', folder)
  for (const name of examples) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(at(`examples/${name}/package.json`), 'utf8'),
    ) as Readonly<Record<'dependencies' | 'devDependencies', object>>
    cpSync(at(`examples/${name}`), `${folder}/examples/${name}`, {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    })
    linkAll(folder, { ...dependencies, ...devDependencies }, `examples/${name}`, `${folder}/examples/${name}`)
  }
  return () => rmSync(folder, { recursive: true, force: true })
}
