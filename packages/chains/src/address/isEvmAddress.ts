/** 40 hex characters, with or without `0x`, in any case. */
export function isEvmAddress(value: string): boolean {
  return /^(?:0x)?[0-9a-f]{40}$/i.test(value)
}
