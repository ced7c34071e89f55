import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'

type Values = typeof parts.Modal

export type OverlayOwnProps = { 'data-state'?: Values['overlay']['data-state'][number] | undefined }

/** Fills the window, positions and scrolls the panel. Renders a `<div>`; Radix: `<Overlay asChild><Dialog.Overlay>`. */
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

/** The dialog panel. Renders a `<div>`. */
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

/** Three columns: `HeaderStart`, `Title`, `HeaderEnd`. Renders a `<div>`. */
export const Header: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'header')
/** Back button, help or the network. Renders a `<div>`. */
export const HeaderStart: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'header-start')
/** Close button, and content before it. Renders a `<div>`. */
export const HeaderEnd: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'header-end')
/** One line in the middle of the header. Renders an `<h2>`. */
export const Title: PlainPart<'h2'> = /*#__PURE__*/ createPart('h2', 'title')
/** Contains the view, and during a transition the leaving one; its height is animated. Renders a `<div>`. */
export const Body: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'body')

export type ViewOwnProps = {
  state?: Values['view']['data-state'][number] | undefined
  direction?: Values['view']['data-direction'][number] | undefined
}

/** One view inside the body: `in` and `out` animate, by `direction`. Renders a `<div>`. */
export const View: PlainPart<'div', ViewOwnProps> = /*#__PURE__*/ createPart(
  'div',
  'view',
  ({ state = 'idle', direction = 'none', ...rest }: ViewOwnProps) => ({
    'data-state': state,
    'data-direction': direction,
    ...rest,
  }),
)

/** Below the body, on the panel's tint. Renders a `<div>`. */
export const Footer: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'footer')
