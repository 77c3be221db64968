import { hotWordsListKey, hotWordsReloadTimeKey, readStored, writeStored } from "@sundry/api/client";
import { hotWords } from "@sundry/api/contract/goods";
import { useEffect, useMemo } from "react";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { storage } from "../../../shared/session/storage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { HOT_WORDS_FRESH, hotWordsDue, parseHotWords } from "./hotWords.ts";

const COUNT = 5;
/** Language of the stored words; words in another language are not shown. */
const languageKey = "hotWordsLocale";

/** The hot words under the search box: the stored ones first, new ones at most every five minutes (HM-06). */
export function useHotWords(): readonly string[] {
  const locale = useLocale();
  const stored = useMemo(() => readStoredWords(locale), [locale]);
  const { data } = useRead(hotWords, stored.due ? { count: COUNT } : null, { freshFor: HOT_WORDS_FRESH });
  const words = useMemo(() => (data ? parseHotWords(data) : stored.words), [data, stored]);
  useEffect(() => {
    if (!data) return;
    writeStored(storage, hotWordsListKey, parseHotWords(data));
    writeStored(storage, hotWordsReloadTimeKey, Date.now());
    storage.set(languageKey, locale);
  }, [data, locale]);
  return words.slice(0, COUNT);
}

function readStoredWords(locale: string): { words: readonly string[]; due: boolean } {
  const sameLanguage = (storage.get(languageKey) ?? locale) === locale;
  if (!sameLanguage) return { words: [], due: true };
  const due = hotWordsDue(readStored(storage, hotWordsReloadTimeKey), Date.now());
  return { words: readStored(storage, hotWordsListKey) ?? [], due };
}
