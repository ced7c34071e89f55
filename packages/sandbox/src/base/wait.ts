/** Waits for a time. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits for ever. */
export const never = (): Promise<never> => new Promise(() => {})
