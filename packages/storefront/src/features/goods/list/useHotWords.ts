import { hotWordsListKey, hotWordsReloadTimeKey, readStored, type SafeStorage, writeStored } from "@sundry/api/client";
import { hotWords } from "@sundry/api/contract/goods";
import { useEffect, useMemo } from "react";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { storage, useStorage } from "../../../shared/session/storage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { HOT_WORDS_MAX_AGE_MS, hotWordsDue, parseHotWords } from "./hotWords.ts";

const COUNT = 5;
/** Language of the stored words; words in another language are not shown. */
const languageKey = "hotWordsLocale";

/** The hot words, or none; see {@link useKnownHotWords}. */
export function useHotWords(): readonly string[] {
  return useKnownHotWords() ?? [];
}

/**
 * The hot words under the search box: first the stored ones, then new ones, at most every five minutes (HM-06). Undefined
 * until it is known whether there are any.
 */
export function useKnownHotWords(): readonly string[] | undefined {
  const locale = useLocale();
  const known = useStorage();
  const stored = useMemo(() => readStoredWords(known, locale), [known, locale]);
  const { data } = useRead(hotWords, stored.due ? { count: COUNT } : null, {
    freshFor: HOT_WORDS_MAX_AGE_MS,
    ofFrame: true,
  });
  const words = useMemo(() => (data ? parseHotWords(data) : stored.words), [data, stored]);
  useEffect(() => {
    if (!data) return;
    writeStored(storage, hotWordsListKey, parseHotWords(data));
    writeStored(storage, hotWordsReloadTimeKey, Date.now());
    storage.set(languageKey, locale);
  }, [data, locale]);
  return words?.slice(0, COUNT);
}

function readStoredWords(known: SafeStorage, locale: string): { words: readonly string[] | undefined; due: boolean } {
  const sameLanguage = (known.get(languageKey) ?? locale) === locale;
  if (!sameLanguage) return { words: undefined, due: true };
  const due = hotWordsDue(readStored(known, hotWordsReloadTimeKey), Date.now());
  return { words: readStored(known, hotWordsListKey) ?? undefined, due };
}
