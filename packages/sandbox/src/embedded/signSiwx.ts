import type { PrivateKeyAccount } from 'viem/accounts'
import { recordOf, stringOf } from '../wallets/parameters.ts'

/** The message that was sent with the account's place left open, filled in and signed. */
export async function signSiwx(account: PrivateKeyAccount, value: unknown): Promise<object> {
  const fields = recordOf(value, 'a sign-in')
  const text = stringOf(fields['serializedMessage'], 'a message')
  const message = text.replace('<<AccountAddress>>', account.address)
  const { serializedMessage: _, ...data } = fields
  return {
    message,
    signature: await account.signMessage({ message }),
    siwxMessage: { ...data, accountAddress: account.address },
  }
}
