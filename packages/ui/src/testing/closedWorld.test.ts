import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  [
    "../{primitives,forms,commerce,blocks,runtime,internal,format,theme}/**/*.{ts,tsx}",
    "!../**/*.{stories,test,css}.{ts,tsx}",
  ],
  { query: "?raw", import: "default", eager: true },
);
const files = Object.entries(sources).map(([file, text]) => ({
  file,
  code: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
}));
const filesWith = (pattern: RegExp) => files.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

it("[UI-08] the design system calls no server, knows no router and stores nothing", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(filesWith(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/)).toEqual([]);
  expect(filesWith(/\b(local|session)Storage\b|indexedDB|document\.cookie/)).toEqual([]);
  expect(
    filesWith(/from "(react-router|react-router-dom|swr|i18next|react-i18next)"|location\.(hash|assign|replace)/),
  ).toEqual([]);
});

it("[UI-08] it has no text outside its messages", () => {
  // Text between tags, or a literal label: both must come from props or messages.
  const written = />\s*[A-Za-z]{3,}[^<>{}=;()]*<\/|aria-label="[A-Za-z]/;
  const components = files.filter(({ file }) => file.endsWith(".tsx") && !file.includes("/runtime/"));
  expect(components.filter(({ code }) => written.test(code)).map(({ file }) => file)).toEqual([]);
});
