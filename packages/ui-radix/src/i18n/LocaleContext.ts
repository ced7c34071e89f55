'use client'

import { type Context, createContext } from 'react'
import { createTranslator, type Translator } from './createTranslator.ts'

export const LocaleContext: Context<Translator> = /*#__PURE__*/ createContext<Translator>(
  /*#__PURE__*/ createTranslator(),
)
