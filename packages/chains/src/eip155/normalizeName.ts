import { normalize } from 'viem/ens'
import { createError } from '../errors/catalogue.ts'
import { messageOf } from '../errors/FoyerError.ts'
import type { Operation } from '../operations.ts'

/** Longer texts are rejected, since normalizing them would block the page. */
const MAX_LENGTH = 255

/** Normalizes a name (ENSIP-15); throws for a confusable one. */
export const normalizeName: Operation<'normalizeName'> = async (_context, { name }) => {
  if (name === '') throw createError('NAME_INVALID', { problem: 'empty' })
  if (name.length > MAX_LENGTH) throw createError('NAME_INVALID', { problem: 'too long' })
  try {
    return normalize(name)
  } catch (cause) {
    throw createError('NAME_INVALID', { problem: messageOf(cause) ?? 'not a name' }, { cause })
  }
}
