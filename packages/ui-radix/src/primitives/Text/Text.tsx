import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'

type Values = (typeof parts.Text)['text']

export type TextOwnProps = {
  /** @default 'body' */
  variant?: Values['data-variant'][number] | undefined
  /** @default 'default' */
  tone?: Values['data-tone'][number] | undefined
  align?: Values['data-align'][number] | undefined
  /** One line that ends in an ellipsis. @default false */
  truncate?: boolean | undefined
}

/**
 * Text in one of the type styles. Renders a `<p>`; `asChild` for a heading or a `<span>`.
 *
 * @example
 * ```tsx
 * import { Text } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Text variant="caption" tone="muted">
 *     Prices are estimates
 *   </Text>
 * )
 * ```
 */
export const Text: PlainPart<'p', TextOwnProps> = /*#__PURE__*/ createPart(
  'p',
  'text',
  ({ variant = 'body', tone = 'default', align, truncate, ...rest }: TextOwnProps) => ({
    'data-variant': variant,
    'data-tone': tone,
    'data-align': align,
    'data-truncate': truncate ? '' : undefined,
    ...rest,
  }),
)

export type TextLinkOwnProps = {
  /** @default 'accent' */
  tone?: (typeof parts.Text)['text-link']['data-tone'][number] | undefined
  /** @default 'body' */
  size?: (typeof parts.Text)['text-link']['data-size'][number] | undefined
}

/**
 * A link in a sentence, or with `asChild` a button that looks like one. Renders an `<a>`.
 *
 * @example
 * ```tsx
 * import { TextLink } from '@foyer/ui-radix/primitives'
 * export const Example = () => <TextLink href="https://shop.example/help">Help</TextLink>
 * ```
 */
export const TextLink: PlainPart<'a', TextLinkOwnProps> = /*#__PURE__*/ createPart(
  'a',
  'text-link',
  ({ tone = 'accent', size = 'body', ...rest }: TextLinkOwnProps) => ({
    'data-tone': tone,
    'data-size': size,
    ...rest,
  }),
)
