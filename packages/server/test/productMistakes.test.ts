import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { type OwnShop, ownShop, writePhoto } from "./support/ownShop.ts";
import { blue, crate, found, mug, withFiles } from "./support/products.ts";

const countOf = ({ database }: OwnShop) =>
  Promise.all([database.db.$count(goods), database.db.$count(skus)]).then(([g, s]) => ({ goods: g, skus: s }));

describe("mistakes in a file", () => {
  test("[OS-01] are all reported by line and column, and nothing is imported", async () => {
    const shop = await ownShop();
    await withFiles(shop, [
      mug,
      { ...blue, "Variant Price": "1.234,56" },
      { ...crate, "Body (HTML)": "First\nsecond line <script>alert(1)</script>" },
      { ...crate, Handle: "box", Title: "=HYPERLINK(1)", "Variant Price": "0" },
      { ...crate, Handle: "bin", Title: "", "Image Src": "photos/none.jpg" },
      { ...crate, Handle: "tin", Tiers: "100:9;10:8", "Variant Inventory Qty": "many" },
      { ...crate, Handle: "two words", "Body (HTML)": '<img src=x onerror="alert(1)">' },
      mug,
      { ...crate, Handle: "jar", "Image Src": "../outside.jpg", Minimum: "5", Status: "sold" },
    ]);
    const result = await shop.import();
    expect("problems" in result && result.problems).toEqual([
      'products.csv line 3, Variant Price: "1.234,56" must be written with a point and without separators, such as 1234.56.',
      "products.csv line 4, Body (HTML): the text has a script. Remove it.",
      "products.csv line 6, Title: formulas are not accepted; write the value.",
      'products.csv line 6, Variant Price: "0" must be an amount above 0 with at most two decimals, such as 12.50.',
      "products.csv line 7, Title: the first row of a product needs a title.",
      "products.csv line 7, Image Src: photos/none.jpg: there is no such file in the folder.",
      'products.csv line 8, Variant Inventory Qty: "many" must be a whole number from 0 to 10000000.',
      'products.csv line 8, Tiers: "100:9;10:8" must be written as 10:1.80; 50:1.50, with more pieces from part to part, 10 at most.',
      'products.csv line 9, Handle: "two words" must have no spaces and no slashes, and at most 200 characters.',
      "products.csv line 9, Body (HTML): the text has a script. Remove it.",
      'products.csv line 10, Handle: "enamel-mug" is in products.csv line 2 already; its rows must follow each other.',
      "products.csv line 11, Minimum: the first batch price begins at 10 pieces, so the minimum must be the same.",
      'products.csv line 11, Status: "sold" must be active, draft or archived.',
      "products.csv line 11, Image Src: ../outside.jpg: there is no such file in the folder.",
    ]);
    expect(await countOf(shop)).toEqual({ goods: 0, skus: 0 });
    expect(await readdir(shop.dataDir).catch(() => [])).toEqual([]);
  });

  const heading = "Handle,Title,Variant Price\n";
  test.each<[name: string, bytes: string | Uint8Array, problem: string]>([
    ["UTF-16", Buffer.from(`\uFEFF${heading}`, "utf16le"), "line 1, the file is in UTF-16. Save it as CSV in UTF-8."],
    [
      "Latin-1",
      Buffer.from(`${heading}a,Caf\u00e9,1\n`, "latin1"),
      "line 2, the text is not in UTF-8. Save the file as CSV in UTF-8.",
    ],
    [
      "GBK",
      Buffer.concat([Buffer.from(`${heading}a,ok,1\nb,`), Buffer.from([0xb1, 0xad, 0x2c, 0x31])]),
      "line 3, the text is not in UTF-8. Save the file as CSV in UTF-8.",
    ],
    [
      "lost characters",
      `${heading}a,Caf\uFFFD,1\n`,
      "line 2, Title: characters were lost (\uFFFD) when the file was saved.",
    ],
    [
      "semicolons",
      "Handle;Title;Variant Price\na;b;1\n",
      "line 1, no column Handle, Title, Variant Price. The first line names the columns, separated with commas.",
    ],
    ["300 columns", `${heading.trim()}${",x".repeat(297)}\n`, "line 1, the file has 300 columns; 200 are possible."],
    ["a column twice", `Title,${heading}`, "line 1, Title: there are two columns of this name."],
    ["an open text", `${heading}a,"Cup,1\nb,Mug,2\n`, 'line 2, a text begins with " and does not end.'],
    ["too many cells", `${heading}a,Cup,1,2\n`, "line 2, has 4 cells, but there are 3 columns."],
    [
      "a formula after +",
      `${heading}a,"+SUM(A1:A9)",1\n`,
      "line 2, Title: formulas are not accepted; write the value.",
    ],
  ])("[OS-01] %s: refused with the line", async (_, bytes, problem) => {
    const shop = await ownShop();
    await writeFile(join(shop.folder, "a.csv"), bytes);
    const result = await shop.import();
    expect("problems" in result && result.problems).toContain(`a.csv ${problem}`);
    expect(await countOf(shop)).toEqual({ goods: 0, skus: 0 });
  });

  test("[OS-01] a byte order mark, columns of others, and texts that only look like formulas are accepted", async () => {
    const shop = await ownShop();
    await writeFile(
      join(shop.folder, "a.csv"),
      `\uFEFFhandle,TITLE,Variant Price,Metafield\r\na,"+5 V, -10 % and ""so""",1.5,=1+1\r\n`,
    );
    expect(await shop.import()).toMatchObject({ added: 1, ignored: ["Metafield"] });
    expect((await found(shop, "5 V")).goodsName).toBe('+5 V, -10 % and "so"');
  });

  test("[OS-02] photos that are no photos, damaged, or outside the folder are refused", async () => {
    const shop = await ownShop();
    await withFiles(shop, [
      { ...crate, "Image Src": "a.jpg" },
      { Handle: "crate", "Image Src": "b.jpg" },
      { Handle: "crate", "Image Src": "link.jpg" },
    ]);
    await writeFile(join(shop.folder, "a.jpg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    const whole = await readFile(join(shop.folder, "photos/white.jpg"));
    await writeFile(join(shop.folder, "b.jpg"), whole.subarray(0, whole.length / 2));
    await writePhoto(shop.dataDir, "secret.jpg");
    await symlink(join(shop.dataDir, "secret.jpg"), join(shop.folder, "link.jpg"));
    expect(await shop.import()).toEqual({
      problems: [
        "products.csv line 2, Image Src: a.jpg: the file is not a photo (JPEG, PNG, WebP, GIF or AVIF).",
        "products.csv line 3, Image Src: b.jpg: the photo is damaged or has more than 60 million pixels.",
        "products.csv line 4, Image Src: link.jpg: there is no such file in the folder.",
      ],
    });
  });
});
