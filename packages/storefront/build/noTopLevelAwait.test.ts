import { expect, test } from "vitest";
import { waitsOnTopLevel } from "./noTopLevelAwait.ts";

test("[RT-01] a file that waits before its exports are there is found", () => {
  for (const code of [
    "await a;",
    "export const a = f(await b);",
    "if (c) { for await (const d of e) f(d); }",
    "const { a } = await import('./a.js');",
  ])
    expect(waitsOnTopLevel(code), code).toBe(true);
});

test("[RT-01] functions may wait", () => {
  for (const code of [
    "export const a = 'await';",
    "export async function a() { await b; }",
    "const a = async () => { for await (const d of e) f(d); };",
    "class A { async b() { await c; } }",
  ])
    expect(waitsOnTopLevel(code), code).toBe(false);
});
