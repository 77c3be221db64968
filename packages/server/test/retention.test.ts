import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { personalTables } from "#server/modules/shopwide/privacy/personalRows.ts";

test("[OS-10] the list of how long data stay names each table with a buyer's data, once", async () => {
  const document = await readFile(new URL("../../../docs/security.md", import.meta.url), "utf8");
  const [, part = ""] = document.split("## How long personal data stay\n");
  const [list = ""] = part.split("\n## ");
  const rows = list.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, table = ""]) => table),
  );
  const kept = personalTables({ id: "1", email: null, mobile: null }).map(({ table }) => table);
  expect(named.toSorted()).toEqual([...kept, "audit_log"].toSorted());
});
