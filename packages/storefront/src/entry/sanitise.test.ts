import { expect, test } from "vitest";
import { sanitise } from "./sanitise.ts";

test("[VA-05] on the server too, a merchant's text cannot run anything", () => {
  const text = [
    `<p onclick="run()">Hello<script>run()</script></p>`,
    `<img src="x" onerror="run()">`,
    `<a href="javascript:run()">one</a>`,
    `<a href="https://example.org" target="_self">two</a>`,
    `<svg><script>run()</script></svg><iframe srcdoc="<script>run()</script>"></iframe>`,
  ].join("");
  const clean = sanitise(text);
  expect(clean).not.toMatch(/run\(\)|javascript:|onclick|onerror|iframe|svg/);
  expect(clean).toContain(`<p>Hello</p>`);
  expect(clean).toContain(`href="https://example.org" rel="noopener noreferrer nofollow" target="_blank"`);
});

test("[VA-05] ids of a text get a prefix once", () => {
  expect(sanitise(sanitise(`<h2 id="returns">Returns</h2>`))).toBe(`<h2 id="user-content-returns">Returns</h2>`);
});
