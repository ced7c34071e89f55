import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test(
  'hooks have the types of the config and the routes that an app registers',
  { timeout: 300_000 },
  async () => {
    const root = resolve(import.meta.dirname, '../../../..')
    const compile = promisify(execFile)(
      process.execPath,
      ['node_modules/typescript7/bin/tsc', '-p', 'packages/headless/test-types', '--pretty', 'false'],
      { cwd: root },
    ).catch((error: { stdout: string }) => error)
    expect((await compile).stdout).toBe('')
  },
)
