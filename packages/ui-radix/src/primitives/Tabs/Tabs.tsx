'use client'

import * as RadixTabs from '@radix-ui/react-tabs'
import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react'
import { LocaleContext } from '../../i18n/LocaleContext.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type TabsProps = Omit<ComponentPropsWithoutRef<typeof RadixTabs.Root>, 'orientation'>

/**
 * The selected tab: `value` with `onValueChange`, or `defaultValue`. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Tabs, TabsContent, TabsList, TabsTrigger } from '@foyer/ui-radix/primitives'
 * export const Assets = () => (
 *   <Tabs defaultValue="tokens">
 *     <TabsList>
 *       <TabsTrigger value="tokens">Tokens</TabsTrigger>
 *       <TabsTrigger value="nfts">NFTs</TabsTrigger>
 *     </TabsList>
 *     <TabsContent value="tokens">2 tokens</TabsContent>
 *     <TabsContent value="nfts">No NFTs</TabsContent>
 *   </Tabs>
 * )
 * ```
 */
export const Tabs: PartComponent<TabsProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(function Tabs(
  { className, ...rest },
  ref,
) {
  const { dir } = useContext(LocaleContext)
  return (
    <RadixTabs.Root
      data-foyer-part="tabs"
      dir={dir}
      {...rest}
      className={usePartClass('tabs', className)}
      ref={ref}
    />
  )
})

export type TabsListProps = ComponentPropsWithoutRef<typeof RadixTabs.List>

/**
 * The segmented control; give it an `aria-label`. Renders a `<div role="tablist">`.
 *
 * @example
 * ```tsx
 * import { TabsList, TabsTrigger } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <TabsList aria-label="Assets">
 *     <TabsTrigger value="tokens">Tokens</TabsTrigger>
 *   </TabsList>
 * )
 * ```
 */
export const TabsList: PartComponent<TabsListProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function TabsList({ className, onFocus, ...rest }, ref) {
    return (
      <RadixTabs.List
        data-foyer-part="tabs-list"
        {...rest}
        onFocus={(event) => {
          // Radix leaves the focus on the list, without a ring, after a press on the tab that had it.
          if (event.target === event.currentTarget)
            event.target.querySelector<HTMLElement>('[data-state=active]')?.focus()
          onFocus?.(event)
        }}
        className={usePartClass('tabs-list', className)}
        ref={ref}
      />
    )
  },
)

export type TabsTriggerProps = ComponentPropsWithoutRef<typeof RadixTabs.Trigger>

/**
 * Renders a `<button role="tab">`.
 *
 * @example
 * ```tsx
 * import { TabsTrigger } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <TabsTrigger value="activity" disabled>
 *     Activity
 *   </TabsTrigger>
 * )
 * ```
 */
export const TabsTrigger: PartComponent<TabsTriggerProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(
  function TabsTrigger({ className, ...rest }, ref) {
    return (
      <RadixTabs.Trigger
        data-foyer-part="tabs-trigger"
        {...rest}
        className={usePartClass('tabs-trigger', className)}
        ref={ref}
      />
    )
  },
)

export type TabsContentProps = ComponentPropsWithoutRef<typeof RadixTabs.Content>

/**
 * Content of a tab. Renders a `<div role="tabpanel">`.
 *
 * @example
 * ```tsx
 * import { TabsContent } from '@foyer/ui-radix/primitives'
 * export const Example = () => <TabsContent value="activity">Nothing yet</TabsContent>
 * ```
 */
export const TabsContent: PartComponent<TabsContentProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function TabsContent({ className, ...rest }, ref) {
    return (
      <RadixTabs.Content
        data-foyer-part="tabs-content"
        {...rest}
        className={usePartClass('tabs-content', className)}
        ref={ref}
      />
    )
  },
)
