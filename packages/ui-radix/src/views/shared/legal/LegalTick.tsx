import { useLegalConsent } from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useClientLayoutEffect } from '../../../primitives/part/useClientLayoutEffect.ts'
import { useShell } from '../../../modal/ShellContext.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { LegalText, legalMessages } from './LegalText.tsx'

export type LegalTickProps = { readonly children: ReactNode }

/** The tick, and what cannot be used before it. */
export default function LegalTick({ children }: LegalTickProps): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const { isAccepted, setAccepted } = useLegalConsent()
  const [isPressed, setPressed] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const isMissing = isPressed && !isAccepted

  useClientLayoutEffect(() => {
    // The attribute by hand: React 18 does not know `inert`.
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
      {/* What is inert hears no press; this hears it for them. Not a control: there is nothing to do here yet. */}
      <div role="presentation" onClick={() => !isAccepted && setPressed(true)}>
        <div ref={inside} data-foyer-gate={isAccepted ? 'open' : 'closed'}>
          {children}
        </div>
      </div>
    </Stack>
  )
}
