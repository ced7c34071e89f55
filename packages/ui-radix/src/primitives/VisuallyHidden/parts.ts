/** Parts of `VisuallyHidden`. */
export const visuallyHiddenParts = { 'visually-hidden': {} } as const
