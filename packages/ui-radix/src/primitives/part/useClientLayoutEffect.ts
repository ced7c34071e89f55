import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` without the warning that React 18 gives on servers, where neither of the two runs. */
export const useClientLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
