import type { SolanaSignInInput } from '@solana/wallet-standard-features'

/** Sign In With Solana: message of the fields, one per line. */
export function toSignInText(fields: SolanaSignInInput, address: string, host: string): string {
  const { domain = host, statement, uri, version, chainId, nonce, issuedAt } = fields
  const { expirationTime, notBefore, requestId, resources } = fields
  const lines = [
    ['URI', uri],
    ['Version', version],
    ['Chain ID', chainId],
    ['Nonce', nonce],
    ['Issued At', issuedAt],
    ['Expiration Time', expirationTime],
    ['Not Before', notBefore],
    ['Request ID', requestId],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  const head = `${domain} wants you to sign in with your Solana account:\n${address}`
  return [head, statement, lines.join('\n')].filter(Boolean).join('\n\n')
}
