/** Parts of `Strip`. */
export const stripParts = { strip: {} } as const
