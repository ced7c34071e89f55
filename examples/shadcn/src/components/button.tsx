import type { ComponentProps } from 'react'

/** The button of this app; in yours it is the one of shadcn. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`inline-flex h-10 items-center justify-center rounded-md bg-primary px-4 text-sm font-medium text-primary-foreground hover:opacity-90 ${className}`}
      {...props}
    />
  )
}
