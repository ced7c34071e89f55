/** What an RPC call is given beside its parameters; Kit wants the key absent when there is no signal. */
export const sendOptions = (signal: AbortSignal | undefined): { abortSignal?: AbortSignal } =>
  signal ? { abortSignal: signal } : {}
