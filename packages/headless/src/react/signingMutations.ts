import { fillAccount } from './fillAccount.ts'
import { type MutationParameters, type MutationResult, useVerb } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SignMessageParameters } from '../wallet/signing/signMessage.ts'
import { loadSigningActions } from '../wallet/signing/lazy.ts'
import type { SignTypedDataParameters } from '../wallet/signing/signTypedData.ts'
import type { SignTransactionParameters } from '../wallet/signing/signTransaction.ts'
import type { SendTransactionParameters } from '../wallet/signing/sendTransaction.ts'
import type { SentCalls } from '@foyer/chains'
import type { SendCallsParameters } from '../wallet/signing/sendCalls.ts'

export type UseSignMessageParameters = MutationParameters<string, SignMessageParameters>
export type UseSignMessageReturnType = MutationResult<'signMessage', string, SignMessageParameters>

/**
 * Asks the wallet to sign a text with the account in use.
 *
 * @example
 * ```tsx
 * import { useSignMessage } from '@foyer/headless'
 * export function Sign() {
 *   const { signMessage, data } = useSignMessage()
 *   return <button onClick={() => signMessage({ message: 'Hello' })}>{data ?? 'Sign'}</button>
 * }
 * ```
 */
export function useSignMessage(parameters: UseSignMessageParameters = {}): UseSignMessageReturnType {
  const config = useConfig(parameters)
  return useVerb(
    config,
    'signMessage',
    async (variables: SignMessageParameters) => (await loadSigningActions()).signMessage(config, variables),
    { mutation: parameters.mutation, fill: fillAccount },
  )
}

export type UseSignTypedDataParameters = MutationParameters<string, SignTypedDataParameters>
export type UseSignTypedDataReturnType = MutationResult<'signTypedData', string, SignTypedDataParameters>

/**
 * Asks the wallet to sign structured data (EIP-712) with the account in use.
 *
 * @example
 * ```tsx
 * import { useSignTypedData } from '@foyer/headless'
 * const typedData = {
 *   domain: { name: 'Shop', version: '1', chainId: 1 },
 *   types: { Order: [{ name: 'id', type: 'uint256' }] },
 *   primaryType: 'Order',
 *   message: { id: '7' },
 * }
 * export function Sign() {
 *   const { signTypedData, data } = useSignTypedData()
 *   return <button onClick={() => signTypedData({ typedData })}>{data ?? 'Sign order'}</button>
 * }
 * ```
 */
export function useSignTypedData(parameters: UseSignTypedDataParameters = {}): UseSignTypedDataReturnType {
  const config = useConfig(parameters)
  return useVerb(
    config,
    'signTypedData',
    async (variables: SignTypedDataParameters) =>
      (await loadSigningActions()).signTypedData(config, variables),
    { mutation: parameters.mutation, fill: fillAccount },
  )
}

export type UseSignTransactionParameters = MutationParameters<string, SignTransactionParameters>
export type UseSignTransactionReturnType = MutationResult<
  'signTransaction',
  string,
  SignTransactionParameters
>

/**
 * Asks the wallet to sign a transaction without sending it.
 *
 * @example
 * ```tsx
 * import { useSignTransaction } from '@foyer/headless'
 * export function Sign({ transaction }: { transaction: string }) {
 *   const { signTransaction, data } = useSignTransaction()
 *   return <button onClick={() => signTransaction({ transaction })}>{data ?? 'Sign'}</button>
 * }
 * ```
 */
export function useSignTransaction(
  parameters: UseSignTransactionParameters = {},
): UseSignTransactionReturnType {
  const config = useConfig(parameters)
  return useVerb(
    config,
    'signTransaction',
    async (variables: SignTransactionParameters) =>
      (await loadSigningActions()).signTransaction(config, variables),
    { mutation: parameters.mutation, fill: fillAccount },
  )
}

export type UseSendTransactionParameters = MutationParameters<string, SendTransactionParameters>
export type UseSendTransactionReturnType = MutationResult<
  'sendTransaction',
  string,
  SendTransactionParameters
>

/**
 * Asks the wallet to send a transaction from the account in use.
 *
 * @example
 * ```tsx
 * import { useSendTransaction } from '@foyer/headless'
 * export function Send() {
 *   const { sendTransaction, data } = useSendTransaction()
 *   const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 *   return <button onClick={() => sendTransaction({ to, value: 10n ** 16n })}>{data ?? 'Send 0.01'}</button>
 * }
 * ```
 */
export function useSendTransaction(
  parameters: UseSendTransactionParameters = {},
): UseSendTransactionReturnType {
  const config = useConfig(parameters)
  return useVerb(
    config,
    'sendTransaction',
    async (variables: SendTransactionParameters) =>
      (await loadSigningActions()).sendTransaction(config, variables),
    { mutation: parameters.mutation, fill: fillAccount },
  )
}

export type UseSendCallsParameters = MutationParameters<SentCalls, SendCallsParameters>
export type UseSendCallsReturnType = MutationResult<'sendCalls', SentCalls, SendCallsParameters>

/**
 * Asks the wallet to send several calls as one (EIP-5792), from the account in use.
 *
 * @example
 * ```tsx
 * import { useSendCalls } from '@foyer/headless'
 * export function PayBoth({ one, other }: { one: string; other: string }) {
 *   const { sendCalls, data } = useSendCalls()
 *   const calls = [one, other].map((to) => ({ to, value: 10n ** 16n }))
 *   return <button onClick={() => sendCalls({ calls })}>{data?.id ?? 'Pay both'}</button>
 * }
 * ```
 */
export function useSendCalls(parameters: UseSendCallsParameters = {}): UseSendCallsReturnType {
  const config = useConfig(parameters)
  return useVerb(
    config,
    'sendCalls',
    async (variables: SendCallsParameters) => (await loadSigningActions()).sendCalls(config, variables),
    { mutation: parameters.mutation, fill: fillAccount },
  )
}
