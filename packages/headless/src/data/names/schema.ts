import { cleanText, safePicture } from '@foyer/chains'
import * as v from 'valibot'
import type { Identity, NameRecord, NameSuggestion } from '../../core/contracts/names.ts'
import { reasonSchema } from '../backend/request.ts'

/** Answer to a signed registration. */
export type RegistrationAnswer = { readonly success: boolean; readonly reason?: string | undefined }

const MAX_NAME = 255
const MAX_BIO = 300
const MAX_ADDRESS = 128
/** Limit of an avatar as `data:` URL. */
const MAX_PICTURE = 512_000
/** Limit of records. */
const MAX_RECORDS = 50

/** Missing, `null` and invalid values are `undefined`; the record is kept. */
const optional = <output>(schema: v.GenericSchema<unknown, output>) =>
  v.fallback(v.optional(schema), undefined)

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME))
/** Avatar: a `data:` image or an `https:` URL. */
const picture = v.pipe(
  v.string(),
  v.maxLength(MAX_PICTURE),
  v.transform((link) => safePicture(link, { maxDataLength: MAX_PICTURE })),
)

/** E2: identity of an account. */
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

/** Valid entries of a record. */
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

/** E12: resolved name. */
export const nameRecordSchema: v.GenericSchema<unknown, NameRecord> = v.object({
  name,
  addresses,
  attributes: v.fallback(v.array(attribute), []),
})

/** E13: invalid entries are dropped. */
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
    // Names that can be registered have only these characters.
    name: v.pipe(v.string(), v.regex(/^[a-z\d.-]{1,255}$/i)),
    registered: v.boolean(),
  }),
  v.transform(({ name: text, registered }) => ({ name: text.toLowerCase(), isRegistered: registered })),
)

/** Schema of one suggestion, for the backend contract. */
export const suggestionEntrySchema: v.GenericSchema = suggestion

/** E15: success, or a failure with an optional reason. */
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

/** E14: suggestions. */
export const suggestionsSchema: v.GenericSchema<unknown, readonly NameSuggestion[]> = v.pipe(
  v.object({ suggestions: v.array(v.unknown()) }),
  v.transform(({ suggestions }) =>
    suggestions.slice(0, MAX_RECORDS).flatMap((entry) => {
      const result = v.safeParse(suggestion, entry)
      return result.success ? [result.output] : []
    }),
  ),
)
