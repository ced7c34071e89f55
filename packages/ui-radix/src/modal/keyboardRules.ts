/** Less is not a keyboard: bars of the browser, or the keys that a tablet shows above a real keyboard. */
const KEYBOARD_MIN_PX = 100

export type WindowSpace = {
  /** Height that the visitor sees. */
  readonly visible: number
  /** Height at the start of the window that the browser has moved out of sight, to show the field. */
  readonly moved: number
  /** Height that the keyboard covers at the end of the window. */
  readonly covered: number
}

/**
 * The part of the window that an on-screen keyboard leaves free; `undefined` without a keyboard. Browsers that shrink
 * the window for the keyboard, and visitors who have zoomed in, need no other layout. First match wins.
 */
export function windowSpace(facts: {
  /** Height of the window that fixed elements are laid out in. */
  readonly height: number
  readonly visual: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>
}): WindowSpace | undefined {
  const { height, visual } = facts
  if (Math.abs(visual.scale - 1) > 0.01) return undefined
  if (height - visual.height < KEYBOARD_MIN_PX) return undefined
  return {
    visible: visual.height,
    moved: visual.offsetTop,
    covered: Math.max(0, height - visual.height - visual.offsetTop),
  }
}
