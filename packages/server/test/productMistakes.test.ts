import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { ownShop, writePhoto } from "./support/ownShop.ts";
import { blue, crate, found, mug, told, withFiles } from "./support/products.ts";

describe("mistakes in a file", () => {
  test("[OS-01] stop neither the file nor what can be sold; each is told by line and column", async () => {
    const shop = await ownShop();
    const priced = { ...crate, "Variant Inventory Qty": "5" };
    await withFiles(shop, [
      mug,
      { ...blue, "Variant Price": "1.234" },
      { ...priced, "Body (HTML)": "First\nsecond line <script>alert(1)</script>" },
      { ...priced, Handle: "box", Title: "=HYPERLINK(1)", "Variant Price": "0" },
      { ...priced, Handle: "bin", Title: "", "Image Src": "photos/none.jpg" },
      { ...priced, Handle: "tin", Tiers: "100:9;10:8", "Variant Inventory Qty": "many" },
      { ...priced, Handle: "two words", "Body (HTML)": '<img src=x onerror="alert(1)">' },
      { ...mug, Title: "Another mug" },
      { ...priced, Handle: "jar", "Image Src": "../outside.jpg", Minimum: "5", Status: "sold" },
      { ...priced, Handle: "a/b" },
      { ...priced, Handle: "" },
    ]);
    const result = await shop.import();
    expect(told(result)).toEqual([
      'leftOut products.csv line 10, enamel-mug, Title: line 2 has the same handle and another title, "Enamel mug".',
      'leftOut products.csv line 12, a/b, Handle: "a/b" must have no slashes and at most 200 characters.',
      "leftOut products.csv line 13, Handle: the cell is empty, so it is not known which product the row belongs to.",
      "draft products.csv line 6, box, Variant Price: the price is 0.",
      "draft products.csv line 7, bin, Title: there is no title.",
      'draft products.csv line 8, tin, Tiers: "100:9;10:8" must be written as 10:1.80; 50:1.50, with more pieces from part to part, 10 at most.',
      'draft products.csv line 11, jar, Status: "sold" is none of active, draft or archived.',
      "draft products.csv line 11, jar, Minimum: the first batch price begins at 10 pieces, so the minimum must be the same.",
      "partLeftOut products.csv line 7, bin, Image Src: the photo was left out. photos/none.jpg: there is no such file in the folder.",
      "partLeftOut products.csv line 9, two-words, Body (HTML): the photo was left out. x: there is no such file in the folder.",
      "partLeftOut products.csv line 11, jar, Image Src: the photo was left out. ../outside.jpg: there is no such file in the folder.",
      'soldOut products.csv line 8, tin, Variant Inventory Qty: "many" is no whole number from 0 to 10000000; the cell was not used.',
      "soldOut products.csv line 8, tin, Variant Inventory Qty: no stock, so it shows as sold out; give --stock 20 or --untracked.",
      "changed products.csv line 4, crate, Body (HTML): scripts and handlers were removed from the text.",
      "changed products.csv line 9, two-words, Body (HTML): scripts and handlers were removed from the text.",
    ]);
    expect(result).toMatchObject({ added: 6, drafts: 4 });
    const rows = await shop.database.db.select({ key: goods.key, shelf: goods.shelf, intro: goods.intro }).from(goods);
    const onSale = rows.filter(({ shelf }) => shelf === "UPPER").map(({ key }) => key);
    expect(onSale.sort()).toEqual(["crate", "two-words"]);
    expect(JSON.stringify(rows)).not.toMatch(/script|onerror/);
  });

  const heading = "Handle,Title,Variant Price,Variant Inventory Qty\n";
  test.each<[name: string, bytes: string | Uint8Array, told: string | undefined, title: string | undefined]>([
    ["UTF-16", Buffer.from(`\uFEFF${heading}a,Café,1,9\n`, "utf16le"), undefined, "Café"],
    ["UTF-16 without a mark", Buffer.from(`${heading}a,Café,1,9\n`, "utf16le"), undefined, "Café"],
    [
      "Windows-1252",
      Buffer.from(`${heading}a,Größe Crème,1,9\n`, "latin1"),
      "note a.csv line 1: the file does not say its encoding; its letters look like Windows-1252. If they are wrong, give another: --encoding windows-1251, big5, euc-kr …",
      "Größe Crème",
    ],
    [
      "GBK",
      Buffer.concat([Buffer.from(`${heading}b,`), Buffer.from("b1add7d3", "hex"), Buffer.from(",1,9\n")]),
      "note a.csv line 1: the file does not say its encoding; its letters look like GBK. If they are wrong, give another: --encoding windows-1251, big5, euc-kr …",
      "杯子",
    ],
    [
      "lost characters",
      `${heading}a,Caf\uFFFD,1,9\n`,
      "note a.csv line 2, a, Title: characters were lost (\uFFFD) when the file was saved.",
      "Caf\uFFFD",
    ],
    [
      "semicolons",
      "\uFEFFHandle;Title;Variant Price;Variant Inventory Qty\na;Cup;1,50;9\n",
      'note a.csv line 2, a, Variant Price: "1,50" was read as 1.50.',
      "Cup",
    ],
    ["tabs", "Handle\tTitle\tVariant Price\tVariant Inventory Qty\na\tCup\t1.5\t9\n", undefined, "Cup"],
    ["a line sep=", `sep=,\r\n${heading}a,Cup,1,9\n`, undefined, "Cup"],
    ["a line sep=;", "sep=;\nhandle; TITLE ;variant price;Variant  Inventory Qty\na;Cup;1;9\n", undefined, "Cup"],
    ["300 columns", `${heading.trim()}${",x".repeat(297)}\na,Cup,1,9\n`, undefined, "Cup"],
    [
      "a column twice",
      `${heading.trim()},Title\na,Cup,1,9,Other\n`,
      "changed a.csv line 1, Title: there are two columns of this name; the first was used.",
      "Cup",
    ],
    [
      "an open text",
      `${heading}a,Cup,1,9\nb,"Mug,2,9\n`,
      'leftOut a.csv line 3: a text begins with " and does not end, so the row was left out. Inside a text in quotes, " is written twice.',
      "Cup",
    ],
    ["empty cells at the end", `${heading}a,Cup,1,9,,,\n`, undefined, "Cup"],
    [
      "cells that shift",
      `${heading}a,Cup, large,1,9\nb,Mug,1,9\n`,
      "leftOut a.csv line 2, a: the row has 5 cells, but there are 4 columns, so it is not sure what belongs where.",
      "Mug",
    ],
    [
      "a workbook",
      Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.from(heading)]),
      "leftOut a.csv line 1: the file is a workbook. Save its sheet as CSV and import that.",
      undefined,
    ],
    ["a quote inside", `${heading}a,7" plate,1,9\n`, undefined, '7" plate'],
    ["a formula", `${heading}a,"+SUM(A1:A9)",1,9\n`, undefined, "+SUM(A1:A9)"],
    ["a title that begins with a sign", `${heading}a,-50%! Summer sale mug,1,9\n`, undefined, "-50%! Summer sale mug"],
    ["a long title", `${heading}a,${"Long title ".repeat(22)}end,1,9\n`, undefined, `${"Long title ".repeat(22)}end`],
    [
      "a longer title",
      `${heading}a,${"x".repeat(300)},1,9\n`,
      "changed a.csv line 2, a, Title: the text has 300 characters; the first 255 were taken.",
      "x".repeat(255),
    ],
  ])("[OS-01] %s: read as it was meant, and told", async (_, bytes, sentence, title) => {
    const shop = await ownShop();
    await writeFile(join(shop.folder, "a.csv"), bytes);
    const result = await shop.import();
    expect(told(result)).toEqual(sentence === undefined ? [] : [sentence]);
    const names = await shop.database.db.select({ name: goods.name, shelf: goods.shelf }).from(goods);
    expect(names).toEqual(title === undefined ? [] : [{ name: { en: title }, shelf: "UPPER" }]);
  });

  test("[OS-01] pieces that could be one or a thousand are not used", async () => {
    const shop = await ownShop();
    await writeFile(join(shop.folder, "a.csv"), `${heading}a,Cup,1,"1,000"\nb,Jug,1,"1.200"\nc,Jar,1,5.0000\n`);
    expect(told(await shop.import())).toEqual([
      'soldOut a.csv line 2, a, Variant Inventory Qty: "1,000" could mean two numbers; the cell was not used.',
      "soldOut a.csv line 2, a, Variant Inventory Qty: no stock, so it shows as sold out; give --stock 20 or --untracked.",
    ]);
    const rows = await shop.database.db.select({ quantity: skus.quantity }).from(skus);
    expect(rows.map(({ quantity }) => quantity).toSorted((x, y) => x - y)).toEqual([0, 5, 1200]);
  });

  test("[OS-01] a byte order mark, columns of others, and texts that only look like formulas are accepted", async () => {
    const shop = await ownShop();
    await writeFile(
      join(shop.folder, "a.csv"),
      `\uFEFFhandle,TITLE,Variant Price,Metafield\r\na,"=+5 V, -10 % and ""so""",1.5,=1+1\r\n`,
    );
    expect(await shop.import()).toMatchObject({ added: 1, ignored: ["Metafield"] });
    expect((await found(shop, "5 V")).goodsName).toBe('=+5 V, -10 % and "so"');
  });

  test("[OS-02] photos that are no photos, damaged, or outside the folder are left out", async () => {
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
    const photos = told(await shop.import()).filter((line) => line.startsWith("partLeftOut"));
    expect(photos).toEqual([
      "partLeftOut products.csv line 2, crate, Image Src: the photo was left out. a.jpg: the file is not a photo (JPEG, PNG, WebP, GIF or AVIF).",
      "partLeftOut products.csv line 3, crate, Image Src: the photo was left out. b.jpg: the photo is damaged or has more than 60 million pixels.",
      "partLeftOut products.csv line 4, crate, Image Src: the photo was left out. link.jpg: there is no such file in the folder.",
    ]);
  });
});
