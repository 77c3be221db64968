import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decodeText } from "#server/shop/products/decodeText.ts";
import { Findings } from "#server/shop/products/findings.ts";
import { readFiles, renamingOf } from "#server/shop/products/formats/formats.ts";
import { handlesFor } from "#server/shop/products/formats/handles.ts";
import { reportCsv } from "#server/shop/products/importReport.ts";
import { productTables } from "#server/shop/products/productTables.ts";
import { readProduct } from "#server/shop/products/readProducts.ts";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { shopCommand } from "./support/backups.ts";
import { ownShop, writeCsv, writePhoto } from "./support/ownShop.ts";
import { mug } from "./support/products.ts";

interface Reading {
  currency?: string;
  map?: string;
  /** The day, or the moment, at which the file is read, and where the shop is. */
  day?: string;
  zone?: string;
}

/** Products of files as an empty shop would take them, a line for each, and what is told. */
function read(
  files: Readonly<Record<string, string | Uint8Array>>,
  { currency = "USD", map = "", day = "2026-06-01", zone = "UTC" }: Reading = {},
) {
  const findings = new Findings();
  const { rows, formats } = readFiles(
    Object.entries(files).map(([file, text]) => ({ file, bytes: Buffer.from(text) })),
    { findings, currency, now: Date.parse(day), zone, renamed: renamingOf(map) },
  );
  const tables = productTables(rows, new Map(), { findings, remove: false });
  const products = tables.flatMap((table) => readProduct(table, { findings, currency, stock: null }) ?? []);
  return {
    products: products.map(({ handle, name, isOnSale, variants }) => {
      const words = variants.map(({ specs, cents, formerCents, stock }) => {
        const options = specs.map((spec) => `${spec.name.en} ${spec.value.en} `).join("");
        return `${options}${cents}${formerCents === null ? "" : ` before ${formerCents}`} × ${stock?.pieces}`;
      });
      return `${handle} "${name.en}"${isOnSale ? "" : " draft"}: ${words.join(", ")}`;
    }),
    read: products,
    formats: formats.map(({ format }) => format),
    told: findings.sorted().map(({ effect, handle, text }) => `${effect} ${handle}: ${text}`),
  };
}

describe("handles that are made of names", () => {
  test("[OS-01] two titles that would make one handle are two products, in whichever order their rows are", () => {
    const rows = ["Mug (blue),10,5", "Mug – blue,12,5", "★★★,9,5", "Cup,7,5"];
    const table = (some: readonly string[]) => ({ "a.csv": ["Title,Price,Stock", ...some, ""].join("\n") });
    const { products, told } = read(table(rows));
    expect(told).toEqual([]);
    expect(products).toEqual([
      'mug-blue "Mug (blue)": 1000 × 5',
      expect.stringMatching(/^mug-blue-[0-9a-f]{6} "Mug – blue": 1200 × 5$/),
      expect.stringMatching(/^product-[0-9a-f]{6} "★★★": 900 × 5$/),
      'cup "Cup": 700 × 5',
    ]);
    expect(read(table(rows.toReversed())).products.toSorted()).toEqual(products.toSorted());
  });

  test("[OS-01] an article number keeps its handle before a title that is the same", () => {
    const handleFor = handlesFor([
      { kind: "title", text: "C 1" },
      { kind: "number", text: "C-1" },
    ]);
    expect(handleFor({ kind: "number", text: "C-1" })).toBe("c-1");
    expect(handleFor({ kind: "title", text: "C 1" })).toMatch(/^c-1-[0-9a-f]{6}$/);
    const numbers = handlesFor(["C 1", "c-1"].map((text) => ({ kind: "number", text })));
    expect(numbers({ kind: "number", text: "c-1" })).toBe("c-1");
  });

  test("[OS-01] rows with an option are variants of what has their title, called as the column is", () => {
    const table = "Title,SKU,Size,Price,Stock\nShirt,TS-S,S,10,5\nShirt,TS-M,M,12,0\nCap,CAP,,8,5\n";
    const { products, told } = read({ "a.csv": table }, { map: "Option1 Value=Size" });
    expect(products).toEqual(['shirt "Shirt": Size S 1000 × 5, Size M 1200 × 0', 'cap "Cap": 800 × 5']);
    expect(told).toEqual([]);
  });
});

