export const buyMessages = {
  'buy.pay': 'You pay',
  'buy.get': 'You get',
  'buy.changeFiat': 'Change currency',
  'buy.changeToken': 'Change token',
  'buy.presets': 'Amounts',
  'buy.below': 'At least {limit}',
  'buy.above': 'At most {limit}',
  'buy.quoting': 'Getting a price…',
  'buy.fees': 'After fees of {fees}',
  'buy.noFees': 'The provider confirms the price',
  'buy.estimate': 'Estimate, not a price. The provider shows what you get.',
  'buy.notSold': 'Nobody sells on {network}',
} as const
