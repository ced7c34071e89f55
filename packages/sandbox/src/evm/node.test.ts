import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { startEvmNode } from './node.ts'

/** Uses `ps`, since a zombie process still accepts signals. */
const isAlive = (pid: number): boolean =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim())

test('stopping a node ends its process and removes its listeners', async () => {
  const before = process.listenerCount('exit')
  const node = await startEvmNode({ chainId: 10 })
  expect(isAlive(node.pid)).toBe(true)
  await node.stop()
  expect(isAlive(node.pid)).toBe(false)
  expect(process.listenerCount('exit')).toBe(before)
  await node.stop()
})

test('an unknown snapshot is rejected', async () => {
  const node = await startEvmNode({ chainId: 10 })
  try {
    await expect(node.revert('0x99')).rejects.toMatchObject({ name: 'SandboxError', code: 'NODE_REFUSED' })
  } finally {
    await node.stop()
  }
})

test('a node that cannot start reports its error', async () => {
  const node = await startEvmNode({ chainId: 10 })
  try {
    const port = Number(new URL(node.url).port)
    await expect(startEvmNode({ chainId: 10, port })).rejects.toMatchObject({ code: 'NODE_NOT_STARTED' })
  } finally {
    await node.stop()
  }
})

test.skipIf(process.platform === 'win32')('a node ends when its parent is killed', async () => {
  const script = `
    import { spawn, spawnSync } from 'node:child_process'
    import { killWithThisProcess } from ${JSON.stringify(new URL('killWithThisProcess.ts', import.meta.url).href)}
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    killWithThisProcess(child)
    console.log(child.pid)
  `
  const tsx = fileURLToPath(import.meta.resolve('tsx'))
  const parent = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script])
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (text) => resolve(Number(text))),
  )
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false))
})
