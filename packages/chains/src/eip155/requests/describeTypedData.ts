import { read } from '../../errors/foreign.ts'
import type { TypedData } from '../../operations.ts'
import type { RequestContent } from '../../walletRequest.ts'
import { unreadable } from './readRpc.ts'
import { isRecord, MAX_DEPTH } from './structs.ts'
import { typedDataEffects } from './typedDataEffects.ts'

type TypedDataContent = Extract<RequestContent, { readonly type: 'typedData' }>

/** Typed data with the fields that are signed, and the effects of their signature. `signer`: account that signs. */
export function describeTypedData(content: TypedDataContent, signer: string | undefined): TypedDataContent {
  const { domain } = content.typedData
  const all = signedTypes(content.typedData).map((primaryType) =>
    // With the whole domain: an approval for its contract is shown even if that field is not signed.
    typedDataEffects({ ...withSignedFields({ ...content.typedData, primaryType }), domain }, signer),
  )
  const nativeTransfers = all.flatMap((each) => each.nativeTransfers)
  const receivers = [...new Set(all.flatMap((each) => each.receivers))]
  const delegates = [...new Set(all.flatMap((each) => each.delegates))]
  return {
    ...content,
    typedData: withSignedFields(content.typedData),
    effects: all.flatMap((each) => each.effects),
    ...(nativeTransfers.length > 0 && { nativeTransfers }),
    ...(receivers.length > 0 && { receivers }),
    ...(all.some(({ hasUnpaidOrder }) => hasUnpaidOrder) && { hasUnpaidOrder: true }),
    ...(delegates.length > 0 && { delegates }),
    ...(all.some(({ isHash }) => isHash) && { isHash: true }),
  }
}

/** Typed data without the fields of its domain and message that its types do not name. */
function withSignedFields(typedData: TypedData): TypedData {
  const { domain, types, primaryType, message } = typedData
  return {
    ...typedData,
    // In an operation `EIP712Domain` may be absent: the domain is then signed with all fields.
    domain: {
      ...(signedFields(types, 'EIP712Domain', domain) as TypedData['domain']),
      // ethers signs it whether or not the type names it.
      ...(domain['chainId'] !== undefined && { chainId: domain['chainId'] }),
    },
    message: signedFields(types, primaryType, message) as TypedData['message'],
  }
}

/**
 * Types that a wallet may sign the message as: the named one, and the one that ethers signs, which is the only type
 * that no other type has a field of.
 */
function signedTypes({ types, primaryType }: TypedData): readonly string[] {
  const structs = Object.entries(types).filter(([name]) => name !== 'EIP712Domain')
  const used = structs.flatMap(([, fields]) =>
    (Array.isArray(fields) ? fields : []).map((field: unknown) => {
      const type = read(field, 'type')
      return typeof type === 'string' ? type.split('[')[0] : undefined
    }),
  )
  const [root, ...others] = structs.map(([name]) => name).filter((name) => !used.includes(name))
  return root === undefined || root === primaryType || others.length > 0 ? [primaryType] : [primaryType, root]
}

/**
 * The fields of a value that its type names. Throws `REQUEST_UNREADABLE` for structs and lists deeper than those that
 * are searched for effects.
 */
function signedFields(types: TypedData['types'], type: string, value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH && typeof value === 'object') throw unreadable('message')
  if (Array.isArray(value)) {
    const item = type.replace(/\[\d*\]$/, '')
    return value.map((each: unknown) => signedFields(types, item, each, depth + 1))
  }
  const fields: unknown = Object.hasOwn(types, type) ? types[type] : undefined
  if (!isRecord(value) || !Array.isArray(fields)) return value
  const named = fields.flatMap((field: unknown) => {
    const [name, of] = [read(field, 'name'), read(field, 'type')]
    if (typeof name !== 'string' || typeof of !== 'string' || !Object.hasOwn(value, name)) return []
    return [[name, signedFields(types, of, value[name], depth + 1)] as const]
  })
  return Object.fromEntries(named)
}
