/** Folder outside the repository with the packed packages in its `node_modules`. */
export const packedFolder = (): string => process.env['FOYER_PACKED'] ?? ''
