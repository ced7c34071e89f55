export const onrampWidgetMessages = {
  'onrampWidget.label': 'Buy crypto',
  'onrampWidget.quotes': 'Get quotes',
  'onrampWidget.connect': 'Connect wallet',
} as const