describe("amounts", () => {
  test.each([
    ["JPY", "￥1,500", 150_000],
    ["JPY", "1,234,500円", 123_450_000],
    ["VND", "150.000 ₫", 15_000_000],
    ["CLP", "$15.990", 1_599_000],
  ])("[OS-01] in %s, which has no decimals, %s is thousands", (currency, price, cents) => {
    const { read: made } = read({ "a.csv": `Handle\tTitle\tPrice\tStock\na\tA\t${price}\t1\n` }, { currency });
    expect(made[0]?.variants[0]?.cents).toBe(cents);
  });

  test.each([
    ["JPY", "1.500"],
    ["VND", "150,000"],
    ["USD", "1,500"],
  ])("[OS-01] in %s, %s could be two amounts", (currency, price) => {
    const { products } = read({ "a.csv": `Handle\tTitle\tPrice\tStock\na\tA\t${price}\t1\n` }, { currency });
    expect(products).toEqual(['a "A" draft: 0 × 1']);
  });

  test.each([
    ["1 000", 1000],
    ["1\u202F000", 1000],
    ["1,000.0000", 1000],
    ["99999999999", 10_000_000],
    ["-2.0000", 0],
  ])("[OS-01] a stock of %s is read", (quantity, pieces) => {
    const { read: made } = read({ "a.csv": `Handle;Title;Price;Stock\na;A;5;${quantity}\n` });
    expect(made[0]?.variants[0]?.stock?.pieces).toBe(pieces);
  });
});

describe("reductions", () => {
  const headings =
    "ID,Type,SKU,Name,Published,In stock?,Regular price,Sale price,Date sale price starts,Date sale price ends";
  const wooPrice = (sale: string, from = "", to = "", reading: Reading = {}) =>
    read({ "a.csv": `${headings}\n1,simple,A,Cup,1,1,9,${sale},${from},${to}\n` }, reading);

  test.each([
    ["15.01.2026", "note a: the reduction ended on 15.01.2026, so the price is the regular one."],
    ["2026/01/15", "note a: the reduction ended on 2026/01/15, so the price is the regular one."],
    ["15/01/2026", "note a: the reduction ended on 15/01/2026, so the price is the regular one."],
    [
      "01/02/2026",
      `changed a: "01/02/2026" can't be read as a day, so the price is the regular one. Write it as 2027-01-31.`,
    ],
    ["soon", `changed a: "soon" can't be read as a day, so the price is the regular one. Write it as 2027-01-31.`],
  ])("[OS-01] one that ends on %s is over, or nobody knows", (to, sentence) => {
    const { products, told } = wooPrice("5", "", to);
    expect(products).toEqual(['a "Cup": 900 × 0']);
    expect(told).toEqual([sentence]);
  });

  test.each([
    ["2026-03-29", "2026-03-29", "2026-03-28T22:59:00Z", 900],
    ["2026-03-29", "2026-03-29", "2026-03-28T23:01:00Z", 500],
    ["2026-03-29", "2026-03-29", "2026-03-29T21:59:00Z", 500],
    ["2026-03-29", "29.03.2026", "2026-03-29T22:01:00Z", 900],
    ["2026-03-29 8:30", "2026-03-29 18:00:00", "2026-03-29T06:29:00Z", 900],
    ["2026-03-29 8:30", "2026-03-29 18:00:00", "2026-03-29T06:31:00Z", 500],
    ["2026-03-29 8:30 AM", "13/04/2026 6:00 PM", "2026-04-13T15:59:00Z", 500],
    ["2026-03-29 8:30 AM", "13/04/2026 6:00 PM", "2026-04-13T16:01:00Z", 900],
  ])("[OS-01] from %s to %s in a shop in Berlin, the price at %s is %i cents", (from, to, day, cents) => {
    const { read: made } = wooPrice("5", from, to, { day, zone: "Europe/Berlin" });
    expect(made[0]?.variants[0]?.cents).toBe(cents);
  });

  test("[OS-01] one that begins later, or reduces nothing, is none", () => {
    expect(wooPrice("5", "31.12.2027").products).toEqual(['a "Cup": 900 × 0']);
    expect(wooPrice("12").products).toEqual(['a "Cup": 900 × 0']);
    expect(wooPrice("12").told).toEqual(["note a: 12 is no reduction of 9, which is the price."]);
    expect(wooPrice("5", "0000-00-00", "31.12.2027").products).toEqual(['a "Cup": 500 before 900 × 0']);
  });
});

