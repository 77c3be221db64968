import { hotWordsListKey, hotWordsReloadTimeKey, readStored, writeStored } from "@sundry/api/client";
import { hotWords } from "@sundry/api/contract/goods";
import { useEffect, useMemo } from "react";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { storage } from "../../../shared/session/storage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { HOT_WORDS_FRESH, hotWordsDue, parseHotWords } from "./hotWords.ts";

const COUNT = 5;
/** Language of the stored words: those of another one are not shown. */
const languageKey = "hotWordsLocale";

/** The words under the search box: the stored ones at once, new ones at most every five minutes (HM-06). */
export function useHotWords(): readonly string[] {
  const locale = useLocale();
  const kept = useMemo(() => readKept(locale), [locale]);
  const { data } = useRead(hotWords, kept.due ? { count: COUNT } : null, { freshFor: HOT_WORDS_FRESH });
  const words = useMemo(() => (data ? parseHotWords(data) : kept.words), [data, kept]);
  useEffect(() => {
    if (!data) return;
    writeStored(storage, hotWordsListKey, parseHotWords(data));
    writeStored(storage, hotWordsReloadTimeKey, Date.now());
    storage.set(languageKey, locale);
  }, [data, locale]);
  return words.slice(0, COUNT);
}

function readKept(locale: string): { words: readonly string[]; due: boolean } {
  const sameLanguage = (storage.get(languageKey) ?? locale) === locale;
  if (!sameLanguage) return { words: [], due: true };
  const due = hotWordsDue(readStored(storage, hotWordsReloadTimeKey), Date.now());
  return { words: readStored(storage, hotWordsListKey) ?? [], due };
}
