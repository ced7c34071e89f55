import type { Hex, PermissionsRequest, SessionKey } from '@foyer/chains'
import { cleanText, safePicture } from '@foyer/chains'
import * as v from 'valibot'
import { webLink } from '../../core/links.ts'
import type { PermissionsCapability } from './rules.ts'
import type { PermissionSummary, SmartSession, WirePermission } from './types.ts'

const MAX_SESSIONS = 500
const MAX_SHOWN = 20
const MAX_TEXT = 64
const MAX_URL = 2048

const asHex = v.transform((value: string) => value as Hex)
const bytes = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})+$/i), asHex)
const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i), asHex)
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), asHex)
/** Seconds until the year 5138. A later time is one in milliseconds, which would make a session that never ends. */
const MAX_SECONDS = 99_999_999_999
const seconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_SECONDS, 'it is not in seconds'),
)
const record = v.record(v.string(), v.unknown())

const key = v.strictObject({ type: v.picklist(['secp256r1', 'secp256k1']), publicKey: bytes })
const recurring = { allowance: quantity, start: seconds, period: seconds }

const permission = v.variant('type', [
  v.strictObject({
    type: v.literal('contract-call'),
    data: v.strictObject({
      address,
      abi: v.array(record),
      functions: v.pipe(
        v.array(
          v.strictObject({
            functionName: v.pipe(v.string(), v.minLength(1)),
            args: v.optional(
              v.array(
                v.strictObject({
                  operator: v.picklist(['EQUAL', 'GREATER_THAN', 'LESS_THAN']),
                  value: v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/i), asHex),
                }),
              ),
            ),
            valueLimit: v.optional(quantity),
            operation: v.optional(v.picklist(['Call', 'DelegateCall'])),
          }),
        ),
        v.minLength(1),
      ),
    }),
  }),
  v.strictObject({
    type: v.literal('native-token-recurring-allowance'),
    data: v.strictObject(recurring),
  }),
  v.strictObject({
    type: v.literal('erc20-recurring-allowance'),
    data: v.strictObject({ token: address, ...recurring }),
  }),
])

/** Strict schema of a request: an unknown field would be an unreviewed permission. */
export const permissionsRequestSchema = (now: number): v.GenericSchema<unknown, PermissionsRequest> =>
  v.strictObject({
    chainId: v.pipe(v.string(), v.regex(/^0x[1-9a-f][0-9a-f]{0,12}$/i), asHex),
    address: v.optional(address),
    expiry: v.pipe(
      seconds,
      v.check((value) => value * 1000 > now, 'it is over already'),
    ),
    signer: v.strictObject({
      type: v.literal('keys'),
      data: v.strictObject({ keys: v.pipe(v.array(key), v.minLength(1)) }),
    }),
    permissions: v.pipe(v.array(permission), v.minLength(1)),
    policies: v.array(v.strictObject({ type: v.string(), data: record })),
  })

const types = v.fallback(v.array(v.string()), [])

/** Invalid values count as unsupported. */
export const permissionsCapabilitySchema: v.GenericSchema<unknown, PermissionsCapability> = v.fallback(
  v.object({
    supported: v.fallback(v.boolean(), false),
    signerTypes: types,
    permissionTypes: types,
    policyTypes: types,
  }),
  { supported: false, signerTypes: [], permissionTypes: [], policyTypes: [] },
)

const pci = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/))

/** Created session, with its key to add to those of the app. */
export const createdSessionSchema: v.GenericSchema<
  unknown,
  { readonly pci: string; readonly key: SessionKey }
> = v.object({
  pci,
  key: v.object({ type: v.picklist(['secp256r1', 'secp256k1']), publicKey: bytes }),
})

const optionalText = v.fallback(v.optional(v.nullable(v.string())), undefined)
const time = v.pipe(v.number(), v.finite(), v.minValue(0))

const wireSession = v.object({
  pci,
  project: v.fallback(
    v.object({
      id: v.fallback(v.string(), ''),
      name: optionalText,
      url: optionalText,
      iconUrl: optionalText,
    }),
    { id: '' },
  ),
  expiry: time,
  createdAt: time,
  revokedAt: v.fallback(v.optional(v.nullable(time)), undefined),
  permissions: v.array(v.object({ type: v.string(), data: record })),
  policies: v.fallback(v.array(v.object({ id: v.string() })), []),
  context: v.fallback(v.string(), ''),
})

/** One session, for the backend contract. */
export const sessionEntrySchema: v.GenericSchema = wireSession

/** Sessions of an account; invalid ones are dropped. */
export const sessionsSchema: v.GenericSchema<unknown, readonly SmartSession[]> = v.pipe(
  v.object({ pcis: v.array(v.unknown()) }),
  v.transform(({ pcis }) =>
    pcis.slice(0, MAX_SESSIONS).flatMap((entry): readonly SmartSession[] => {
      const result = v.safeParse(wireSession, entry)
      return result.success ? [toSession(result.output)] : []
    }),
  ),
)

const toSession = ({
  project,
  expiry,
  createdAt,
  revokedAt,
  permissions,
  policies,
  ...rest
}: v.InferOutput<typeof wireSession>): SmartSession => ({
  ...rest,
  project: {
    id: cleanText(project.id, MAX_TEXT),
    name: cleanText(project.name ?? '', MAX_TEXT),
    url: webLink(project.url?.slice(0, MAX_URL)),
    iconUrl: pictureOf(project.iconUrl),
  },
  expiry: expiry * 1000,
  createdAt,
  revokedAt: revokedAt ?? undefined,
  permissions,
  summary: permissions.slice(0, MAX_SHOWN).map(summaryOf),
  policies: policies.map(({ id }) => cleanText(id, MAX_TEXT)),
})

const MAX_PICTURE = 100_000
const pictureOf = (link: string | null | undefined): string | undefined =>
  safePicture(link, { maxDataLength: MAX_PICTURE })

const permissionDataSchema = v.object({
  address: v.fallback(v.optional(address), undefined),
  token: v.fallback(v.optional(address), undefined),
  functions: v.fallback(
    v.array(v.fallback(v.object({ functionName: v.string() }), { functionName: '' })),
    [],
  ),
  allowance: v.fallback(v.optional(quantity), undefined),
  period: v.fallback(v.optional(seconds), undefined),
})

function summaryOf({ type, data }: WirePermission): PermissionSummary {
  const { address: contract, token, functions, allowance, period } = v.parse(permissionDataSchema, data)
  return {
    type: cleanText(type, MAX_TEXT),
    address: contract ?? token,
    functions: functions
      .slice(0, MAX_SHOWN)
      .map(({ functionName }) => cleanText(functionName, MAX_TEXT))
      .filter(Boolean),
    allowance: allowance && `${BigInt(allowance)}`,
    period,
  }
}