describe("formats", () => {
  const english =
    "ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Weight (kg),Sale price,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)";
  const rows = `1,variable,TEE,Tee &amp; co,1,,,1,,0,.2,,,"Clothing > Salt &amp; Pepper",a,,Colour,"Blue, Red"
2,variation,TEE-B,Tee,1,,,1,3,0,,4,5,,,TEE,Colour,Blue
`;

  test.each([
    [
      "Dutch",
      "ID,Type,Artikelnummer,Naam,Gepubliceerd,Korte beschrijving,Beschrijving,Op voorraad?,Voorraad,Nabestellingen toestaan?,Gewicht (kg),Actieprijs,Reguliere prijs,Categorieën,Tags,Hoofd,Naam eigenschap 1,Waarde eigenschap 1",
    ],
    [
      "Italian",
      "ID,Tipo,SKU,Nome,Pubblicato,Breve descrizione,Descrizione,In stock?,Magazzino,Abilita gli ordini arretrati?,Peso (kg),Prezzo in offerta,Prezzo di listino,Categorie,Tag,Genitore,Attributo 1 nome,Attributo 1 valuta(e)",
    ],
    [
      "Portuguese",
      "ID,Tipo,SKU,Nome,Publicado,Descrição curta,Descrição,Em estoque?,Estoque,São permitidas encomendas?,Peso (kg),Preço promocional,Preço,Categorias,Tags,Ascendente,Nome do atributo 1,Valores do atributo 1",
    ],
    [
      "Chinese",
      "ID,类型,SKU,名称,已发布,简短描述,描述,有货？,库存,允许缺货下单？,重量（公斤）,促销价格,常规售价,分类,标签,父级,属性 1 名称,属性 1 值",
    ],
    [
      "Japanese",
      "ID,タイプ,SKU,名前,公開済み,簡単な説明,説明,在庫の有無,在庫,お取り寄せを許可する ?,重量 (kg),セール価格,標準価格,カテゴリー,タグ,親,属性 1 の名前,属性 1 の値",
    ],
  ])("[OS-01] WooCommerce: %s headings are read as the English ones", (_, line) => {
    const made = read({ "a.csv": `${english}\n${rows}` });
    expect(made.products).toEqual(['tee "Tee & co": Colour Blue 400 before 500 × 3']);
    expect(made.read[0]).toMatchObject({
      category: [{ en: "Clothing" }, { en: "Salt & Pepper" }],
      variants: [{ grams: 200 }],
    });
    expect(read({ "a.csv": `${line}\n${rows}` })).toEqual(made);
  });

  test("[OS-01] WooCommerce: a variation for any value of ten attributes does not fill the memory", () => {
    const ten = Array.from({ length: 10 }, (_, at) => `Attribute ${at + 1} name,Attribute ${at + 1} value(s)`).join();
    const cells = (values: string) => Array.from({ length: 10 }, (_, at) => `Option ${at + 1},"${values}"`).join();
    const { read: made, told } = read({
      "a.csv": `ID,Type,SKU,Name,Regular price,In stock?,Parent,${ten}
1,variable,A,A,,1,,${cells("1, 2, 3, 4, 5, 6, 7, 8, 9")}
2,variation,,A,5,1,A,${cells("")}
`,
    });
    expect(made[0]?.variants).toHaveLength(2048);
    expect(told).toContain("partLeftOut a: the variation stands for 3486784401 variants; a product has at most 2048.");
    expect(told.filter((line) => line.includes("the first 50 were taken"))).toHaveLength(1);
  });

  test("[OS-01] PrestaShop: a combination of no product of the files belongs to none without a reference", () => {
    const { products, told } = read({
      "products.csv": "Product ID;Active (0/1);Name *;Price tax included;Quantity\n4;1;Cup;5;2\n",
      "combinations.csv":
        "Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Quantity\n99;Colour:color:0;Red:0;7\n",
    });
    expect(products).toEqual(['id-4 "Cup": 500 × 2']);
    expect(told).toEqual(["leftOut : the product of this combination is not in the files."]);
  });

  test("[OS-01] numbers that spreadsheets keep as a text, and several addresses in a cell", () => {
    const { read: made } = read({
      "a.csv": 'Title,SKU,Price,Stock,Image\nCup,"=""007""",5,1,"https://x.example/a.jpg, //x.example/b.jpg"\n',
    });
    expect(made[0]?.variants[0]?.sku).toBe("007");
    expect(made[0]?.photos.map(({ mention }) => mention.source)).toEqual([
      "https://x.example/a.jpg",
      "//x.example/b.jpg",
    ]);
  });

  test("[OS-01] a title that begins with a wide sign is the same after an export", () => {
    const { products } = read({ "a.csv": "Handle,Title,Price,Stock\na,'＋プラス,5,1\n" });
    expect(products).toEqual(['a "＋プラス": 500 × 1']);
  });
});

