/** Waits for an element of a story. */
export async function whenThere<element extends Element>(selector: string): Promise<element> {
  for (;;) {
    const found = document.querySelector<element>(selector)
    if (found) return found
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Types into a field like a visitor, once it exists. */
export async function typeInto(selector: string, text: string): Promise<void> {
  const field = await whenThere<HTMLInputElement>(selector)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
