import { type KeyboardEvent, type RefCallback, useRef } from 'react'

type RadioProps = {
  readonly ref: RefCallback<HTMLButtonElement>
  readonly tabIndex: 0 | -1
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The keys of a group of radio buttons: one stop of Tab, and arrows that choose. */
export function useRadioKeys<value extends string>({
  values,
  value,
  onChange,
}: {
  readonly values: readonly value[]
  readonly value: string | undefined
  readonly onChange: (value: value) => void
}): (value: value) => RadioProps {
  const elements = useRef(new Map<value, HTMLButtonElement>())
  const stop = values.find((each) => each === value) ?? values[0]
  return (each) => ({
    ref: (element) => {
      if (element) elements.current.set(each, element)
      else elements.current.delete(each)
    },
    tabIndex: each === stop ? 0 : -1,
    onKeyDown(event) {
      const step = steps[event.key]
      const next = step && values.at((values.indexOf(each) + step) % values.length)
      if (!next) return
      event.preventDefault()
      elements.current.get(next)?.focus()
      onChange(next)
    },
  })
}
