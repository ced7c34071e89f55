import { type ChainAdapter, FoyerError, type TransactionOutcome, UserRejectedError } from '@foyer/chains'
import type { Config } from '@foyer/headless'
import {
  getTokenBalances,
  prepareSend,
  setMaxSendAmount,
  setSendAmount,
  setSendReceiver,
  setSendToken,
} from '@foyer/headless/actions'
import { arranging } from './arranging.ts'
import { samples } from './samples.ts'
import { storyAdapter, type StoryConfigOptions } from './storyConfig.tsx'
import { storyTokens, type StoryTokens } from './storyTokens.ts'

export const STORY_RECEIVER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
export const STORY_HASH = `0x${'5e'.repeat(32)}`

export type StorySendOptions = {
  readonly tokens?: StoryTokens | undefined
  /** Ether of the account, on the chain. @default '7.2345' */
  readonly balance?: string | undefined
  /** Answer of the wallet. `rejectOnce`: it rejects the first request, and does not answer the next. @default 'approve' */
  readonly wallet?: 'approve' | 'wait' | 'reject' | 'rejectOnce' | 'fail' | 'unclear' | 'unloaded' | undefined
  /** Outcome of a send. @default 'pending' */
  readonly outcome?: TransactionOutcome | undefined
  /** Fee estimate of the chain, in wei. @default 63 000 gas at 1 gwei */
  readonly fee?: string | 'pending' | 'failed' | 'refused' | 'reverted' | undefined
  readonly deposit?: string | undefined
  /** Transfer fee of the token, in base units. */
  readonly withheld?: string | undefined
}

const never = <value>(): Promise<value> => new Promise(() => {})

/** Options of a config for sending, without network. */
export function storySend(options: StorySendOptions = {}): StoryConfigOptions {
  const {
    balance = '7.2345',
    wallet = 'approve',
    outcome = 'pending',
    fee = '63000000000000',
    deposit = '0',
  } = options
  const base = storyAdapter('eip155', balance)
  let asked = 0
  const ask = async (): Promise<string> => {
    asked += 1
    if (wallet === 'wait' || (wallet === 'rejectOnce' && asked > 1)) await never()
    if (wallet === 'reject' || wallet === 'rejectOnce') throw new UserRejectedError()
    if (wallet === 'unclear') throw new FoyerError('SEND_UNCLEAR', { shortMessage: 'Who knows' })
    if (wallet === 'unloaded') throw new FoyerError('LOAD_FAILED', { shortMessage: 'Code is missing' })
    if (wallet === 'fail')
      throw new FoyerError('SEND_TRANSACTION_FAILED', { shortMessage: 'The transaction could not be sent' })
    return STORY_HASH
  }
  const adapter: ChainAdapter = {
    ...base,
    operations: {
      ...base.operations,
      sendTransaction: async () => ask,
      transferToken: async () => ask,
      getTransferReserve: async () => async () => '65000000000000',
      estimateTransfer: async () => async () => {
        if (fee === 'pending') await never()
        if (fee === 'failed')
          throw new FoyerError('ESTIMATE_GAS_FAILED', { shortMessage: 'error estimating gas' })
        if (fee === 'refused')
          throw new FoyerError('RECEIVER_IS_PROGRAM', {
            shortMessage: 'The receiver is a program, not a wallet',
          })
        if (fee === 'reverted')
          throw new FoyerError('TOKEN_TRANSFER_REFUSED', {
            shortMessage: 'The token refuses this transfer',
            context: { reason: 'Pausable: paused' },
          })
        return { fee, deposit, withheld: options.withheld }
      },
      waitForTransaction: async () => async () => (outcome === 'pending' ? never() : outcome),
    },
  }
  return {
    ...storyTokens(options.tokens),
    adapters: [adapter],
    names: {
      resolveName: async ({ name }) => {
        if (name === 'slow.example') await never()
        if (name === 'base.example')
          return { name, addresses: { 2147492101: { address: STORY_RECEIVER } }, attributes: [] }
        if (name !== 'mira.example') throw new TypeError('nobody')
        return {
          name,
          addresses: { 60: { address: STORY_RECEIVER } },
          attributes: [{ avatar: samples.violet }],
        }
      },
    },
  }
}

export type StoryForm = {
  /** Index of the token in the list. */
  readonly token?: number | undefined
  readonly amount?: string | 'max' | undefined
  readonly receiver?: string | undefined
}

/** Fills the form like a visitor. */
export const fillForm = (config: Config, { token, amount, receiver }: StoryForm): Promise<void> =>
  arranging(async () => {
    const { tokens } = await getTokenBalances(config)
    if (token !== undefined) setSendToken(config, tokens[token])
    if (amount === 'max') await setMaxSendAmount(config)
    else if (amount !== undefined) setSendAmount(config, amount)
    if (receiver !== undefined) setSendReceiver(config, receiver)
  })

/** Fills the form and opens the review. */
export async function reviewForm(config: Config, form: StoryForm = {}): ReturnType<typeof prepareSend> {
  await fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER, ...form })
  return prepareSend(config)
}
