// Icons of the subjects of views: accounts, networks, devices, tokens, payments.

import { createIcon, type Icon } from './createIcon.tsx'

export const BankIcon: Icon = /*#__PURE__*/ createIcon(
  'M3.5 9.5 12 4l8.5 5.5h-17ZM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20h17M5 17h14',
)

export const CardIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM2.5 10h19M6.5 14.5h4',
)

/** Check mark in a seal: certified. */
export const CertifiedIcon: Icon = /*#__PURE__*/ createIcon(
  'm12 3 2.5 1.9 3.1-.1.9 3 2.5 1.8-1 2.9 1 2.9-2.5 1.8-.9 3-3.1-.1L12 22l-2.5-1.9-3.1.1-.9-3L3 15.4l1-2.9-1-2.9 2.5-1.8.9-3 3.1.1zM8.6 12.6l2.4 2.4 4.4-5',
)

export const ClockIcon: Icon = /*#__PURE__*/ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5.2l3.2 1.9',
)

export const ExitIcon: Icon = /*#__PURE__*/ createIcon(
  'M14 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M16 8l4 4-4 4M20 12H10',
  { mirror: true },
)

/** Installed in the browser. */
export const ExtensionIcon: Icon = /*#__PURE__*/ createIcon(
  'M5.5 4.5h13a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2zM3.5 9h17M12 12v5M9.5 14.5h5',
)

export const GlobeIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.5 2.5 3.5 5.3 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.3-3.5-8.5s1-6 3.5-8.5z',
)

export const IdIcon: Icon = /*#__PURE__*/ createIcon(
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM8.8 11.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM6 16c.3-1.5 1.4-2.3 2.8-2.3s2.5.8 2.8 2.3M14.5 9.6H18M14.5 13.4H17',
)

export const KeyIcon: Icon = /*#__PURE__*/ createIcon(
  'M15 5.2a4.4 4.4 0 1 1-2.9 7.7L6 19H4.5v-3.2l1.8-.1v-1.8l1.8-.1 2.8-2.7A4.4 4.4 0 0 1 15 5.2ZM16 9h.01',
)

export const PhoneIcon: Icon = /*#__PURE__*/ createIcon(
  'M8.5 3h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 17.5h2',
)

export const PlusIcon: Icon = /*#__PURE__*/ createIcon('M12 5v14M5 12h14')

export const ReceiveIcon: Icon = /*#__PURE__*/ createIcon('M17.5 6.5 7 17M7 9v8h8')

export const RouteIcon: Icon = /*#__PURE__*/ createIcon(
  'M6 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 6H15a3 3 0 0 1 0 6H9a3 3 0 0 0 0 6h6.5',
)

export const ScaleIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0L5 7ZM19 7l-2.5 6a2.8 2.8 0 0 0 5 0L19 7Z',
)

export const SendIcon: Icon = /*#__PURE__*/ createIcon('M6.5 17.5 17 7M9 7h8v8')

export const StackIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 4 3.5 8.5 12 13l8.5-4.5L12 4ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
)

export const SwapIcon: Icon = /*#__PURE__*/ createIcon(
  'M7 8.5h12M15.5 5 19 8.5 15.5 12M17 15.5H5M8.5 12 5 15.5 8.5 19',
)

export const TrashIcon: Icon = /*#__PURE__*/ createIcon(
  'M5 7h14M9.5 7V5.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V7M7 7l.7 10.6a2 2 0 0 0 2 1.9h4.6a2 2 0 0 0 2-1.9L17 7M10.5 11v4.5M13.5 11v4.5',
)

/** Icon for a wallet. */
export const WalletIcon: Icon = /*#__PURE__*/ createIcon(
  'M17 8.500V6a1.500 1.500 0 0 0-1.500-1.500H6.500A2.500 2.500 0 0 0 4 7v9.500A2.500 2.500 0 0 0 6.500 19h11a2 2 0 0 0 2-2v-6.500a2 2 0 0 0-2-2H6a2 2 0 0 1-2-1.500M15.700 13.700h.1',
)
