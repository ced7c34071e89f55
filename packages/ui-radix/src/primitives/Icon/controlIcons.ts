// Icons of controls and states: header, search, copy, success and failure. Loaded with the first view.

import { createIcon, type Icon } from './createIcon.tsx'

/**
 * @example
 * ```tsx
 * import { CheckIcon, Row } from '@foyer/ui-radix/primitives'
 * export const Chosen = () => <Row name="English" trailing={<CheckIcon />} />
 * ```
 */
export const CheckIcon: Icon = /*#__PURE__*/ createIcon('m5 12.5 4.5 4.5L19 7.5')

/**
 * @example
 * ```tsx
 * import { CloseIcon, IconButton } from '@foyer/ui-radix/primitives'
 * export const Close = () => (
 *   <IconButton label="Close">
 *     <CloseIcon />
 *   </IconButton>
 * )
 * ```
 */
export const CloseIcon: Icon = /*#__PURE__*/ createIcon('m6.5 6.5 11 11m0-11-11 11')

/**
 * @example
 * ```tsx
 * import { CopyIcon, IconButton } from '@foyer/ui-radix/primitives'
 * export const Copy = () => (
 *   <IconButton label="Copy address">
 *     <CopyIcon />
 *   </IconButton>
 * )
 * ```
 */
export const CopyIcon: Icon = /*#__PURE__*/ createIcon(
  'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M5.5 15.2a1.8 1.8 0 0 1-1-1.7v-7a2 2 0 0 1 2-2h7c.8 0 1.4.4 1.7 1',
)

export const ExclamationIcon: Icon = /*#__PURE__*/ createIcon('M12 6v7.5M12 17.5v.01')

export const GridIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
)

/**
 * @example
 * ```tsx
 * import { HelpIcon, IconButton } from '@foyer/ui-radix/primitives'
 * export const What = () => (
 *   <IconButton label="What is a wallet?">
 *     <HelpIcon />
 *   </IconButton>
 * )
 * ```
 */
export const HelpIcon: Icon = /*#__PURE__*/ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9.5 9.7a2.6 2.6 0 1 1 3.7 2.35c-.75.35-1.2.85-1.2 1.6v.2M12 16.9v.01',
)

/**
 * @example
 * ```tsx
 * import { Field, InfoIcon } from '@foyer/ui-radix/primitives'
 * export const Receiver = () => <Field label="Receiver" icon={<InfoIcon size={20} />} />
 * ```
 */
export const InfoIcon: Icon = /*#__PURE__*/ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11.5V16M12 8v.01',
)

export const MailIcon: Icon = /*#__PURE__*/ createIcon('M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6')

export const MoreIcon: Icon = /*#__PURE__*/ createIcon('M5 11.5h1v1H5zM11.5 11.5h1v1h-1zM18 11.5h1v1h-1z')

/** QR code. */
export const QrIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 4.5h5.5v5.5H4.5zM14 4.5h5.5v5.5H14zM4.5 14h5.5v5.5H4.5zM14 14h2v2h-2zM19.5 14v2M14 19.5h2M19.5 19.5h-.1',
)

/**
 * @example
 * ```tsx
 * import { IconButton, SearchIcon } from '@foyer/ui-radix/primitives'
 * export const Search = () => (
 *   <IconButton label="Search">
 *     <SearchIcon />
 *   </IconButton>
 * )
 * ```
 */
export const SearchIcon: Icon = /*#__PURE__*/ createIcon(
  'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.3 15.3 20 20',
)

/**
 * @example
 * ```tsx
 * import { EmptyState, WarningIcon } from '@foyer/ui-radix/primitives'
 * export const NoPrice = () => <EmptyState icon={<WarningIcon size={24} />} title="This token has no price" tone="warning" />
 * ```
 */
export const WarningIcon: Icon = /*#__PURE__*/ createIcon(
  'M10.6 4.7 3.2 17.5A1.65 1.65 0 0 0 4.6 20h14.8a1.65 1.65 0 0 0 1.4-2.5L13.4 4.7a1.6 1.6 0 0 0-2.8 0M12 9.5v4M12 16.5v.01',
)
