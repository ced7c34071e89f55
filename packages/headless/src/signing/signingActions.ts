import { sendTransaction } from './actions/sendTransaction.ts'
import { signMessage } from './actions/signMessage.ts'
import { signTypedData } from './actions/signTypedData.ts'

/** What is signed or spent, loaded in one piece. */
export const signingActions = { sendTransaction, signMessage, signTypedData } as const
