/** What a component test of the shop needs in its page: the theme and the words of the shell. */
import "@sundry/ui/theme";
import "@sundry/ui/theme/fonts";
import i18next from "i18next";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { initWords } from "../shared/i18n/words.ts";

// The files of a run share one page: starting again would forget the words of pages that have loaded.
if (!i18next.isInitialized) await initWords("en");

// The files of a run share one page, and the library cleans up by itself only after the first file.
afterEach(cleanup);
