import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'

type Values = (typeof parts.Stack)['stack']

export type StackOwnProps = {
  /** @default 'column' */
  direction?: Values['data-direction'][number] | undefined
  /** Pixels between children. @default 8 */
  gap?: 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | undefined
  /** @default 'stretch' */
  align?: Values['data-align'][number] | undefined
  /** Children share the line in equal parts. @default false */
  equal?: boolean | undefined
  /**
   * Room that stays while there is less content, so that what follows does not move. `line`: a line with a control, in
   * its middle. `panel`: four rows of a list, or what the window leaves of them; the last child is at the end.
   */
  reserve?: Values['data-reserve'][number] | undefined
}

/**
 * Children in a row or column, with a gap. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Button, Stack } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Stack direction="row" gap={12} equal>
 *     <Button>Cancel</Button>
 *     <Button variant="primary">Send</Button>
 *   </Stack>
 * )
 * ```
 */
export const Stack: PlainPart<'div', StackOwnProps> = /*#__PURE__*/ createPart(
  'div',
  'stack',
  ({ direction = 'column', gap = 8, align = 'stretch', equal, reserve, ...rest }: StackOwnProps) => ({
    'data-direction': direction,
    'data-gap': gap,
    'data-align': align,
    'data-equal': equal ? '' : undefined,
    'data-reserve': reserve,
    ...rest,
  }),
)

export type ListOwnProps = {
  /** Pixels between items. @default 4 */
  gap?: 0 | 4 | 8 | undefined
}

/**
 * A list of rows or cards. Renders a `<ul role="list">`: WebKit drops the role of lists without bullets.
 *
 * @example
 * ```tsx
 * import { List, ListItem } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <List gap={8} aria-label="Networks">
 *     <ListItem>Ethereum</ListItem>
 *     <ListItem>Polygon</ListItem>
 *   </List>
 * )
 * ```
 */
export const List: PlainPart<'ul', ListOwnProps> = /*#__PURE__*/ createPart(
  'ul',
  'list',
  ({ gap = 4, ...rest }: ListOwnProps) => ({ role: 'list', 'data-gap': gap, ...rest }),
)

/**
 * Renders an `<li>`.
 *
 * @example
 * ```tsx
 * import { ListItem, NetworkRow } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <ListItem>
 *     <NetworkRow name="Polygon" />
 *   </ListItem>
 * )
 * ```
 */
export const ListItem: PlainPart<'li'> = /*#__PURE__*/ createPart('li', 'list-item')
