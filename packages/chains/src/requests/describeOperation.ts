import type { Call, OperationParameters } from '../operations.ts'
import type { Hex } from '../types.ts'
import { parseValue } from '../units.ts'
import type { RequestContent, RequestedCall } from '../walletRequest.ts'

/** Operations that ask the user, with parameters that are not read. */
const opaque: readonly string[] = [
  'signTransaction',
  'signAllTransactions',
  'signAndSendTransaction',
  'signPsbt',
  'grantPermissions',
  'revokePermissions',
  'requestExecutionPermissions',
  'revokeExecutionPermission',
]

/**
 * Content of an operation for namespaces without a `describeRequest` of their own; `undefined` for operations that ask
 * the user nothing.
 *
 * @example
 * ```ts
 * import { describeOperation } from '@foyer/chains'
 * const content = describeOperation('sendTransaction', { to: 'receiver', value: 1n })
 * ```
 */
export function describeOperation(method: string, params: unknown): RequestContent | undefined {
  switch (method) {
    case 'signMessage': {
      const { message } = params as { message: string | Uint8Array }
      return describeMessage(typeof message === 'string' ? new TextEncoder().encode(message) : message)
    }
    case 'signTypedData': {
      const { typedData } = params as OperationParameters<'signTypedData'>
      return { type: 'typedData', typedData, effects: [] }
    }
    case 'signIn': {
      const { domain } = params as OperationParameters<'signIn'>
      return { type: 'message', bytes: '0x', isHash: false, signInDomain: domain }
    }
    case 'sendTransaction':
      return { type: 'transaction', calls: [toCall(params as OperationParameters<'sendTransaction'>)] }
    case 'sendCalls': {
      const { calls } = params as OperationParameters<'sendCalls'>
      return { type: 'transaction', calls: calls.map(toCall) }
    }
    case 'transferToken': {
      const { to, token, value } = params as OperationParameters<'transferToken'>
      return {
        type: 'transaction',
        calls: [
          {
            to: token,
            value: 0n,
            decoded: {
              name: 'transfer',
              fields: [
                { label: 'to', value: to, type: 'address' },
                { label: 'amount', value: `${value}`, type: 'text' },
              ],
            },
            effects: [{ type: 'transfer', token, to, value }],
          },
        ],
      }
    }
    default:
      return opaque.includes(method) ? { type: 'other', method } : undefined
  }
}

// An invalid value is sent as 0 (R69).
const toCall = ({ to, value, data }: Call): RequestedCall => ({
  to,
  value: parseValue(value) ?? 0n,
  data,
  effects: [],
})

/** Content of a message. `isHash`: its bytes are signed without a prefix. */
export function describeMessage(bytes: Uint8Array, isHash = false): RequestContent {
  const content = offchainContent(bytes) ?? bytes
  return {
    type: 'message',
    text: readText(content),
    bytes: toHex(bytes),
    isHash,
    // Also for bytes that are not readable text: the server of the named site may accept them.
    signInDomain: signInDomain(new TextDecoder().decode(content)),
  }
}

const KEY_BYTES = 32

/**
 * Content of an off-chain message of Solana, which cannot be a transaction: no version of these has the first byte
 * 255.
 */
function offchainContent(bytes: Uint8Array): Uint8Array | undefined {
  const [first, version] = [bytes[0], bytes[16]]
  if (first !== 0xff || new TextDecoder().decode(bytes.subarray(1, 16)) !== 'solana offchain')
    return undefined
  const signers = (at: number): number => at + 1 + KEY_BYTES * (bytes[at] ?? 0)
  // Version 0 has the domain of the app and a format before the signers, and the length of the content behind them.
  if (version === 0) return bytes.subarray(signers(18 + KEY_BYTES) + 2)
  return version === 1 ? bytes.subarray(signers(17)) : undefined
}

/** Control characters that a readable text does not have; tab and line breaks are allowed. */
// oxlint-disable-next-line no-control-regex -- it looks for them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Bytes as text, if they are UTF-8 without control characters. */
export function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return CONTROL.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

export const toBytes = (hex: string): Uint8Array =>
  Uint8Array.from({ length: (hex.length - 2) / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 + 2 * index, 4 + 2 * index), 16),
  )

export const toHex = (bytes: Uint8Array): Hex =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** First line of EIP-4361 and CAIP-122. Also finds messages that a strict parser rejects for their other lines. */
const SIGN_IN = /^\s*(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your /i

/** Domain that a sign-in message names; `undefined` for other messages. */
const signInDomain = (text: string): string | undefined => SIGN_IN.exec(text)?.[1]
