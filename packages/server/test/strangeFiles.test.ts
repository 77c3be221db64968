import { describe, expect, test } from "vitest";
import { Findings } from "#server/shop/products/findings.ts";
import { readFiles } from "#server/shop/products/formats/formats.ts";
import { productTables } from "#server/shop/products/productTables.ts";
import { readProduct } from "#server/shop/products/readProducts.ts";
import { noteSharedNumbers } from "#server/shop/products/sharedNumbers.ts";

/** A file as an empty shop would take it: a line for each product, and what is told. */
function read(text: string | Uint8Array) {
  const findings = new Findings();
  const parts = { findings, currency: "USD", stock: null };
  const { rows, ignored } = readFiles([{ file: "a.csv", bytes: Buffer.from(text) }], {
    ...parts,
    now: 0,
    zone: "UTC",
    renamed: new Map(),
  });
  const products = productTables(rows, new Map(), { findings, remove: false }).flatMap(
    (table) => readProduct(table, parts) ?? [],
  );
  noteSharedNumbers(products, findings);
  return {
    products: products.map(({ handle, name, isOnSale, variants, photos }) => {
      const words = variants.map(({ specs, cents, stock, grams, sku, barcode }) =>
        [
          ...specs.map((spec) => `${spec.name.en} ${spec.value.en}`),
          `${cents} × ${stock?.kind === "UNCOUNTED" ? "many" : stock?.pieces}`,
          ...(grams > 0 ? [`${grams} g`] : []),
          ...[sku, barcode].filter(Boolean),
        ].join(", "),
      );
      const shown = photos.map(({ mention }) => ` [${mention.source}]`).join("");
      return `${handle} "${name.en}"${isOnSale ? "" : " draft"}: ${words.join("; ")}${shown}`;
    }),
    told: findings
      .sorted()
      .map(({ effect, line, heading, text: sentence }) =>
        [`${effect} ${line}`, ...(heading === undefined ? [] : [heading])].join(", ").concat(`: ${sentence}`),
      ),
    ignored,
  };
}

/** The category and the class of tax of each product. */
function taxed(text: string): string[] {
  const parts = { findings: new Findings(), currency: "USD", stock: null };
  const files = [{ file: "a.csv", bytes: Buffer.from(text) }];
  const { rows } = readFiles(files, { ...parts, now: 0, zone: "UTC", renamed: new Map() });
  return productTables(rows, new Map(), { ...parts, remove: false }).map((table) => {
    const product = readProduct(table, parts);
    return `${product?.category.map(({ en }) => en).join(" > ")}: ${product?.taxClass}`;
  });
}

const heading = "Handle,Title,Variant Price,Variant Inventory Qty";

