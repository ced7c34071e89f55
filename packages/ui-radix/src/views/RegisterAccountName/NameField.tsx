import type { FormEvent, ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { ForwardIcon } from '../../primitives/Icon/arrowIcons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { registerAccountNameMessages as messages } from './messages.ts'
import type { NameIssue } from './rules.ts'

export type NameFieldProps = {
  readonly label: string
  readonly zone: string
  readonly issue: NameIssue | undefined
  readonly isChecking: boolean
  readonly isReadOnly: boolean
  readonly hasHint: boolean
  /** Absent while the name cannot be registered. */
  readonly onSubmit: (() => void) | undefined
  readonly onType: (typed: string) => void
}

/** Input for the label of a name, with the domain beside it. */
export function NameField(props: NameFieldProps): ReactElement {
  const { label, zone, issue, isChecking, isReadOnly, hasHint, onSubmit, onType } = props
  const t = useTranslate()
  const field = t(messages, 'registerAccountName.field')
  const name = label === '' ? field : `${label}.${zone}`
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={field}
        // Names read left to right in every language.
        dir="ltr"
        autoCapitalize="off"
        autoCorrect="off"
        enterKeyHint="go"
        data-foyer-autofocus=""
        readOnly={isReadOnly}
        value={label}
        onChange={(event) => onType(event.target.value)}
        hint={hasHint && t(messages, 'registerAccountName.hint')}
        error={issue && t(messages, `registerAccountName.${issue}`)}
        trailing={
          <>
            <Badge>{`.${zone}`}</Badge>
            <IconButton
              size={32}
              label={t(messages, 'registerAccountName.submit', { name })}
              type="submit"
              loading={isChecking}
              aria-disabled={!onSubmit || undefined}
            >
              <ForwardIcon data-mirror={undefined} />
            </IconButton>
          </>
        }
      />
    </form>
  )
}
