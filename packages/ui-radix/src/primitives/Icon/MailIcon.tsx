import { createIcon, type Icon } from './createIcon.tsx'

export const MailIcon: Icon = /*#__PURE__*/ createIcon('M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6')
