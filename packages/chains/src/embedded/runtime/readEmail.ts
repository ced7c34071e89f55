import { createError } from '../errors.ts'
import { isEmail } from '../rules.ts'

/** An address as it was typed, without the room around it. Throws `EMAIL_INVALID`. */
export function readEmail(text: string): string {
  const email = text.trim()
  if (!isEmail(email)) throw createError('EMAIL_INVALID')
  return email
}
