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

const page =
  "<section><h1>Bag</h1><h1>of linen</h1></section><center>By hand</center><h5>Care</h5><pre>30 °C</pre><font>Blue</font>";

describe("rich text", () => {
  test.each(attacks)("[VA-05] %s is removed", (_, html) => {
    const kept = cleanRichText(html);
    expect(kept).not.toMatch(/<(script|style|iframe|svg|math|form|button|animate)\b/i);
    expect(kept).not.toMatch(/<[^>]*(\son\w+=|javascript:|data:|style=|"\/\/)/i);
  });

  test("[VA-05] everything that descriptions consist of is kept, and cleaning twice changes nothing", () => {
    const html =
      `<h3>Size</h3><p>Up to <strong>1.2 m</strong> &amp; more<br /><a href="#/goodsList">others</a></p>` +
      `<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><img src="/media/a.webp" alt="A" width="20" height="30" />`;
    expect(cleanRichText(html)).toBe(html);
    for (const [, attack] of [...attacks, ["a page", page] as const])
      expect(cleanRichText(cleanRichText(attack))).toBe(cleanRichText(attack));
  });

  test("[VA-05] headings of a page and blocks of other names stay headings and blocks of their own", () => {
    expect(cleanRichText(page)).toBe(
      "<div><h2>Bag</h2><h2>of linen</h2></div><div>By hand</div><h4>Care</h4><div>30 °C</div>Blue",
    );
  });
});
