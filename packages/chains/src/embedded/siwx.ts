import type { AuthenticateParameters, AuthenticatedMessage } from '../connector.ts'
import { createSiwxMessage } from '../siwx/createSiwxMessage.ts'
import type { CaipNetworkId } from '../types.ts'
import type { FrameUser, SiwxWire } from './frame/types.ts'

const PLACEHOLDER = '<<AccountAddress>>'
/** Placeholder for the account, since serializing requires a valid address. */
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

/** Sign-in message for the frame to sign while connecting, with a placeholder for the account. */
export function toSiwxWire(
  { domain, uri, nonce, statement, expirationTime, notBefore, requestId, resources }: AuthenticateParameters,
  chainId: CaipNetworkId,
  issuedAt: string,
): SiwxWire {
  const fields = {
    chainId,
    domain,
    uri,
    version: '1' as const,
    nonce,
    issuedAt,
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  const text = createSiwxMessage({ ...fields, accountAddress: ZERO_ADDRESS })
  return {
    ...fields,
    accountAddress: PLACEHOLDER,
    serializedMessage: text.replace(ZERO_ADDRESS, PLACEHOLDER),
  }
}

/** Message that the frame signed while connecting; empty if it did not. */
export const toMessages = (
  user: FrameUser,
  caipNetworkId: CaipNetworkId,
): readonly AuthenticatedMessage[] => {
  const { message, signature, siwxMessage, address } = user
  if (message === undefined || signature === undefined) return []
  return [
    {
      caipNetworkId,
      address,
      message,
      signature,
      cacao: {
        h: { t: 'caip122' },
        p: { ...siwxMessage, iss: `did:pkh:${caipNetworkId}:${address}` },
        s: { t: 'eip191', s: signature },
      },
    },
  ]
}
