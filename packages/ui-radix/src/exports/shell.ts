export { defineMessages } from '../i18n/defineMessages.ts'
export { useTranslate } from '../i18n/LocaleProvider.tsx'
export {
  type LazyView,
  lazyView,
  type LazyViewOptions,
  type ViewEntry,
  type ViewSize,
  type ViewRegistry,
  type WrapMap,
} from '../modal/views.ts'
export { ModalShell, type ModalOpenDetails, type ModalShellProps } from '../modal/ModalShell.tsx'
export { useShell } from '../modal/ShellContext.ts'
export { Slot, type SlotMap, type SlotProps, type Slots } from '../modal/slots.tsx'
export { ViewFooter } from '../modal/ViewFooter.tsx'
