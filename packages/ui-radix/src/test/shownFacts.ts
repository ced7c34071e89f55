/** Texts of the shown facts by their names. */
export const shownFacts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-foyer-part=fact]')].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      fact.querySelector('dd')?.textContent ?? '',
    ]),
  )
