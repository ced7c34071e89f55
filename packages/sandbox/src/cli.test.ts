import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const run = (...args: string[]): { child: ChildProcess; output: () => string } => {
  const tsx = import.meta.resolve('tsx')
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', tsx, cli, ...args])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  return { child, output: () => output }
}

test('it prints where everything is, and ends it when it is interrupted', async () => {
  const { child, output } = run('--port', '0')
  const exit = once(child, 'exit')
  await expect.poll(output, { timeout: 60_000 }).toContain('Rich account')
  const urls = output().match(/http:\S+/g) ?? []
  expect(urls).toHaveLength(8)
  expect(output()).toMatch(/Relay +ws:\/\/127\.0\.0\.1:\d+\n/)
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
  for (const url of urls) await expect(fetch(url)).rejects.toThrow(TypeError)
})

test.each([
  [['--port', 'x'], '--port takes a number'],
  [['--nonsense'], 'nonsense'],
])('%j is rejected with a text', async (args, words) => {
  const { child, output } = run(...args)
  expect(await once(child, 'close')).toEqual([1, null])
  expect(output()).toContain(words)
})
