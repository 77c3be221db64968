import { describe, expect, test } from "vitest";
import { cleanRichText } from "./richText.ts";

const attacks: [what: string, html: string][] = [
  ["a script", `<p>a</p><script>alert(1)</script>`],
  ["a handler", `<img src="x.png" onerror="alert(1)">`],
  ["a script address", `<a href="javascript:alert(1)">a</a>`],
  ["a script address in disguise", `<a href="&#106;ava&#10;script:alert(1)">a</a>`],
  ["a data address", `<img src="data:text/html,<script>alert(1)</script>">`],
  ["a frame", `<iframe srcdoc="<script>alert(1)</script>"></iframe>`],
  ["a drawing", `<svg><animate onbegin="alert(1)"></animate></svg>`],
  ["a form", `<form action="https://evil.example"><button>a</button></form>`],
  ["a style", `<p style="background:url(javascript:alert(1))">a</p><style>*{display:none}</style>`],
  ["a split tag", `<scr<script>ipt>alert(1)</scr</script>ipt>`],
  ["an unclosed tag", `<img src=x onerror=alert(1) `],
  ["a mutation", `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">`],
  ["an address without protocol", `<a href="//evil.example">a</a>`],
];

/** Unclosed, and what is kept of the text behind it. */
const unclosed: [start: string, kept: string][] = [
  ["<svg><path d='M0 0'/>", ""],
  ["<svg><svg></svg>", ""],
  ["<math><mi>x</mi>", "x"],
  ["<style>.a{color:red} .b>p{margin:0}", ""],
  ["<script>const a = '<p>no</p>';\n", ""],
  ["<SCRIPT src='https://cdn.example/a.js'>", ""],
  ["<title>Cup", "Cup"],
  ["<textarea rows=3>", ""],
  ["<noscript>", ""],
  ["<template>", ""],
  ["<iframe src='https://video.example'>", ""],
  ["<xmp>", ""],
  ["<plaintext>", ""],
  ["<option>Red", "Red"],
  ["<!-- supplier: 3.20 ", ""],
  ["<!--[if mso]>", ""],
];
const closed = [
  "<svg><path d='M0 0'/></svg>",
  "<svg/>",
  "<style>a{}</style>",
  "<script>'<p>no</p>'</script>",
  "<!-- <svg> -->",
  "<textarea>a</textarea>",
  "<select><option>A<option>B</select>",
];

const page =
  "<section><h1>Bag</h1><h1>of linen</h1></section><center>By hand</center><h5>Care</h5><pre>30 °C</pre><font>Blue</font>";

describe("rich text", () => {
  test.each(attacks)("[VA-05] %s is removed", (_, html) => {
    const kept = cleanRichText(html);
    expect(kept).not.toMatch(/<(script|style|iframe|svg|math|form|button|animate)\b/i);
    // A title is text, whatever stands in it.
    expect(kept.replace(/ title="[^"]*"/g, "")).not.toMatch(/<[^>]*(\son\w+=|javascript:|data:|style=|"\/\/)/i);
  });

  test("[VA-05] everything that descriptions consist of is kept, and cleaning twice changes nothing", () => {
    const html =
      `<h3>Size</h3><p>Up to <strong>1.2 m</strong> &amp; more<br /><a href="#/goodsList">others</a></p>` +
      `<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><img src="/media/a.webp" alt="A" width="20" height="30" />`;
    expect(cleanRichText(html)).toBe(html);
    for (const [, attack] of [...attacks, ["a page", page] as const])
      expect(cleanRichText(cleanRichText(attack))).toBe(cleanRichText(attack));
  });

  test.each(unclosed)("[VA-05] %s, never closed, does not swallow the text behind it", (start, kept) => {
    const rest = "<p>After</p><ul><li>Two</li></ul>";
    const shown = cleanRichText(`<p>Before</p>${start}${rest}`);
    expect(shown).toBe(`<p>Before</p>${kept}${rest}`);
    expect(cleanRichText(shown)).toBe(shown);
  });

  test.each(closed)("[VA-05] what %s contains is not for reading", (element) => {
    expect(cleanRichText(`<p>Before</p>${element}<p>After</p>`)).toBe("<p>Before</p><p>After</p>");
  });

  test.each(["<svg><title><!--", "<svg ", '<svg "', "<a b='\""])(
    "[VA-05] a text of nothing but %s is cleaned at once",
    (tag) => {
      const before = process.threadCpuUsage();
      cleanRichText(tag.repeat(20_000));
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(3_000);
    },
  );

  test("[VA-05] an attribute whose quote is never closed does not swallow the text behind it", () => {
    expect(cleanRichText('<p>Before</p><p id="a" title="x>After</p><p>5 < 6</p>')).toBe(
      '<p>Before</p><p id="a">After</p><p>5 &lt; 6</p>',
    );
  });

  test("[VA-05] headings of a page and blocks of other names stay headings and blocks of their own", () => {
    expect(cleanRichText(page)).toBe(
      "<div><h2>Bag</h2><h2>of linen</h2></div><div>By hand</div><h4>Care</h4><div>30 °C</div>Blue",
    );
  });
});
