import { build } from "vite";
import { expect, test } from "vitest";
import { contractData } from "./contractData.ts";

/** The built text of a module with this source. */
async function built(source: string): Promise<string> {
  const entry = "virtual:page";
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    plugins: [
      contractData(),
      { name: "page", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  if (!("output" in result)) throw new Error("The build gave more or less than one output.");
  return result.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

const run = async (code: string) => (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as unknown;

test("[AP-01] a page contains the calls that it imports, as plain data, and nothing else from their file", async () => {
  const code = await built('export { count } from "@sundry/api/contract/cart";');
  expect(await run(code)).toMatchObject({
    count: { id: "cart.count", query: { shape: { checked: 1 } }, result: "int" },
  });
  expect(code).not.toMatch(/cart\.addSku|zod/);
});

test("[AP-01] an object that contains its own type refers to itself", async () => {
  const code = await built('export { Category } from "@sundry/api/contract/entities/category";');
  const { Category } = (await run(code)) as { Category: { children: [string, [string, unknown]] } };
  expect(Category.children).toEqual(["maybe", ["array", Category]]);
});

test("[AP-01] a limit is a number", async () => {
  expect(await run(await built('export { largestUpload } from "@sundry/api/contract/upload";'))).toMatchObject({
    largestUpload: expect.any(Number) as number,
  });
});
