type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type TooltipPlace = { readonly left: number; readonly top: number; readonly side: 'top' | 'bottom' }

/** Between tooltip and trigger, and between tooltip and edge. */
const GAP = 8

/** Above the trigger and centred on it; below where there is no room; never over an edge of the window. */
export function placeTooltip(
  trigger: Box,
  tooltip: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width'>,
): TooltipPlace {
  const isAbove = trigger.top - tooltip.height - GAP >= GAP
  const centred = trigger.left + trigger.width / 2 - tooltip.width / 2
  return {
    left: Math.max(GAP, Math.min(centred, viewport.width - tooltip.width - GAP)),
    top: isAbove ? trigger.top - tooltip.height - GAP : trigger.top + trigger.height + GAP,
    side: isAbove ? 'top' : 'bottom',
  }
}
