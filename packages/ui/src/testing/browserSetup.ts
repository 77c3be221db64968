/** What a component test needs in its page: the theme, as every site that uses the components has it. */
import "../theme/index.ts";
import "../theme/fonts.ts";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The files of a run share one page, and the library's own clearing up is heard by the first of them only.
afterEach(cleanup);