describe("options", () => {
  test("[OS-01] a product whose title is in a later row, as in a table that was sorted, has it and its option", () => {
    const { products, told } = read({
      "a.csv":
        "Handle,Title,Option1 Name,Option1 Value,Price,Stock\na,,,M,11,5\nb,B,,,9,5\na,A,Size,S,10,5\na,,,L,12,5\n",
    });
    expect(products).toEqual(['a "A": Size S 1000 × 5, Size M 1100 × 5, Size L 1200 × 5', 'b "B": 900 × 5']);
    expect(told).toEqual([]);
  });

  test("[OS-01] a product that leaves out an option in the middle has two", () => {
    const { products } = read({
      "a.csv":
        "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Price,Stock\na,A,Size,S,,,Colour,Red,5,1\na,,,S,,,,Blue,5,2\n",
    });
    expect(products).toEqual(['a "A": Size S Colour Red 500 × 1, Size S Colour Blue 500 × 2']);
  });

  test("[OS-01] a product of which no row has a value is left out, and the others are not", () => {
    const { products, told } = read({
      "a.csv": "Handle,Title,Option1 Name,Option1 Value,Price,Stock\na,A,Size,,5,1\nb,B,,,5,1\n",
    });
    expect(products).toEqual(['b "B": 500 × 1']);
    expect(told).toEqual(["leftOut a: no row has a variant."]);
  });
});

describe("encodings", () => {
  test("[OS-01] Japanese of a spreadsheet is no Chinese, and an encoding may be given", () => {
    const japanese = Uint8Array.from([0x93, 0x92, 0x82, 0xcc, 0x82, 0xdd, 0x20, 0x83, 0x4a, 0x83, 0x62, 0x83, 0x76]);
    expect(decodeText(japanese)).toEqual({ text: "湯のみ カップ", encoding: "Shift_JIS" });
    const russian = Uint8Array.from([0xca, 0xf0, 0xf3, 0xe6, 0xea, 0xe0]);
    expect(decodeText(russian, "windows-1251").text).toBe("Кружка");
  });
});

test("[OS-01] the report has the columns that were not used", () => {
  expect(reportCsv([], ["Price / International"])).toBe(
    "\uFEFFResult,Handle,File,Line,Column,Reason\nNot used,,,,Price / International,the shop has nothing for this column.\n",
  );
});

