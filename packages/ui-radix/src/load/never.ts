/** Never settles: in place of an import that only browsers run. */
export const never: Promise<never> = new Promise<never>(() => {})
