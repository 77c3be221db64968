import { loadWords } from "../../shared/i18n/words.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";

/** The sheet of the sidebar's entries, loaded with its words on the first press. */
export const LazyEntriesSheet = lazyPart(() =>
  Promise.all([import("./EntriesSheet.tsx"), loadWords("rail", currentLocale())]).then(([m]) => ({
    default: m.EntriesSheet,
  })),
);
