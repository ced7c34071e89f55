import type { Config, ConfigParameter } from '../core/types.ts'
import { choosePayOption, resetPay } from '../flows/pay/setPay.ts'
import { payAtom } from '../flows/pay/state.ts'
import type { PayForm, PayOption } from '../flows/pay/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type PayVerbs = {
  /** Selects the option to pay with. */
  readonly choose: (option: PayOption) => void
  readonly reset: () => void
}

const makeVerbs = (config: Config): PayVerbs => ({
  choose: (option) => choosePayOption(config, option),
  reset: () => resetPay(config),
})

/**
 * The payment on display: the request of the app, the selected option, its quote, and the progress. `useOpenPay`
 * requests a payment from the visitor, `usePreparePay` makes the quote, `useConfirmPay` asks the wallet for exactly
 * that quote.
 *
 * @example
 * ```tsx
 * import { useOpenPay, usePay } from '@foyer/headless'
 * export function Checkout() {
 *   const { progress } = usePay()
 *   const { openPay } = useOpenPay()
 *   const pay = () =>
 *     openPay({
 *       recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *       options: [{ caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.01' }],
 *     })
 *   return <button onClick={pay}>{progress.status}</button>
 * }
 * ```
 */
export const usePay = (parameters: ConfigParameter = {}): PayForm & PayVerbs =>
  useConfigObject(useConfig(parameters), payAtom, makeVerbs)
