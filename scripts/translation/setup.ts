/** For tests in a browser: each page and component must survive a browser's translator. */
import { afterEach, expect } from "vitest";
import { looseText } from "./looseText.ts";

/** Fails the test softly, so that the page is cleaned up all the same. */
function expectOwnTexts() {
  expect.soft(looseText(document.body)).toEqual([]);
}

// Runs before the page is cleaned up, because hooks run in reverse.
afterEach(expectOwnTexts);
