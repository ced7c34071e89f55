/** What the family can do. */
export const operationNames = [
  'readSession',
  'switchNetwork',
  'signMessage',
  'signTypedData',
  'sendTransaction',
  'getAssets',
  'getCapabilities',
  'sendCalls',
  'getCallsStatus',
  'grantPermissions',
  'revokePermissions',
  'waitForTransaction',
  'estimateGas',
  'getBalance',
  'transferToken',
  'estimateTransfer',
  'getTransferReserve',
  'normalizeName',
  'verifyMessage',
] as const

export type Eip155Operation = (typeof operationNames)[number]
