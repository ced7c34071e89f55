import { loadOpeningActions } from '../modal/lazy.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { choosePayOption, resetPay } from '../flows/pay/setPay.ts'
import { loadPayActions } from '../flows/pay/lazy.ts'
import { payAtom } from '../flows/pay/state.ts'
import type { PayForm, Payment, PayOption, PayQuote, PayRequest } from '../flows/pay/types.ts'

export type PayVerbs = {
  /** Asks the visitor to pay, in the modal; resolves when a wallet has paid. */
  readonly open: (request: PayRequest) => Promise<Payment>
  /** Chooses what it is paid with. */
  readonly choose: (option: PayOption) => void
  /** Makes of it what is shown for a last look. */
  readonly prepare: () => Promise<PayQuote>
  /** Has the wallet pay exactly what was shown. Twice is once. */
  readonly confirm: (quote: PayQuote) => Promise<Payment>
  readonly reset: () => void
}

const makeVerbs = (config: Config): PayVerbs => ({
  open: async (request) => (await loadOpeningActions()).openPay(config, request),
  choose: (option) => choosePayOption(config, option),
  prepare: async () => (await loadPayActions()).preparePay(config),
  confirm: async (quote) => (await loadPayActions()).confirmPay(config, { quote }),
  reset: () => resetPay(config),
})

/**
 * Paying: what the app asks for, what it is paid with, what is shown before somebody says yes, and how it ended. Off
 * unless `features.pay` is on. A wallet is asked for what was shown, and for nothing else.
 *
 * @example
 * ```tsx
 * import { usePay } from '@foyer/headless'
 * export function Checkout() {
 *   const { open, progress } = usePay()
 *   const pay = () =>
 *     open({
 *       recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *       options: [{ caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.01' }],
 *     })
 *   return <button onClick={() => void pay().catch(console.error)}>{progress.status}</button>
 * }
 * ```
 */
export const usePay = (parameters: ConfigParameter = {}): PayForm & PayVerbs =>
  useConfigObject(useConfig(parameters), payAtom, makeVerbs)
