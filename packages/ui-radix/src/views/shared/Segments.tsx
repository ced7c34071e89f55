import type { ReactElement } from 'react'
import { usePartClass } from '../../primitives/part/classNames.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'

export type SegmentsProps<value extends string> = {
  readonly label: string
  readonly values: readonly value[]
  readonly pressed: value | undefined
  /** The requested value, shown as busy. */
  readonly pending?: value | undefined
  readonly nameOf: (value: value) => string
  readonly onPress: (value: value) => void
}

/** Buttons of which one is pressed. They look like tabs, which would need a panel each. */
export function Segments<value extends string>({
  label,
  values,
  pressed,
  pending,
  nameOf,
  onPress,
}: SegmentsProps<value>): ReactElement {
  const listClass = usePartClass('tabs-list', undefined)
  const triggerClass = usePartClass('tabs-trigger', undefined)
  return (
    <div data-foyer-part="tabs-list" className={listClass} role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          data-foyer-part="tabs-trigger"
          data-state={value === pressed ? 'active' : 'inactive'}
          className={triggerClass}
          aria-pressed={value === pressed}
          aria-busy={value === pending || undefined}
          onClick={() => onPress(value)}
        >
          {value === pending && <Spinner size={16} />}
          {nameOf(value)}
        </button>
      ))}
    </div>
  )
}
