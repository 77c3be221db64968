import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { isOwnCode, ownCode } from "./ownCode.ts";

const ours = "/shop/packages/storefront/src/main.tsx";
const theirs = "/shop/node_modules/react-dom/client.js";

type Call = (...given: unknown[]) => Promise<unknown>;

/** A hook of a plugin, called without a bundler. */
function call(plugin: Plugin, hook: "resolveId" | "load" | "transform"): Call {
  const found = plugin[hook] as Call | { handler: Call };
  return typeof found === "function" ? found : found.handler;
}

test("a plugin of ours can change our own code", async () => {
  const plugin = ownCode({ name: "sundry:test", transform: (code) => `${code};`, load: () => "changed" });
  expect(await call(plugin, "transform")("a", ours)).toBe("a;");
  expect(await call(plugin, "load")(ours)).toBe("changed");
  expect(isOwnCode(plugin)).toBe(true);
});

const changing: [hook: "resolveId" | "load" | "transform", plugin: Plugin, given: unknown[]][] = [
  [
    "transform",
    { name: "sundry:test", transform: { filter: { id: /./ }, handler: () => "changed" } },
    ["code", theirs],
  ],
  ["load", { name: "sundry:test", load: () => "changed" }, [theirs]],
  ["resolveId", { name: "sundry:test", resolveId: () => "\0ours" }, ["./shim.js", theirs]],
  ["resolveId", { name: "sundry:test", resolveId: () => ({ id: theirs }) }, ["react", ours]],
];

test.each(changing)("%s for a file of a library stops the build", async (hook, plugin, given) => {
  await expect(call(ownCode(plugin), hook)(...given)).rejects.toThrow(/changes code of a library/);
});

test("a plugin of ours that skips library files is accepted", async () => {
  const plugin = ownCode({ name: "sundry:test", transform: () => null });
  expect(await call(plugin, "transform")("code", theirs)).toBeNull();
});
