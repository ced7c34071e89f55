export const onRampTokenSelectMessages = { 'onRampTokenSelect.list': 'Tokens' } as const
