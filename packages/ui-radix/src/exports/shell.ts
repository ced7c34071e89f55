export { defineMessages, type MessageKey, type ValuesArgument } from '../i18n/defineMessages.ts'
export type { Direction } from '../i18n/locale.ts'
export type { Translator } from '../i18n/createTranslator.ts'
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
export { useShell, type SlotMap, type Slots } from '../modal/ShellContext.ts'
export { Slot, type SlotProps } from '../modal/slots.tsx'
export { ViewFooter } from '../modal/ViewFooter.tsx'
