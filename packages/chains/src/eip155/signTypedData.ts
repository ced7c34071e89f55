import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { parseSignature } from './parseSignature.ts'
import { request } from './request.ts'
import { toTypedDataJson } from './toTypedDataJson.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signTypedData'
const code = 'SIGN_TYPED_DATA_FAILED'

/** EIP-712 `eth_signTypedData_v4`. */
export const signTypedData: Operation<'signTypedData'> = async (
  { provider, signal },
  { address, typedData },
) => {
  try {
    const params = [address, toTypedDataJson(typedData)]
    const signature = await request(provider, 'eth_signTypedData_v4', params, signal)
    const refuse = () => createError(code, undefined, { prefix: `eip155:${operation}` })
    return await parseSignature(signature, { provider, address, signal }, refuse)
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}
