/** Waits for an element of a story, by default for any that the selector selects. */
export async function waitForElement<element extends Element>(
  selector: string,
  fits: (one: element) => boolean = () => true,
): Promise<element> {
  const story = storyOfPage()
  for (;;) {
    // If another story has replaced this one, it must not receive the clicks.
    if (storyOfPage() !== story) await new Promise(() => {})
    // The copy of a dialog that is leaving has no handlers: its forms would be sent to the server.
    const found = [...document.querySelectorAll<element>(selector)].find(
      (one) => !one.closest('[inert]') && fits(one),
    )
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

/** Presses a control like a visitor, once it exists: the first one, or the one of that name. */
export async function press(selector: string, name?: string): Promise<void> {
  const isNamed = (one: HTMLElement): boolean => {
    const text = one.getAttribute('aria-label') ?? one.textContent
    // The name of a card continues with its status.
    return text === name || text.startsWith(`${name},`)
  }
  const control = await waitForElement(selector, name === undefined ? undefined : isNamed)
  // Tabs of Radix are selected by the mouse button, before the click.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  control.click()
}
