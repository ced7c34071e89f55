import { isLost, toUnits } from '../send/rules.ts'
import type { PayOption, PayRequest } from './types.ts'

export type PayInvalid = 'recipient' | 'amount' | 'network' | 'family'

/** What is wrong with what an app asks for; nothing of it is shown then. First match wins. */
export function payProblem(facts: {
  readonly request: PayRequest
  readonly networks: readonly { readonly caipNetworkId: string }[]
  readonly isAddress: (option: PayOption, address: string) => boolean
  readonly canPay: (option: PayOption) => boolean
}): PayInvalid | undefined {
  const { recipient, options } = facts.request
  if (options.some(({ amount, decimals }) => !/[1-9]/.test(toUnits(amount, decimals) ?? ''))) return 'amount'
  if (!options.every((option) => facts.networks.some((each) => each.caipNetworkId === option.caipNetworkId)))
    return 'network'
  if (!options.every(facts.canPay)) return 'family'
  const isPayable = !isLost(recipient) && options.every((option) => facts.isAddress(option, recipient))
  return isPayable ? undefined : 'recipient'
}
