import type { OnrampOptions, OnrampQuote, PaymentCurrency } from '../../core/contracts/onramp.ts'
import { USDC } from './rules.ts'

const commonPayment = (id: string): PaymentCurrency => ({
  id,
  payment_method_limits: [
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  ],
})

/** Common options, used without an answer of the backend (docs/spec/checklist.md §9). */
export const commonOptions: OnrampOptions = {
  purchaseCurrencies: [
    {
      ...USDC,
      networks: [
        {
          name: 'ethereum-mainnet',
          display_name: 'Ethereum',
          chain_id: '1',
          contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        },
        {
          name: 'polygon-mainnet',
          display_name: 'Polygon',
          chain_id: '137',
          contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
        },
      ],
    },
  ],
  paymentCurrencies: [commonPayment('USD'), commonPayment('EUR')],
  isEstimate: true,
}

/** Estimate in place of a failed quote: the amount itself (docs/spec/checklist.md §7, R24). */
export function estimateOf(amount: string, currency: string): OnrampQuote {
  const money = { amount, currency }
  return {
    fees: [],
    paymentSubtotal: money,
    paymentTotal: money,
    purchaseAmount: money,
    quoteId: 'mocked-quote-id',
    isEstimate: true,
  }
}
