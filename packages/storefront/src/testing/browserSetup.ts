/** What a component test of the shop needs in its page: the theme and the words of the shell. */
import "@sundry/ui/theme";
import "@sundry/ui/theme/fonts";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { startWords } from "../shared/i18n/words.ts";

await startWords("en");

// The files of a run share one page, and the library's own clearing up is heard by the first of them only.
afterEach(cleanup);
