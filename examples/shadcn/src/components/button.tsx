import type { ComponentProps } from 'react'

/** Stands for the button of shadcn in your app. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`inline-flex h-10 items-center justify-center rounded-md bg-primary px-4 text-sm font-medium text-primary-foreground hover:opacity-90 ${className}`}
      {...props}
    />
  )
}
