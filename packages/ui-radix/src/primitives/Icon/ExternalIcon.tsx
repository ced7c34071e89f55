import { createIcon, type Icon } from './createIcon.tsx'

export const ExternalIcon: Icon = /*#__PURE__*/ createIcon('M8 16 17 7M9.5 7H17v7.5', { mirror: true })