describe("in a shop", () => {
  test("[OS-01] a draft without a title stays one when its file or its export is imported again", async () => {
    const shop = await ownShop();
    await writeCsv(shop.folder, [{ Handle: "a", Title: "", "Variant Price": "5", "Variant Inventory Qty": "3" }]);
    expect((await shop.import({ dryRun: true })).differences).toEqual(['a: new, not on sale, "", 1 variant']);
    expect(await shop.import()).toMatchObject({ added: 1, drafts: 1 });
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0, drafts: 1 });
    const folder = join(shop.folder, "export");
    expect((await shopCommand(shop.env, "export", folder)).done).toBe(true);
    expect((await shopCommand(shop.env, "import", folder)).output).toContain("0 added, 0 changed");
    expect((await shopCommand(shop.env, "product", "show-again", "a")).output).toContain("there is no title");
    expect(await shop.database.db.select({ shelf: goods.shelf }).from(goods)).toEqual([{ shelf: "DOWN" }]);
  });

  test("[OS-01] pictures without an address, and options with a gap, stop neither the first import nor the next", async () => {
    const shop = await ownShop();
    await writePhoto(shop.folder, "photos/white.jpg", "white", 8, 8);
    const row = { Handle: "a", "Variant Price": "5", "Variant Inventory Qty": "3" };
    await writeCsv(shop.folder, [
      {
        ...{ ...row, Title: "A", "Body (HTML)": '<p>Cup</p><img><img src="">', "Image Src": "photos" },
        ...{ "Option1 Name": "Size", "Option1 Value": "S", "Option2 Value": "", "Option3 Name": "Colour" },
        "Option3 Value": "Red",
      },
      { ...row, "Option1 Value": "S", "Option3 Value": "Blue" },
    ]);
    const first = await shop.import();
    expect(first).toMatchObject({ added: 1, variants: 2 });
    expect(first.findings.map(({ text }) => text)).toEqual(["the photo was left out. photos: it is a folder."]);
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0, variants: 2 });
  });

  test("[OS-01] an option without a name before one with a name, and a brand in other letters, change nothing again", async () => {
    const shop = await ownShop();
    const row = { "Variant Price": "5", "Variant Inventory Qty": "3", "Option2 Value": "" };
    await writeCsv(shop.folder, [
      { ...row, Handle: "a", Title: "A", Vendor: "Linden" },
      {
        ...row,
        Handle: "b",
        Title: "B",
        Vendor: "LINDEN",
        "Option1 Value": "M",
        "Option3 Name": "Cut",
        "Option3 Value": "x",
      },
      { ...row, Handle: "b", "Option1 Value": "", "Option3 Value": "y" },
    ]);
    expect(await shop.import()).toMatchObject({ added: 2, variants: 3 });
    const again = await shop.import({ tellsDifferences: true });
    expect(again).toMatchObject({ added: 0, changed: 0, variants: 3, differences: [] });
  });

  test("[OS-01] taking an import back brings the number of the bar code back", async () => {
    const shop = await ownShop();
    const row = { Handle: "a", Title: "A", "Variant Price": "5", "Variant Barcode": "4006381333931" };
    await writeCsv(shop.folder, [row]);
    await shop.import();
    await writeCsv(shop.folder, [{ ...row, "Variant Barcode": "96385074" }]);
    expect(await shop.import()).toMatchObject({ changed: 1 });
    await shopCommand(shop.env, "import", "--undo");
    expect(await shop.database.db.select({ barcode: skus.barcode }).from(skus)).toEqual([{ barcode: "4006381333931" }]);
  });

  test("[OS-01] pictures that are written into a text, loaded later, or named as Windows does are kept; films become links", async () => {
    const shop = await ownShop();
    await writePhoto(shop.folder, "photos/white.jpg", "white", 8, 8);
    await writePhoto(shop.folder, "photos/teal.jpg", "teal", 8, 8);
    const written = (await readFile(join(shop.folder, "photos/white.jpg"))).toString("base64");
    const body = `<img src="data:image/jpeg;base64,${written}"><img src="data:image/gif;base64,R0lGOD" data-src="photos/teal.jpg"><video controls><source src="https://x.example/a.mp4"></video>`;
    await writeCsv(shop.folder, [
      { ...mug, "Body (HTML)": body, "Body (HTML) (zh)": "", "Image Src": "photos\\white.jpg" },
    ]);
    const result = await shop.import();
    expect(result.findings.filter(({ effect }) => effect === "partLeftOut")).toEqual([]);
    const [row] = await shop.database.db.select({ intro: goods.intro, slots: goods.pictureSlots }).from(goods);
    expect(row?.intro.en).toMatch(
      /^<img src="[^"]*\/media\/photos\/[^"]+" ?\/?><img src="[^"]*\/media\/photos\/[^"]+" ?\/?><div><a href="https:\/\/x\.example\/a\.mp4">x\.example<\/a><\/div>$/,
    );
    expect(row?.slots).toHaveLength(1);
  });
});
