import { useAlerts } from '@foyer/headless'
import type { ReactElement } from 'react'
import { common } from '../i18n/common.ts'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { AlertBar } from '../primitives/AlertBar/AlertBar.tsx'

/** A notice for the developer of the app, over the panel. */
export default function AlertBarHost(): ReactElement {
  const t = useTranslate()
  const { message, variant, hide } = useAlerts()
  return (
    <AlertBar variant={variant} onClose={hide} closeLabel={t(common, 'common.close')}>
      {message}
    </AlertBar>
  )
}
