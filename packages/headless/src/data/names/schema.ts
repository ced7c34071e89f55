import * as v from 'valibot'
import { cleanText, safePicture } from '@foyer/chains'
import { reasonSchema } from '../backend/request.ts'
import type { Identity, NameRecord, NameSuggestion } from '../../core/contracts/names.ts'

/** What became of a name that was signed for. */
export type RegistrationAnswer = { readonly success: boolean; readonly reason?: string | undefined }

const MAX_NAME = 255
const MAX_BIO = 300
const MAX_ADDRESS = 128
/** Room for a large picture that is its own address, and no more. */
const MAX_PICTURE = 512_000
/** More names than anybody reads. */
const MAX_RECORDS = 50

/** What is left out, `null`, or no use is absent; none of it is worth the rest. */
const optional = <output>(schema: v.GenericSchema<unknown, output>) =>
  v.fallback(v.optional(schema), undefined)

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME))
/** A picture that can be shown: one that needs no asking, or one at an `https:` address. */
const picture = v.pipe(
  v.string(),
  v.maxLength(MAX_PICTURE),
  v.transform((link) => safePicture(link, { maxDataLength: MAX_PICTURE })),
)

/** E2: how an account calls itself. */
export const identitySchema: v.GenericSchema<unknown, Identity> = v.object({
  name: v.fallback(v.nullish(name, null), null),
  avatar: v.fallback(
    v.nullish(
      v.pipe(
        picture,
        v.transform((link) => link ?? null),
      ),
      null,
    ),
    null,
  ),
})

const address = v.object({ address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_ADDRESS)) })

/** Those entries of a record that are what they should be. */
const addresses = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([coinType, entry]) => {
        const result = v.safeParse(address, entry)
        return /^\d{1,10}$/.test(coinType) && result.success ? [[coinType, result.output]] : []
      }),
    ),
  ),
)

const attribute = v.object({
  avatar: optional(picture),
  bio: optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanText(text, MAX_BIO)),
    ),
  ),
})

/** E12: what a name stands for. */
export const nameRecordSchema: v.GenericSchema<unknown, NameRecord> = v.object({
  name,
  addresses,
  attributes: v.fallback(v.array(attribute), []),
})

/** E13: an entry that cannot be read is left out. */
export const nameRecordsSchema: v.GenericSchema<unknown, readonly NameRecord[]> = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) =>
    entries.slice(0, MAX_RECORDS).flatMap((entry) => {
      const result = v.safeParse(nameRecordSchema, entry)
      return result.success ? [result.output] : []
    }),
  ),
)

const suggestion = v.pipe(
  v.object({
    // What can be registered has no other letters, so whatever has is not worth showing.
    name: v.pipe(v.string(), v.regex(/^[a-z\d.-]{1,255}$/i)),
    registered: v.boolean(),
  }),
  v.transform(({ name: text, registered }) => ({ name: text.toLowerCase(), isRegistered: registered })),
)

/** One suggestion, as backends are told to send it. */
export const suggestionEntrySchema: v.GenericSchema = suggestion

/** E15: done, unless it says that it is not, and perhaps why. */
export const registrationSchema: v.GenericSchema<unknown, RegistrationAnswer> = v.fallback(
  v.union([
    v.pipe(
      v.looseObject({ success: v.literal(false) }),
      v.transform((answer): RegistrationAnswer => {
        const reason = v.safeParse(reasonSchema, answer)
        return { success: false, ...(reason.success && { reason: reason.output }) }
      }),
    ),
    v.object({ success: v.literal(true) }),
  ]),
  { success: true },
)

/** E14: names like the one that is typed. */
export const suggestionsSchema: v.GenericSchema<unknown, readonly NameSuggestion[]> = v.pipe(
  v.object({ suggestions: v.array(v.unknown()) }),
  v.transform(({ suggestions }) =>
    suggestions.slice(0, MAX_RECORDS).flatMap((entry) => {
      const result = v.safeParse(suggestion, entry)
      return result.success ? [result.output] : []
    }),
  ),
)
