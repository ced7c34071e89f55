import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import { type JsonAnswer, type JsonRequest, startJsonServer } from '../base/jsonServer.ts'
import type { Listening, ListenOptions } from '../base/listen.ts'
import { bitcoinAccount, type BitcoinNetwork } from './accounts.ts'
import { type Coin, coinId, verifyTransaction } from './verifyTransaction.ts'

const BAD_REQUEST = 400
const START_HEIGHT = 800_000
/** Initial value of each address. */
const START_VALUES = { payment: 50_000_000n, ordinals: 10_000n } as const
const ACCOUNTS = 4

export type BitcoinServer = Listening & { readonly reset: () => void }

/**
 * Esplora server over a UTXO set of its own; testnet under `/testnet`, signet under `/signet`. It accepts only valid
 * transactions, with verified signatures.
 */
export async function startBitcoinServer(options?: ListenOptions): Promise<BitcoinServer> {
  const chains = {
    mainnet: createChain('mainnet'),
    testnet: createChain('testnet'),
    signet: createChain('signet'),
  }
  const listening = await startJsonServer((request) => {
    const [, network, path] = /^\/(testnet|signet)(\/.*)$/.exec(request.path) ?? []
    return path === undefined
      ? chains.mainnet.answer(request)
      : chains[network as 'testnet' | 'signet'].answer({ ...request, path })
  }, options)
  return {
    ...listening,
    reset() {
      for (const chain of Object.values(chains)) chain.reset()
    },
  }
}

type Chain = {
  readonly answer: (request: JsonRequest) => JsonAnswer | undefined
  readonly reset: () => void
}

function createChain(network: BitcoinNetwork): Chain {
  const coins = new Map<string, Coin>()
  const sent = new Map<string, string>()

  function reset(): void {
    coins.clear()
    sent.clear()
    for (const coin of firstCoins(network)) coins.set(coinId(coin), coin)
  }

  function take(hex: string): JsonAnswer {
    try {
      const { txid, spent, made } = verifyTransaction(hexToBytes(hex), (id) => coins.get(id))
      for (const coin of spent) coins.delete(coinId(coin))
      for (const coin of made) coins.set(coinId(coin), coin)
      sent.set(txid, hex)
      return { body: txid }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return {
        status: BAD_REQUEST,
        body: `sendrawtransaction RPC error: {"code":-26,"message":"${message}"}`,
      }
    }
  }

  function coinsOf(address: string): JsonAnswer {
    const script = scriptOf(address, network)
    if (!script) return { status: BAD_REQUEST, body: 'Invalid Bitcoin address' }
    const own = [...coins.values()].filter((coin) => bytesToHex(coin.script) === script)
    const status = { confirmed: true, block_height: START_HEIGHT }
    return { body: own.map(({ txid, vout, value }) => ({ txid, vout, status, value: Number(value) })) }
  }

  reset()
  return {
    reset,
    answer({ method, path, body }) {
      const [, first, second = '', third] = path.split('/')
      if (method === 'POST' && path === '/tx') return take(body.trim())
      if (first === 'address' && third === 'utxo') return coinsOf(second)
      if (first === 'tx' && third === 'hex') return sent.has(second) ? { body: sent.get(second) } : undefined
      return undefined
    },
  }
}

function firstCoins(network: BitcoinNetwork): readonly Coin[] {
  return Array.from({ length: ACCOUNTS }, (_, index) => bitcoinAccount(index, network)).flatMap((account) =>
    (['payment', 'ordinals'] as const).map((purpose) => ({
      txid: bytesToHex(sha256(utf8ToBytes(`first coin of ${account[purpose].address}`))),
      vout: 0,
      script: account[purpose].script,
      value: START_VALUES[purpose],
    })),
  )
}

const parameters = { mainnet: NETWORK, testnet: TEST_NETWORK, signet: TEST_NETWORK } as const

function scriptOf(address: string, network: BitcoinNetwork): string | undefined {
  try {
    return bytesToHex(OutScript.encode(Address(parameters[network]).decode(address)))
  } catch {
    return undefined
  }
}
