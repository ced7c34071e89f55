import { AbiFunctionSignatureNotFoundError } from 'viem'
import { createError } from '../../errors/catalogue.ts'

/**
 * Decodes calldata; `undefined` for functions that are not in the ABI. Throws `REQUEST_UNREADABLE` for arguments that do
 * not decode: a contract may still accept them, since old contracts take short calldata, and any word as a boolean.
 */
export function decodeKnown<call>(decode: () => call): call | undefined {
  try {
    return decode()
  } catch (error) {
    if (error instanceof AbiFunctionSignatureNotFoundError) return undefined
    throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
  }
}
