/** What a component test needs on its page: the theme, as on every site that uses the components. */
import "../theme/index.ts";
import "../theme/fonts.ts";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The files of a run share one page, and the library cleans up by itself only after the first file.
afterEach(cleanup);
