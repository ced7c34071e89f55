export const whatIsABuyMessages = {
  'whatIsABuy.ways.title': 'Buy with card or bank',
  'whatIsABuy.ways.body':
    'A provider takes your money and sends what you bought to your wallet. It may ask who you are, as a bank does.',
  'whatIsABuy.yours.title': 'Straight to your wallet',
  'whatIsABuy.yours.body': 'Cards take minutes, banks can take days. What you bought shows up by itself.',
  'whatIsABuy.choose': 'Choose a provider',
} as const