describe("[OS-01] a table of any merchant", () => {
  test.each<[name: string, text: string, products: string[], told: string[]]>([
    [
      "the line of sums at its end is no product",
      "Title,Price,Stock\nMug,10,5\nCup,12,7\n,,\nTotal,22,12\n",
      ['mug "Mug": 1000 × 5', 'cup "Cup": 1200 × 7'],
      ["leftOut 5: the line has the sums of the table, so it is no product."],
    ],
    [
      "a product called as a sum in the middle stays, and so does one with a number",
      "SKU,Title,Price,Stock\nT-1,Total,10,5\nT-2,Total,12,7\n",
      ['t-1 "Total": 1000 × 5, T-1', 't-2 "Total": 1200 × 7, T-2'],
      [],
    ],
    [
      'behind a " that is never closed, whole rows count again',
      `${heading}\na,A,10,5\nb,"B 12 pipe,12,5\nc,C,13,5\nd\ne,"E",14,5\n`,
      ['a "A": 1000 × 5', 'c "C": 1300 × 5', 'e "E": 1400 × 5'],
      [
        'leftOut 3: a text begins with " and does not end, so the row was left out. Inside a text in quotes, " is written twice.',
        "leftOut 4: a line below that is no whole row was left out too.",
      ],
    ],
    [
      'a " that only another row closes is never the title of both, and lines are counted through texts of several',
      `${heading},Body (HTML)\r\na,A,10,5,"<p>1\r\n\r\n""2"", 3, 4, 5</p>"\r\nb,"12"" pipe,12,5,\r\nc,"C",13,5,\r\n`,
      ['a "A": 1000 × 5', 'c "C": 1300 × 5'],
      [
        'leftOut 5: a text begins with " and does not end, so the row was left out. Inside a text in quotes, " is written twice.',
      ],
    ],
    [
      "rows in quotes as a whole, headings again between them, and HTML in a title",
      `"${heading}"\n"a,<b>A</b>,10,5"\n"${heading}"\n"b,Salt &amp; pepper,12,5"\n`,
      ['a "<b>A</b>": 1000 × 5', 'b "Salt & pepper": 1200 × 5'],
      ["note 2, Title: it has HTML, which buyers see as it is written."],
    ],
    [
      "signs written as in HTML, however often, are signs in names and options",
      "Title,Price,Stock,Option1 Name,Option1 Value\nTom &amp; Jerry,10,5,Gr&ouml;&szlig;e,Caf&eacute; &#39;n\nR&D; AT&amp;amp;T,12,5,,\n",
      ['tom-amp-jerry "Tom & Jerry": Größe Café \'n, 1000 × 5', 'r-d-at-amp-amp-t "R&D; AT&T": 1200 × 5'],
      [],
    ],
    [
      "what never ends is not counted",
      "Title,Price,Stock\nMug,10,∞\nCup,12,unbegrenzt\n",
      ['mug "Mug": 1000 × many', 'cup "Cup": 1200 × many'],
      [
        'changed 2, Variant Inventory Qty: "∞" says no number, so nobody counts the pieces.',
        'changed 3, Variant Inventory Qty: "unbegrenzt" says no number, so nobody counts the pieces.',
      ],
    ],
    [
      "remarks below the headings are no products, and a title may begin with #",
      "Title,SKU,Price,Stock\n# required,,required,\n#in a few words,,,\n#1 Dad mug,d,10,5\n",
      ['d "#1 Dad mug": 1000 × 5, d'],
      [2, 3].map((line) => `note ${line}: the line begins with # and has no price, so it is a remark and no product.`),
    ],
    [
      "sums may say of how many, and stand above the number of the page",
      "Title,SKU,Price,Stock\nMug,m,10,5\nTotal (1 item),,10,5\n,Sum: 10,,\n,,,\n",
      ['m "Mug": 1000 × 5, m'],
      [3, 4].map((line) => `leftOut ${line}: the line has the sums of the table, so it is no product.`),
    ],
    [
      "cells of titles that were joined are those of all variants",
      "Title,Option1 Name,Option1 Value,Price,Stock\nShirt,Size,S,10,5\n,,M,12,6\nHat,,,7,1\n",
      ['shirt "Shirt": Size S, 1000 × 5; Size M, 1200 × 6', 'hat "Hat": 700 × 1'],
      [],
    ],
    [
      "a price may say that it is that of one piece, or with tax; that of a weight is none",
      "Title,Price,Stock\nA,$12.90 / pc.,1\nB,12.90 each,1\nC,12.90 incl. tax,1\nD,$12.90 / 100 g,1\nE,UVP 12.90,1\n",
      ['a "A": 1290 × 1', 'b "B": 1290 × 1', 'c "C": 1290 × 1', 'd "D" draft: 0 × 1', 'e "E" draft: 0 × 1'],
      [
        ...['5, Variant Price: "$12.90 / 100 g"', '6, Variant Price: "UVP 12.90"'].map(
          (what) => `draft ${what} can't be read as one amount; write it with a point, such as 1234.56.`,
        ),
        ...[
          '2, Variant Price: "$12.90 / pc."',
          '3, Variant Price: "12.90 each"',
          '4, Variant Price: "12.90 incl. tax"',
        ].map((what) => `note ${what} was read as 12.90.`),
      ],
    ],
    [
      "two numbers in a cell are no price, and a stock may say of what",
      "Title,Price,Stock\nA,10 20,10 pcs\nB,1 0,3 Stk.\nC,1 299.50,5\n",
      ['a "A" draft: 0 × 10', 'b "B" draft: 0 × 3', 'c "C": 129950 × 5'],
      [
        ...['2, Variant Price: "10 20"', '3, Variant Price: "1 0"'].map(
          (what) => `draft ${what} can't be read as one amount; write it with a point, such as 1234.56.`,
        ),
        'note 2, Variant Inventory Qty: "10 pcs" was read as 10.',
        'note 3, Variant Inventory Qty: "3 Stk." was read as 3.',
        'note 4, Variant Price: "1 299.50" was read as 1299.50.',
      ],
    ],
    [
      "goods are on sale or not in the words of other languages and shops",
      "Title,Price,Stock,Status\nA,10,1,Aktiv\nB,10,1,désactivé\nC,10,1,brouillon\nD,10,1,上架\nE,10,1,Veröffentlicht\nF,10,1,0\n",
      [
        'a "A": 1000 × 1',
        'b "B" draft: 1000 × 1',
        'c "C" draft: 1000 × 1',
        'd "D": 1000 × 1',
        'e "E": 1000 × 1',
        'f "F" draft: 1000 × 1',
      ],
      ['draft 3, Status: "désactivé" is none of active, draft or archived.'],
    ],
    [
      "headings have pictures and invisible signs",
      "🏷️ Title,💰 Price,\u200B📦 Stock\nMug,10,5\n",
      ['mug "Mug": 1000 × 5'],
      [],
    ],
    [
      "headings are Chinese",
      "商品名称,货号,售价,原价,库存,品牌\n茶杯,t1,12.5,15,10,青瓷\n",
      ['t1 "茶杯": 1250 × 10, t1'],
      [
        "note 1: the columns were read by their names: 商品名称 as Title, 货号 as Variant SKU, 售价 as Variant Price, 原价 as Variant Compare At Price, 库存 as Variant Inventory Qty, 品牌 as Vendor.",
      ],
    ],
    [
      "headings are Japanese, and the price without tax is not taken",
      "商品名,商品コード,税抜価格,販売価格（税込）,在庫数\n湯呑,y1,10,11,3\n",
      ['y1 "湯呑": 1100 × 3, y1'],
      [
        "note 1: the columns were read by their names: 商品名 as Title, 商品コード as Variant SKU, 販売価格（税込） as Variant Price, 在庫数 as Variant Inventory Qty.",
      ],
    ],
    [
      "a PDF is told",
      "%PDF-1.7\n",
      [],
      ["leftOut 1: the file is a PDF, an archive or a picture. Export the goods as CSV."],
    ],
    ["spaces alone are told", "  \n \n", [], ["leftOut 1: the file is empty."]],
    [
      "a web page is told",
      "<!DOCTYPE html>\n<title>Log in</title>",
      [],
      ["leftOut 1: the file is a web page or XML, no table. Export the goods again, as CSV."],
    ],
    [
      "JSON is told",
      '[ {"handle":"a",\n"title":"A"}]',
      [],
      ["leftOut 1: the file is JSON, no table. Export the goods again, as CSV."],
    ],
    ["headings alone are told", `${heading}\n`, [], ["leftOut 1: there is nothing below the headings."]],
    [
      "one column is told",
      "Title\nMug\n",
      [],
      ["leftOut 1: the file has one column. Its columns must be parted by commas, semicolons, tabs or bars."],
    ],
    [
      "a name is a title, and without a column of prices the answer says which option to give",
      "Name,Amount,Stock\nMug,10,5\n",
      ['mug "Mug" draft: 0 × 5'],
      ['draft 2, Variant Price: there is no price column. Say which it is: --map "Variant Price=Amount".'],
    ],
    [
      "of two headings of a column the more exact one counts, wherever it stands",
      "Handle,Name,Title,Price,Variant Price,Stock\na,x,A,10,12,5\n",
      ['a "A": 1200 × 5'],
      [
        'changed 1, Title: there are two columns of this name; "Title" was used.',
        'changed 1, Variant Price: there are two columns of this name; "Variant Price" was used.',
      ],
    ],
    [
      "errors of a spreadsheet are empty cells",
      `${heading}\na,A,#REF!,5\nb,B,12,#N/A\n`,
      ['a "A" draft: 0 × 5', 'b "B": 1200 × 0'],
      [
        "draft 2, Variant Price: there is no price.",
        "soldOut 3, Variant Inventory Qty: no stock, so it shows as sold out: the cell is empty; give --stock 20 or --untracked.",
        "changed 2, Variant Price: #REF! is an error of the spreadsheet, so the cell was read as empty.",
        "changed 3, Variant Inventory Qty: #N/A is an error of the spreadsheet, so the cell was read as empty.",
      ],
    ],
    [
      "stock in words",
      `${heading}\na,A,1,In stock\nb,B,1,10+\nc,C,1,>100\nd,D,1,sold out\n`,
      ['a "A": 100 × many', 'b "B": 100 × 10', 'c "C": 100 × 100', 'd "D": 100 × 0'],
      [
        'changed 2, Variant Inventory Qty: "In stock" says no number, so nobody counts the pieces.',
        'note 3, Variant Inventory Qty: "10+" was read as 10.',
        'note 4, Variant Inventory Qty: ">100" was read as 100.',
      ],
    ],
    [
      "weights with their unit",
      `${heading},Variant Grams\na,A,1,1,"1,5 kg"\nb,B,1,1,2 lb\nc,C,1,1,0.25 Kilogramm\nd,D,1,1,heavy\n`,
      ['a "A": 100 × 1, 1500 g', 'b "B": 100 × 1, 907 g', 'c "C": 100 × 1, 250 g', 'd "D": 100 × 1'],
      ['changed 5, Variant Grams: "heavy" is no weight such as 250 or 1.5 kg; the cell was not used.'],
    ],
    [
      "numbers that a spreadsheet has shortened, and days that it has made of sizes",
      `${heading},Variant SKU,Variant Barcode,Option1 Name,Option1 Value\na,A,1,1,4.00638E+12,"1,23E+12",Size,06-Jul\n`,
      ['a "A": Size 06-Jul, 100 × 1, 4.00638E+12'],
      [
        'partLeftOut 2, Variant Barcode: a spreadsheet has shortened the number to "1,23E+12". Make the column a text there, and export again.',
        'changed 2, Variant SKU: a spreadsheet has shortened the number to "4.00638E+12". Make the column a text there, and export again.',
        'note 2, Option1 Value: "06-Jul" may be a number such as 6-7, of which a spreadsheet made a day.',
      ],
    ],
    [
      "TRUE and FALSE in other languages",
      `${heading},Published\na,A,1,1,WAHR\nb,B,1,1,faux\nc,C,1,1,否\n`,
      ['a "A": 100 × 1', 'b "B" draft: 100 × 1', 'c "C" draft: 100 × 1'],
      [],
    ],
    [
      "handles in other capitals, and one number for two products",
      `${heading},Variant SKU\nMug,A,1,1,X1\nmug,B,1,1,X1\n`,
      ['Mug "A": 100 × 1, X1', 'mug "B": 100 × 1, X1'],
      [
        'changed 3, Handle: it differs from "Mug" in capitals alone, and is another product.',
        "note 3, Variant SKU: the product Mug has the same number, X1.",
      ],
    ],
    [
      "several files of photos in a cell, and a name with a comma",
      `${heading},Image Src\na,A,1,1,"a.jpg, b.png; c.webp"\nb,B,1,1,"red, blue.jpg"\n`,
      ['a "A": 100 × 1 [a.jpg] [b.png] [c.webp]', 'b "B": 100 × 1 [red, blue.jpg]'],
      [],
    ],
    [
      "a column such as Size that nobody named an option",
      "SKU,Title,Price,Stock,Size\nT1,Tee,10,5,S\nT2,Tee,10,5,M\n",
      ['t1 "Tee": 1000 × 5, T1', 't2 "Tee": 1000 × 5, T2'],
      ['changed 3, Size: "Tee" is several products. If they are variants of one, say so: --map "Option1 Value=Size".'],
    ],
  ])("%s", (_, text, products, told) => {
    expect(read(text)).toMatchObject({ products, told });
  });
});

