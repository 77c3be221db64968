"use client";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { tagOf } from "../internal/tagOf.ts";
import type { Locale } from "./locale.ts";
import type { Messages } from "./messages/messages.ts";

interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

const LanguageContext = createContext<Language | null>(null);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /**
   * Language of the page; formatting of prices, counts and dates follows it. "de_DE" is read as "de-DE"; a text that is no language
   * is English.
   */
  locale: Locale;
  /** The package's messages in that language: `en` or `zh`, or a changed copy. */
  messages: Messages;
  children?: ReactNode;
}

/** Provides language and messages, so that only the language in use is loaded. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const language = useMemo(() => ({ locale: tagOf(locale), messages }), [locale, messages]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("No language: put UiProvider (or MessagesProvider) around the components.");
  return language;
}

/** The package's messages in the page's language. */
export function useMessages(): Messages {
  return useLanguage().messages;
}

/** Language of the page. */
export function useLocale(): Locale {
  return useLanguage().locale;
}
