/** Methods that match the pattern below but ask the user nothing. */
const unasked: readonly string[] = [
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'wallet_getGrantedExecutionPermissions',
]

/** Whether a JSON-RPC method asks the user to sign, send or grant something, judged by its name. */
export const isReviewed = (method: string): boolean =>
  /sign|send|swap|grant|prepareCalls|^wallet_(?:connect$|invoke|upgrade|delegate|authori|addSubAccount$|(?:request|revoke)Execution)/i.test(
    method,
  ) && !unasked.includes(method)