describe("[OS-01] Shopify's newest columns", () => {
  test("options from the fourth on are part of the third, and told", () => {
    const names = [1, 2, 3, 4, 5].flatMap((at) => [`Option${at} Name`, `Option${at} Value`]);
    const { products, told, ignored } = read(
      `${heading},${names.join(",")}\na,A,1,1,Colour,Red,Size,S,Cut,Slim,Length,Long,Fit,A\na,,1,2,,Red,,S,,Slim,,Long,,B\n`,
    );
    expect(products).toEqual([
      'a "A": Colour Red, Size S, Cut / Length / Fit Slim / Long / A, 100 × 1; Colour Red, Size S, Cut / Length / Fit Slim / Long / B, 100 × 2',
    ]);
    expect(told).toEqual([
      "changed 2: the shop has three options; those from the third on became one: Cut / Length / Fit.",
    ]);
    expect(ignored).toEqual([]);
  });

  test("what other markets paid, unit prices and unlisted goods are told; what buyers don't see is not", () => {
    const columns =
      "Status,Included / Primary,Included / Europe,Price / Europe,Unit Price Total Measure,Unit Price Total Measure Unit,Cost per item,SEO Title,Google Shopping / Gender,Fabric (product.metafields.custom.fabric)";
    const { products, told, ignored } = read(
      `${heading},${columns}\na,A,1,1,active,TRUE,FALSE,11,250,g,4,t,female,wool\nb,B,1,1,unlisted,,,,,,,,,\nc,C,1,1,active,false,,,0,,,,,\n`,
    );
    expect(products).toEqual(['a "A": 100 × 1', 'b "B" draft: 100 × 1', 'c "C" draft: 100 × 1']);
    expect(told).toEqual([
      "draft 3, Status: it was sold to those who had its address; here it would be found by all.",
      "draft 4, Included / Primary: it was not sold in the home market.",
      "changed 2, Included / Europe: it was not sold to Europe; here all countries can buy it.",
      "changed 2, Price / Europe: the price for Europe, 11, was not used: the shop has one price for all countries.",
      "changed 2, Unit Price Total Measure: the price of a unit, such as 100 g, is not shown. Where the law asks for it, write it into Selling Point.",
    ]);
    expect(ignored).toEqual(["Fabric (product.metafields.custom.fabric)"]);
  });
});

