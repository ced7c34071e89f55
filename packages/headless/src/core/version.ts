/** The version of this package, as backends are told; a test keeps it the one of `package.json`. */
export const version = '0.0.0'
