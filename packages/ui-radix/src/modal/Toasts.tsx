import { useToast } from '@foyer/headless'
import * as RadixToast from '@radix-ui/react-toast'
import type { ReactElement } from 'react'
import { common } from '../i18n/common.ts'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { Toast, ToastRegion } from '../primitives/Toast/Toast.tsx'

/** The toast, wherever the region stands: in the panel while the modal is open, else on the page. */
export default function Toasts(): ReactElement {
  const t = useTranslate()
  const { isOpen, message, variant, id, hide } = useToast()
  return (
    <RadixToast.Provider duration={Number.POSITIVE_INFINITY} label={t(common, 'a11y.notifications')}>
      <RadixToast.Root
        key={id}
        asChild
        open={isOpen}
        onOpenChange={(open) => !open && hide()}
        type={variant === 'error' ? 'foreground' : 'background'}
      >
        <Toast variant={variant}>
          <RadixToast.Description asChild>
            <span>{message}</span>
          </RadixToast.Description>
        </Toast>
      </RadixToast.Root>
      <RadixToast.Viewport asChild>
        <ToastRegion />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  )
}
