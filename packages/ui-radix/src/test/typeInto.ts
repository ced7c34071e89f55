/** Waits for an element of a story. */
export async function waitForElement<element extends Element>(selector: string): Promise<element> {
  const story = storyOfPage()
  for (;;) {
    // If another story has replaced this one, it must not receive the clicks.
    if (storyOfPage() !== story) await new Promise(() => {})
    // The copy of a dialog that is leaving has no handlers: its forms would be sent to the server.
    const found = [...document.querySelectorAll<element>(selector)].find((one) => !one.closest('[inert]'))
    if (found) return found
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

const storyOfPage = (): string | null | undefined =>
  document.querySelector('main.page')?.getAttribute('data-story')

/** Types into a field like a visitor, once it exists. */
export async function typeInto(selector: string, text: string): Promise<void> {
  const field = await waitForElement<HTMLInputElement>(selector)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
