import { encodeAbiParameters, getAddress, type Hex, keccak256, parseAbiParameters, slice } from 'viem'
import { createWebAuthnCredential, type P256Credential, toWebAuthnAccount } from 'viem/account-abstraction'

// A wallet whose key is a passkey of the browser, as an EIP-1193 provider. Its signatures are those of contracts: the
// authenticator's answer, ABI-encoded.
type Request = { readonly method: string; readonly params?: readonly Hex[] }
type Credential = Pick<P256Credential, 'id' | 'publicKey'>

const KEY = 'passkey'
const REJECTED = { code: 4001, message: 'User rejected the request.' }
const signature = parseAbiParameters('bytes authenticatorData, string clientDataJSON, bytes signature')

const stored = (): Credential | undefined =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null') as Credential | undefined
const addressOf = ({ publicKey }: Credential): Hex => getAddress(slice(keccak256(publicKey), 12))

async function create(): Promise<Credential> {
  const { id, publicKey } = await createWebAuthnCredential({ name: 'Foyer' })
  localStorage.setItem(KEY, JSON.stringify({ id, publicKey }))
  return { id, publicKey }
}

async function sign(raw: Hex): Promise<Hex> {
  const credential = stored()
  if (!credential) throw REJECTED
  const signed = await toWebAuthnAccount({ credential }).signMessage({ message: { raw } })
  const { authenticatorData, clientDataJSON } = signed.webauthn
  return encodeAbiParameters(signature, [authenticatorData, clientDataJSON, signed.signature])
}

async function answer({ method, params: [first = '0x'] = [] }: Request): Promise<unknown> {
  const credential = stored()
  switch (method) {
    case 'eth_requestAccounts':
      return [addressOf(credential ?? (await create()))]
    case 'eth_accounts':
      return credential ? [addressOf(credential)] : []
    case 'eth_chainId':
      return '0x1'
    case 'personal_sign':
      return sign(first)
    default:
      throw { code: 4200, message: `${method} is not supported` }
  }
}

Object.assign(window, {
  passkeyPublicKey: () => stored()?.publicKey,
  passkeyProvider: {
    // For a closed prompt the browser throws an error of its own.
    request: (request: Request) =>
      answer(request).catch((error: unknown) => {
        throw typeof error === 'object' && error && 'code' in error && error.code === 4200 ? error : REJECTED
      }),
    on: () => undefined,
    removeListener: () => undefined,
  },
})
