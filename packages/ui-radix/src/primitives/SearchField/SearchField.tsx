'use client'

import { forwardRef, type KeyboardEvent, useRef } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { CloseIcon, SearchIcon } from '../Icon/controlIcons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type SearchFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'icon' | 'trailing' | 'error'> & {
  value: string
  onValueChange: (value: string) => void
  /** Name of the button that empties the field. */
  clearLabel: string
}

/**
 * A search field with a clear button. Escape clears the text first; on an empty field it propagates. In a view, the down
 * arrow moves the focus to the list of results.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@foyer/ui-radix/primitives'
 * export const Example = ({ text, setText }: { text: string; setText: (text: string) => void }) => (
 *   <SearchField label="Search wallets" value={text} onValueChange={setText} clearLabel="Clear" />
 * )
 * ```
 */
export const SearchField: PartComponent<SearchFieldProps, HTMLInputElement> = /*#__PURE__*/ forwardRef(
  function SearchField({ value, onValueChange, clearLabel, onChange, onKeyDown, size = 44, ...rest }, ref) {
    const own = useRef<HTMLInputElement>(null)
    const clear = () => {
      onValueChange('')
      own.current?.focus()
    }
    return (
      <Field
        type="search"
        enterKeyHint="search"
        autoCapitalize="off"
        autoCorrect="off"
        size={size}
        {...rest}
        value={value}
        onChange={(event) => {
          onChange?.(event)
          onValueChange(event.target.value)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          onKeyDown?.(event)
          // An input method uses the arrow for its own list.
          if (event.defaultPrevented || event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown' && focusResult(event.currentTarget)) event.preventDefault()
          if (event.key !== 'Escape' || !value) return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        icon={<SearchIcon />}
        trailing={
          value && (
            <IconButton size={32} label={clearLabel} onClick={clear}>
              <CloseIcon size={16} />
            </IconButton>
          )
        }
      />
    )
  },
)

/** Focuses the first result in the view of a field, or the last focused one of a grid. Returns false without results. */
function focusResult(field: HTMLElement): boolean {
  const view = field.closest('[data-foyer-part=view]')
  const result = view?.querySelector<HTMLElement>('li :is(button, a[href]):not([tabindex="-1"])')
  result?.focus()
  return result != null
}
