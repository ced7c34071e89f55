import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { toHex } from 'viem'
import { SandboxError } from '../base/errors.ts'
import { requestRpc } from '../base/rpc.ts'
import { DEV_MNEMONIC } from './accounts.ts'
import { anvilBinary } from './binary.ts'
import { killWithThisProcess } from './killWithThisProcess.ts'

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 2_000

export type StartEvmNodeParameters = {
  readonly chainId: number
  /** @default 0, any free one */
  readonly port?: number | undefined
}

export type EvmNode = {
  readonly chainId: number
  readonly url: string
  readonly pid: number
  /** Takes a snapshot of the chain. A snapshot can be reverted to once. */
  readonly snapshot: () => Promise<string>
  readonly revert: (snapshot: string) => Promise<void>
  readonly mine: (blocks?: number) => Promise<void>
  /** Moves the clock of the chain forward and mines a block with the new time. */
  readonly increaseTime: (seconds: number) => Promise<void>
  /** Seconds since 1970 of the newest block. */
  readonly blockTime: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts an Anvil node on 127.0.0.1 and waits until it listens. */
export async function startEvmNode({ chainId, port = 0 }: StartEvmNodeParameters): Promise<EvmNode> {
  const child = spawn(
    anvilBinary(),
    [
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--chain-id',
      String(chainId),
      '--mnemonic',
      DEV_MNEMONIC,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const release = killWithThisProcess(child)
  const exited = once(child, 'exit').then(release, release)

  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return exited
    child.kill('SIGTERM')
    const hard = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await exited
    clearTimeout(hard)
  }

  let output = ''
  const listening = new Promise<string>((resolve, reject) => {
    const fail = (why: string, cause?: unknown): void =>
      reject(new SandboxError('NODE_NOT_STARTED', `Anvil ${why}\n${output}`, { cause }))
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS)
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const address = /Listening on (\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      for (const stream of [child.stdout, child.stderr]) {
        stream.off('data', read)
        // Kept flowing: a full pipe would stop the node.
        stream.resume()
      }
      resolve(`http://${address}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', (cause) => fail('could not be run', cause))
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`exited with ${code}`)
    })
  })

  let url: string
  try {
    url = await listening
  } catch (error) {
    if (child.pid !== undefined) await stop()
    else release()
    throw error
  }

  const request = (method: string, params: readonly unknown[]): Promise<unknown> =>
    requestRpc(url, method, params)
  const mine = async (blocks = 1): Promise<void> => {
    await request('anvil_mine', [toHex(blocks)])
  }

  return {
    chainId,
    url,
    pid: child.pid as number,
    snapshot: () => request('evm_snapshot', []) as Promise<string>,
    async revert(snapshot) {
      const done = await request('evm_revert', [snapshot])
      if (!done)
        throw new SandboxError('NODE_REFUSED', `The node of chain ${chainId} has no snapshot ${snapshot}`)
    },
    mine,
    async increaseTime(seconds) {
      await request('evm_increaseTime', [toHex(seconds)])
      await mine()
    },
    async blockTime() {
      const block = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
      return Number(block.timestamp)
    },
    stop,
  }
}
