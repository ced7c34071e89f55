/** Words of what an address can be sent, wherever that is said. */
export const receiveMessages = {
  'receive.networks': 'Only send assets from these networks',
  'receive.oneNetwork': 'Only this network',
} as const
