import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'

type Values = typeof parts.Modal

export type OverlayOwnProps = { 'data-state'?: Values['overlay']['data-state'][number] | undefined }

/**
 * Fills the window, positions and scrolls the panel. Renders a `<div>`; Radix: `<Overlay asChild><Dialog.Overlay>`.
 *
 * @example
 * ```tsx
 * import { Overlay, Panel } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Overlay>
 *     <Panel role="dialog" aria-label="Fees">
 *       The network fee is paid in ETH.
 *     </Panel>
 *   </Overlay>
 * )
 * ```
 */
export const Overlay: PlainPart<'div', OverlayOwnProps> = /*#__PURE__*/ createPart('div', 'overlay')

export type PanelOwnProps = {
  /** `auto` is centred, and a sheet at the bottom of narrow windows; `full` fills those. @default 'auto' */
  placement?: Values['panel']['data-placement'][number] | undefined
  direction?: Values['panel']['data-direction'][number] | undefined
  /** The view has a footer. @default false */
  footer?: boolean | undefined
  /** Shows that an attempt to close was refused. @default false */
  shaking?: boolean | undefined
}

/**
 * The dialog panel. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Body, Panel } from '@foyer/ui-radix/primitives'
 * export const Example = ({ isRefused }: { isRefused: boolean }) => (
 *   <Panel placement="full" shaking={isRefused}>
 *     <Body />
 *   </Panel>
 * )
 * ```
 */
export const Panel: PlainPart<'div', PanelOwnProps> = /*#__PURE__*/ createPart(
  'div',
  'panel',
  ({ placement = 'auto', direction, footer, shaking, ...rest }: PanelOwnProps) => ({
    'data-foyer-modal': '',
    'data-placement': placement,
    'data-direction': direction,
    'data-footer': footer ? '' : undefined,
    'data-shaking': shaking ? '' : undefined,
    ...rest,
  }),
)

/**
 * Three columns: `HeaderStart`, `Title`, `HeaderEnd`. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Header, HeaderEnd, HeaderStart, Title } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Header>
 *     <HeaderStart />
 *     <Title>Networks</Title>
 *     <HeaderEnd />
 *   </Header>
 * )
 * ```
 */
export const Header: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'header')
/**
 * Back button, help or the network. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { BackIcon, HeaderStart, IconButton } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onBack }: { onBack: () => void }) => (
 *   <HeaderStart>
 *     <IconButton label="Back" onClick={onBack}>
 *       <BackIcon />
 *     </IconButton>
 *   </HeaderStart>
 * )
 * ```
 */
export const HeaderStart: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'header-start')
/**
 * Close button, and content before it. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { CloseIcon, HeaderEnd, IconButton } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onClose }: { onClose: () => void }) => (
 *   <HeaderEnd>
 *     <IconButton label="Close" onClick={onClose}>
 *       <CloseIcon />
 *     </IconButton>
 *   </HeaderEnd>
 * )
 * ```
 */
export const HeaderEnd: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'header-end')
/**
 * One line in the middle of the header. Renders an `<h2>`.
 *
 * @example
 * ```tsx
 * import { Title } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Title>Choose a network</Title>
 * ```
 */
export const Title: PlainPart<'h2'> = /*#__PURE__*/ createPart('h2', 'title')
/**
 * Contains the view, and during a transition the leaving one; its height is animated. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Body, View } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Body>
 *     <View state="in" direction="forward">
 *       The view that comes
 *     </View>
 *   </Body>
 * )
 * ```
 */
export const Body: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'body')

export type ViewOwnProps = {
  state?: Values['view']['data-state'][number] | undefined
  direction?: Values['view']['data-direction'][number] | undefined
}

/**
 * One view inside the body: `in` and `out` animate, by `direction`. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { View } from '@foyer/ui-radix/primitives'
 * export const Example = () => <View state="out" direction="back" aria-hidden />
 * ```
 */
export const View: PlainPart<'div', ViewOwnProps> = /*#__PURE__*/ createPart(
  'div',
  'view',
  ({ state = 'idle', direction = 'none', ...rest }: ViewOwnProps) => ({
    'data-state': state,
    'data-direction': direction,
    ...rest,
  }),
)

/**
 * Below the body, on the panel's tint. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Footer } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Footer>By connecting you accept the terms.</Footer>
 * ```
 */
export const Footer: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'footer')
