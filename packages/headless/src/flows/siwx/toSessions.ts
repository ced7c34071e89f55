import type { AuthenticatedMessage, AuthenticateParameters } from '@foyer/chains'
import { parseSiwxMessage, type SiwxMessageData, type SiwxSession } from '@foyer/chains/siwx'
import { isAnswer } from './rules.ts'

/**
 * What a wallet signed on the way, as sessions; the one for the network in use first. The text that was signed says what
 * they are for. One that says something else than was asked for is left out: its owner is asked again.
 */
export const toSessions = (
  messages: readonly AuthenticatedMessage[],
  asked: AuthenticateParameters,
): readonly SiwxSession[] =>
  messages
    .flatMap(({ message, signature, cacao }) => {
      const data = parse(message)
      if (!data || !isAnswer(data, asked)) return []
      return [{ data, message, signature, cacao: cacao as SiwxSession['cacao'] }]
    })
    .toSorted((one, other) => placeOf(one, asked) - placeOf(other, asked))

const placeOf = ({ data }: SiwxSession, { caipNetworkIds }: AuthenticateParameters): number =>
  caipNetworkIds.indexOf(data.chainId)

function parse(message: string): SiwxMessageData | undefined {
  try {
    return parseSiwxMessage(message)
  } catch {
    return undefined
  }
}