test("[OS-01] Shopify: a former price of another market is told where it was shown, which is where it is higher", () => {
  const { told, ignored } = read(
    `${heading},Price / EU,Compare At Price / EU,Compare-at price / UK\na,A,10,1,12,15,10\nb,B,10,1,12,12,11\n`,
  );
  const former = (market: string, amount: number) =>
    `Compare${market === "EU" ? " At Price" : "-at price"} / ${market}: the former price for ${market}, ${amount}, was not used: the shop has one price for all countries.`;
  expect(told.filter((line) => line.includes("former"))).toEqual([
    `changed 2, ${former("EU", 15)}`,
    `changed 3, ${former("UK", 11)}`,
  ]);
  expect(ignored).toEqual([]);
});

test("[OS-01] WooCommerce: a download is a draft also if the file does not say where it lies", () => {
  const text =
    'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price"\n48,"simple, downloadable, virtual",alb,Album,1,1,,15\n';
  expect(read(text)).toMatchObject({ products: ['alb "Album" draft: 1500 × many, alb'] });
});

const magento =
  "sku,store_view_code,product_type,categories,name,price,qty,is_in_stock,product_online,visibility,additional_attributes,configurable_variations";

describe("[OS-01] what is off or differs in the shop before", () => {
  test("Magento: 0 is switched off as 2 is, also of a variant", () => {
    const { products, told } = read(
      `${magento}\nA,,simple,,A,5,3,1,0,,,\nC-1,,simple,,C,5,3,1,0,,color=Red,\nC-2,,simple,,C,5,3,1,1,,color=Blue,\nC,,configurable,,C,,0,1,1,,,"sku=C-1,color=Red|sku=C-2,color=Blue"\n`,
    );
    expect(products).toEqual(['a "A" draft: 500 × 3, A', 'c "C": Color Blue, 500 × 3, C-2']);
    expect(told).toContain("partLeftOut 3, product_online: C-1 is switched off, so it was left out.");
  });

  test("Magento: a comma in the name of a category, and goods without tax", () => {
    const text = `${magento},tax_class_name\nA,,simple,"Root,Root/Home,Root/Home/Sale, 50%",A,5,3,1,1,,,,None\nB,,simple,Root/Home,B,5,3,1,1,,,,Taxable Goods\n`;
    expect(taxed(text)).toEqual(["Home > Sale, 50%: exempt", "Home: standard"]);
  });

  test("Magento: a class of tax of the merchant's own", () => {
    const classes = ["Reduced Rate", "Books", "Taxable Goods", "default"];
    const rows = classes.map((name, at) => `A${at},,simple,Root/Home,A,5,3,1,1,,,,${name}\n`).join("");
    expect(taxed(`${magento},tax_class_name\n${rows}`)).toEqual(
      ["reduced", "books", "standard", "standard"].map((name) => `Home: ${name}`),
    );
  });

  test("WooCommerce: the classes of its taxes, and goods without tax", () => {
    const columns = "ID,Type,SKU,Name,Published,In stock?,Regular price,Tax status,Tax class";
    const rows = "1,simple,A,A,1,1,5,taxable,reduced-rate\n2,simple,B,B,1,1,5,none,\n3,simple,C,C,1,1,5,taxable,\n";
    expect(taxed(`${columns}\n${rows}`)).toEqual(["Other: reduced", "Other: exempt", "Other: standard"]);
  });

  test("Magento: another price in a store view is told", () => {
    const { told } = read(`${magento}\nA,,simple,,A,5,3,1,1,,,\nA,zh_cn,,,甲,6,,,,,,\nA,zh_tw,,,甲,5.00,,,,,,\n`);
    expect(told).toEqual(['changed 3, price: the price of "zh_cn", 6, was not used: the shop has one price for all.']);
  });

  test("PrestaShop: the list of products in French, with its state, and categories that are numbers", () => {
    const list = "ID;Image;Nom;Référence;Catégorie;Prix (HT);Prix (TTC);Quantité;État;Position\n";
    expect(read(`${list}1;;Mug;M;Cuisine;10,00;12,00;4;1;0\n2;;Cup;C;Cuisine;10,00;12,00;4;0;0\n`)).toMatchObject({
      products: ['m "Mug": 1200 × 4, M', 'c "Cup" draft: 1200 × 4, C'],
      told: [],
    });
    expect(
      read("Product ID;Active (0/1);Name;Categories (x,y,z...);Price tax included;Quantity\n1;1;Mug;3,4;10;4\n").told,
    ).toEqual([
      "changed 2, Categories (x,y,z...): categories that are only numbers have no names in the file, so they were left out.",
    ]);
  });

  test("WooCommerce in Polish: no category, and values of plugins", () => {
    const { ignored } = read(
      "ID,Typ,SKU,Nazwa,Opublikowano,W magazynie?,Cena,Kategorie,Pola: _a,Pola: _b,Pola: _c,Pola: _d\n1,simple,A,A,1,1,5,Bez kategorii,1,2,3,4\n",
    );
    expect(ignored).toEqual(["Meta: … (4 columns)"]);
  });
});

test("[OS-01] cells with very long runs of spaces or words are read within a second", () => {
  const spaces = " ".repeat(100_000);
  const started = performance.now();
  const { products, told } = read(
    `Title,SKU,Price,Stock\nMug,m,"1${spaces}x",5\nCup,c,"${"incl".repeat(25_000)}",5\n"Total${spaces}x",,,\n`,
  );
  expect(performance.now() - started).toBeLessThan(1000);
  expect(products).toHaveLength(3);
  expect(told.join("\n")).toContain("characters is not an amount");
});
