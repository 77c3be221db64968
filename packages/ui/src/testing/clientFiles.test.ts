import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  ["../{primitives,forms,commerce,blocks,runtime,internal}/**/*.{ts,tsx}", "!../**/*.{stories,test,css}.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);

/** A hook is called, a context is created, or an element has a handler. */
const needsABrowser = (text: string) => /\buse[A-Z]\w*\(|\son[A-Z]\w*=\{|\bcreateContext\(/.test(text);

it("[UI-01] marks every file with a hook, a context or a handler for the browser, on its first line", () => {
  const files = Object.entries(sources).map(([file, text]) => ({ file, text: text.replace(/\/\*[\s\S]*?\*\//g, "") }));
  expect(files.length).toBeGreaterThan(50);
  const unmarked = files.filter(({ text }) => needsABrowser(text) && !text.startsWith('"use client";'));
  expect(unmarked.map(({ file }) => file)).toEqual([]);
});
