/** Whether Escape is for the field: an input method that composes, or a search field with text, which it empties. */
export function isEscapeTaken(event: KeyboardEvent): boolean {
  if (event.isComposing) return true
  const [field] = event.composedPath()
  if (!(field instanceof HTMLInputElement) || field.type !== 'search' || field.value === '') return false
  // Through the prototype, since React overrides `value` on the element to notice changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
