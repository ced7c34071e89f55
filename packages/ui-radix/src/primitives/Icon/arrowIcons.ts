// Arrows and chevrons.

import { createIcon, type Icon } from './createIcon.tsx'

/**
 * @example
 * ```tsx
 * import { BackIcon, IconButton } from '@foyer/ui-radix/primitives'
 * export const Back = () => (
 *   <IconButton label="Back">
 *     <BackIcon />
 *   </IconButton>
 * )
 * ```
 */
export const BackIcon: Icon = /*#__PURE__*/ createIcon('M19 12H5.5M11 6l-6 6 6 6', { mirror: true })

export const ForwardIcon: Icon = /*#__PURE__*/ createIcon('M5 12h13.5M13 6l6 6-6 6', { mirror: true })

/**
 * @example
 * ```tsx
 * import { ChevronIcon, Row } from '@foyer/ui-radix/primitives'
 * export const Networks = () => <Row name="Networks" trailing={<ChevronIcon size={16} />} />
 * ```
 */
export const ChevronIcon: Icon = /*#__PURE__*/ createIcon('m9.5 6 6 6-6 6', { mirror: true })

/**
 * @example
 * ```tsx
 * import { ChevronDownIcon, IconButton } from '@foyer/ui-radix/primitives'
 * export const More = () => (
 *   <IconButton label="More">
 *     <ChevronDownIcon />
 *   </IconButton>
 * )
 * ```
 */
export const ChevronDownIcon: Icon = /*#__PURE__*/ createIcon('m6 9.5 6 6 6-6')

export const UpIcon: Icon = /*#__PURE__*/ createIcon('M12 19V5.5M6.5 11 12 5.5 17.5 11')

export const DownIcon: Icon = /*#__PURE__*/ createIcon('M12 5v13.5M6.5 13 12 18.5 17.5 13')

/**
 * @example
 * ```tsx
 * import { Button, ExternalIcon } from '@foyer/ui-radix/primitives'
 * export const Explorer = () => (
 *   <Button>
 *     View on explorer <ExternalIcon size={16} />
 *   </Button>
 * )
 * ```
 */
export const ExternalIcon: Icon = /*#__PURE__*/ createIcon('M7 17 17.25 6.75M8.75 6.75h8.5v8.5', {
  mirror: true,
})
