import { messageOf } from '../errors/FoyerError.ts'

/** What wallets say of a chain that nobody has told them about. */
const UNKNOWN_CHAIN =
  /no (?:modular )?chain info|unknown chain|chain (?:id )?(?:is )?not (?:supported|found)|invalid chain/i

/** Whether a wallet fails because it does not know the chain. */
export const isUnknownChain = (error: unknown): boolean => UNKNOWN_CHAIN.test(messageOf(error) ?? '')
