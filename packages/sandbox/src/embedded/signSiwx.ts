import type { PrivateKeyAccount } from 'viem/accounts'
import { recordOf, stringOf } from '../wallets/parameters.ts'

/** Inserts the account into the message of a sign-in request, and signs the message. */
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
