/** Makes a function of one input run for several, one after the other: a wallet shows one prompt at a time. */
export const inTurn =
  <input, output>(run: (input: input) => Promise<output>) =>
  async (...inputs: readonly input[]): Promise<readonly output[]> => {
    const outputs: output[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const input of inputs) outputs.push(await run(input))
    return outputs
  }
