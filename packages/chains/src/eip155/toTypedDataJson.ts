import type { TypedData } from '../operations.ts'

/** The fields that an EIP-712 domain may have, in the standard's order. */
const DOMAIN_FIELDS: readonly { readonly name: string; readonly type: string }[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Typed data as `eth_signTypedData_v4` wants it: JSON that names the domain's own type, with bigints as text. */
export function toTypedDataJson({ domain, types, primaryType, message }: TypedData): string {
  const EIP712Domain = DOMAIN_FIELDS.filter(({ name }) => domain[name] !== undefined)
  return JSON.stringify(
    { domain, types: { EIP712Domain, ...types }, primaryType, message },
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
  )
}
