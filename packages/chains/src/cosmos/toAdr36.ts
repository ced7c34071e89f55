import { base64 } from '@scure/base'
import type { StdSignDoc } from './provider.ts'

/** The document by which a text is signed off-chain (ADR-36): a transaction that no chain would take. */
export const toAdr36 = (signer: string, message: string): StdSignDoc => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [
    {
      type: 'sign/MsgSignData',
      value: { signer, data: base64.encode(new TextEncoder().encode(message)) },
    },
  ],
  memo: '',
})
