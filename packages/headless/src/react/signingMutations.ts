import type { SentCalls } from '@foyer/chains'
import type { Config, ForConfig, RegisteredConfig } from '../core/types.ts'
import { loadSigningActions } from '../flows/signing/lazy.ts'
import type { SendCallsParameters } from '../flows/signing/sendCalls.ts'
import type { SendTransactionParameters } from '../flows/signing/sendTransaction.ts'
import type {
  SignMessageParameters,
  SignTypedDataParameters,
  SignTransactionParameters,
} from '../flows/signing/sign.ts'
import {
  fillAccount,
  type MutationParameters,
  type MutationResult,
  useWalletAction,
} from './foyerMutation.ts'

export type UseSignMessageParameters<config extends Config = RegisteredConfig> = MutationParameters<
  string,
  ForConfig<SignMessageParameters, config>,
  config
>
export type UseSignMessageReturnType<config extends Config = RegisteredConfig> = MutationResult<
  'signMessage',
  string,
  ForConfig<SignMessageParameters, config>
>

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
export function useSignMessage<config extends Config = RegisteredConfig>(
  parameters: UseSignMessageParameters<config> = {},
): UseSignMessageReturnType<config> {
  return useWalletAction(parameters, 'signMessage', loadSigningActions, fillAccount)
}

export type UseSignTypedDataParameters<config extends Config = RegisteredConfig> = MutationParameters<
  string,
  ForConfig<SignTypedDataParameters, config>,
  config
>
export type UseSignTypedDataReturnType<config extends Config = RegisteredConfig> = MutationResult<
  'signTypedData',
  string,
  ForConfig<SignTypedDataParameters, config>
>

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
export function useSignTypedData<config extends Config = RegisteredConfig>(
  parameters: UseSignTypedDataParameters<config> = {},
): UseSignTypedDataReturnType<config> {
  return useWalletAction(parameters, 'signTypedData', loadSigningActions, fillAccount)
}

export type UseSignTransactionParameters<config extends Config = RegisteredConfig> = MutationParameters<
  string,
  ForConfig<SignTransactionParameters, config>,
  config
>
export type UseSignTransactionReturnType<config extends Config = RegisteredConfig> = MutationResult<
  'signTransaction',
  string,
  ForConfig<SignTransactionParameters, config>
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
export function useSignTransaction<config extends Config = RegisteredConfig>(
  parameters: UseSignTransactionParameters<config> = {},
): UseSignTransactionReturnType<config> {
  return useWalletAction(parameters, 'signTransaction', loadSigningActions, fillAccount)
}

export type UseSendTransactionParameters<config extends Config = RegisteredConfig> = MutationParameters<
  string,
  ForConfig<SendTransactionParameters, config>,
  config
>
export type UseSendTransactionReturnType<config extends Config = RegisteredConfig> = MutationResult<
  'sendTransaction',
  string,
  ForConfig<SendTransactionParameters, config>
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
export function useSendTransaction<config extends Config = RegisteredConfig>(
  parameters: UseSendTransactionParameters<config> = {},
): UseSendTransactionReturnType<config> {
  return useWalletAction(parameters, 'sendTransaction', loadSigningActions, fillAccount)
}

export type UseSendCallsParameters<config extends Config = RegisteredConfig> = MutationParameters<
  SentCalls,
  ForConfig<SendCallsParameters, config>,
  config
>
export type UseSendCallsReturnType<config extends Config = RegisteredConfig> = MutationResult<
  'sendCalls',
  SentCalls,
  ForConfig<SendCallsParameters, config>
>

/**
 * Asks the wallet to send several calls as one (EIP-5792), from the account in use. `capabilities.paymasterService`
 * has a service pay the fee (ERC-7677).
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
export function useSendCalls<config extends Config = RegisteredConfig>(
  parameters: UseSendCallsParameters<config> = {},
): UseSendCallsReturnType<config> {
  return useWalletAction(parameters, 'sendCalls', loadSigningActions, fillAccount)
}
