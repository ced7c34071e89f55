import { useLegalConsent } from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { useClientLayoutEffect } from '../../../primitives/part/useClientLayoutEffect.ts'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { LegalText, legalMessages } from './LegalText.tsx'

export type LegalTickProps = { readonly children: ReactNode }

/** The checkbox, and the controls that are inert before it is checked. */
export default function LegalTick({ children }: LegalTickProps): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const { isAccepted, setAccepted } = useLegalConsent()
  const [isPressed, setPressed] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const isMissing = isPressed && !isAccepted

  useClientLayoutEffect(() => {
    // Set as an attribute: React 18 does not support `inert`.
    if (inside.current) inside.current.inert = !isAccepted
  }, [isAccepted])
  useEffect(() => {
    if (isMissing) announce(t(legalMessages, 'legal.missing'), 'assertive')
  }, [isMissing, announce, t])

  return (
    <Stack gap={12}>
      <Checkbox
        checked={isAccepted}
        invalid={isMissing}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      >
        <LegalText kind="checkbox" />
      </Checkbox>
      {isMissing && (
        <Text variant="caption" tone="danger">
          {t(legalMessages, 'legal.missing')}
        </Text>
      )}
      {/* Inert controls get no click, so the container handles it. The container is not a control. */}
      <div role="presentation" onClick={() => !isAccepted && setPressed(true)}>
        <div ref={inside} data-foyer-gate={isAccepted ? 'open' : 'closed'}>
          {children}
        </div>
      </div>
    </Stack>
  )
}
