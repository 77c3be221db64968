import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { skuDetail } from "@sundry/api/contract/goods";
import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { allColumns } from "#server/shop/products/columns.ts";
import { Findings } from "#server/shop/products/findings.ts";
import { readFiles } from "#server/shop/products/formats/formats.ts";
import { productTables } from "#server/shop/products/productTables.ts";
import { type Product, readProduct } from "#server/shop/products/readProducts.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop } from "./support/ownShop.ts";
import { found, told } from "./support/products.ts";
import { type SampleGoods, sampleGoods, sampleShops } from "./support/sampleShops.ts";

const shops = Object.entries(sampleShops);

async function withTable(shop: OwnShop, text: string | Uint8Array, name = "a.csv") {
  await writeFile(join(shop.folder, name), text);
}

/** What decides over money and identity, in the order of the file. */
function essence({ handle, name, isOnSale, category, vendor, variants }: Product) {
  return {
    handle,
    name: name.en,
    isOnSale,
    category: category.map(({ en }) => en),
    brand: vendor?.en,
    variants: variants.map(({ sku, barcode, cents, formerCents, stock, grams, specs }) => ({
      ...{ sku, barcode, cents, formerCents, pieces: stock?.pieces, grams },
      options: specs.map((spec) => `${spec.name.en}: ${spec.value.en}`),
    })),
  };
}

function expected({ sku, title, category, brand, cents, variants, ...rest }: SampleGoods) {
  return {
    handle: sku.toLowerCase(),
    name: title,
    isOnSale: true,
    category,
    brand,
    variants: variants.map((variant) => ({
      ...{
        sku: variant.sku,
        barcode: variant.barcode,
        cents,
        formerCents: rest.formerCents ?? null,
        pieces: variant.stock,
        grams: 250,
      },
      options: variants.length === 1 ? [] : [`Size: ${variant.size}`, `Colour: ${variant.colour}`],
    })),
  };
}

describe("the exports of the trade", () => {
  test.each(shops)("[OS-01] %s: 2,000 goods with 7,000 variants are read as they are", (name, filesOf) => {
    const samples = sampleGoods(2_000);
    const files = Object.entries(filesOf(samples)).map(([file, text]) => ({ file, bytes: Buffer.from(text) }));
    const findings = new Findings();
    const read = readFiles(files, { findings, currency: "EUR", now: Date.now(), zone: "UTC", renamed: new Map() });
    expect(read.formats).toEqual(files.map(({ file }) => ({ file, format: name })));
    expect(read.ignored).toEqual([]);
    const products = productTables(read.rows, new Map(), { findings, remove: false }).flatMap(
      (table) => readProduct(table, { findings, currency: "EUR", stock: null }) ?? [],
    );
    expect(products.reduce((sum, { variants }) => sum + variants.length, 0)).toBe(7_000);
    expect(products.map(essence).toSorted(byHandle)).toEqual(samples.map(expected).toSorted(byHandle));
    expect(findings.sorted().filter(({ effect }) => effect !== "note")).toEqual([]);
  });

  test.each(shops)("[OS-01] %s: goods are on sale, and a second import changes nothing", async (name, filesOf) => {
    const shop = await ownShop();
    const samples = sampleGoods(8);
    for (const [file, text] of Object.entries(filesOf(samples))) await withTable(shop, text, file);
    const { output } = await shopCommand(shop.env, "import", shop.folder);
    expect(output).toContain(`: ${name}\n`);
    expect(output).toContain("8 products with 28 variants: 8 added");
    const before = await everything(shop);
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0 });
    expect(await everything(shop)).toEqual(before);
    const { goodsId, id } = await found(shop, "BAS-5");
    const { data, specs } = await shop.visit().send(skuDetail, { goodsId, skuId: id });
    expect(data).toMatchObject({ price: 10.48, goodsName: 'Linden "basket" no. 5' });
    expect(specs).toHaveLength(1);
  });
});

function byHandle(a: { handle: string }, b: { handle: string }): number {
  return a.handle < b.handle ? -1 : 1;
}

async function everything({ database: { db } }: OwnShop) {
  return {
    goods: await db.select().from(goods).orderBy(asc(goods.id)),
    skus: await db.select().from(skus).orderBy(asc(skus.id)),
  };
}

/** A product's variants as text: `Blue 9.00 (was 12.00) × 3`. */
async function variantsIn(shop: OwnShop) {
  const rows = await shop.database.db.select().from(skus).orderBy(asc(skus.goodsId), asc(skus.position));
  return rows.map(({ specs, priceCents, formerCents, quantity }) => {
    const former = formerCents === null ? "" : ` (was ${formerCents})`;
    return `${specs.map(({ value }) => value.en).join("/")} ${priceCents}${former} × ${quantity}`;
  });
}

describe("WooCommerce", () => {
  const german =
    'ID,Typ,Artikelnummer,"GTIN, UPC, EAN oder ISBN",Name,Veröffentlicht,Ist hervorgehoben?,Sichtbarkeit im Katalog,Kurzbeschreibung,Beschreibung,Steuerstatus,Vorrätig?,Lager,Lieferrückstande erlaubt?,Gewicht (kg),Angebotspreis,Regulärer Preis,Kategorien,Marken,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e),Attribut 2 Name,Attribut 2 Wert(e)';
  const french =
    'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,Mis en avant\u00A0?,Visibilité dans le catalogue,Description courte,Description,État de la TVA,En stock\u00A0?,Stock,Autoriser les commandes de produits en rupture\u00A0?,Poids (kg),Tarif promo,Tarif régulier,Catégories,Marques,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1 ,Nom de l’attribut 2,Valeur(s) de l’attribut 2 ';
  const spanish =
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,¿Está destacado?,Visibilidad en el catálogo,Descripción corta,Descripción,Estado del impuesto,¿Existencias?,Inventario,¿Permitir reservas de productos agotados?,Peso (kg),Precio rebajado,Precio normal,Categorias,Marcas,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Nombre del atributo 2,Valor(es) del atributo 2';

  test.each([
    ["German", german],
    ["French", french],
    ["Spanish", spanish],
  ])("[OS-01] %s headings are read as the English ones", (_, line) => {
    const read = (headings?: string) => {
      const [text = ""] = Object.values(sampleShops.WooCommerce?.(sampleGoods(12)) ?? {});
      const bytes = Buffer.from(headings === undefined ? text : text.replace(/^.*/, headings));
      const files = readFiles([{ file: "a.csv", bytes }], {
        findings: new Findings(),
        ...{ currency: "EUR", now: Date.now(), zone: "UTC", renamed: new Map() },
      });
      return { ...files, rows: files.rows.map((row) => allColumns.map((column) => row.text(column))) };
    };
    expect(read().rows).toHaveLength(42);
    expect(read(line)).toEqual(read());
  });

  const headings =
    "ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Sale price,Regular price,Date sale price ends,Parent,Attribute 1 name,Attribute 1 value(s),Download 1 URL";

  test("[OS-01] a variation for any value stands for those without one of their own, a shared stock is parted", async () => {
    const shop = await ownShop();
    await withTable(
      shop,
      `${headings}
1,variable,TEE,Tee,1,visible,1,7,,,,,Colour,"Blue, Red, Green",
2,variation,TEE-ANY,Tee,1,,1,parent,,10,,TEE,Colour,,
3,variation,TEE-R,Tee,1,,1,parent,,12,,id:1,Colour,Red,
`,
    );
    expect(told(await shop.import())).toContain(
      "changed a.csv line 2, tee, Stock: its variations shared a stock of 7; each has a part of it now.",
    );
    expect(await variantsIn(shop)).toEqual(["Blue 1000 × 3", "Green 1000 × 2", "Red 1200 × 2"]);
  });

  test("[OS-01] what buyers could not use or would pay wrongly is no product on sale", async () => {
    const shop = await ownShop();
    await withTable(
      shop,
      `${headings}
1,grouped,SET,Set,1,visible,1,5,,,,,,,
2,external,EXT,Elsewhere,1,visible,1,5,,9,,,,,
3,"simple, downloadable, virtual",PDF,Pattern,1,visible,1,5,,4,,,,,https://shop.example/a.pdf
4,simple,HID,Hidden,1,hidden,1,5,,4,,,,,
5,simple,OLD,Over,1,visible,1,5,3,4,2020-01-01,,,,
6,variation,LOST,Lost,1,,1,5,,4,,NONE,Colour,Red,
7,variable,BARE,Bare,1,visible,1,,,,,,Colour,"Red, Blue",
8,pw-gift-card,GIFT,Gift,1,visible,1,,,25,,,,,
9,subscription,SUB,Box each month,1,visible,1,,,25,,,,,
`,
    );
    const result = await shop.import();
    expect(told(result).map((line) => line.replace(/ a\.csv line/, ""))).toEqual([
      "leftOut 2, set, Type: a grouped product has no price of its own; its goods are imported each for itself.",
      "leftOut 3, ext, Type: the product is sold in another shop.",
      'leftOut 7, Parent: the product "NONE" of this variation is not in the files.',
      "leftOut 9, gift, Type: gift cards are not sold as goods, because nobody would get their value.",
      "draft 4, pdf, Type: buyers would not get the file that they pay for: the shop sells no downloads.",
      "draft 8, bare, Type: its variations are not in the files, so nobody knows their prices.",
      "draft 8, bare, Variant Price: there is no price.",
      'draft 10, sub, Type: the shop sells nothing of the type "subscription", so buyers might not get what they pay for.',
      "changed 4, pdf, Variant Requires Shipping: the shop sends everything as a parcel, also what needs no shipping.",
      "note 6, old, Sale price: the reduction ended on 2020-01-01, so the price is the regular one.",
    ]);
    const rows = await shop.database.db.select().from(goods).orderBy(asc(goods.key));
    expect(
      rows.map(({ key, shelf, priceCents }) => [key, shelf, priceCents]).filter(([key]) => key !== "bare"),
    ).toEqual([
      ["hid", "DOWN", 400],
      ["old", "UPPER", 400],
      ["pdf", "DOWN", 400],
      ["sub", "DOWN", 2500],
    ]);
  });
});

describe("Magento", () => {
  test("[OS-01] translations, stock that is not counted, photos below an address, and what is only sold in parts", async () => {
    const shop = await ownShop();
    await withTable(
      shop,
      `sku,store_view_code,attribute_set_code,product_type,categories,name,price,weight,product_online,visibility,base_image,qty,is_in_stock,manage_stock,use_config_manage_stock,related_skus,custom_options
MUG,,Default,simple,Default Category/Kitchen/Cups,Mug,9.0000,0.5,1,"Catalog, Search",/m/u/mug.jpg,0.0000,1,0,0,,
MUG,zh_cn,Default,simple,,搪瓷杯,,,,,,,,,,,
MUG,fr,Default,simple,,Tasse,,,,,,,,,,,
SET,,Default,bundle,Default Category/Kitchen,Set,,,1,"Catalog, Search",,0,1,,,,
RING,,Default,simple,Default Category/Gifts,Ring,20.0000,,1,"Catalog, Search",,5.0000,1,,,MUG,"name=Engraving,type=field,required=1"
`,
    );
    const result = await shop.import({ weight: "lb", photoBase: "media/catalog/product" });
    expect(told(result).map((line) => line.replace(/ a\.csv line/, ""))).toEqual([
      "leftOut 5, set, product_type: a bundle has no price of its own; its goods are imported each for itself.",
      "draft 6, ring, custom_options: buyers had to choose or write something that the shop does not ask.",
      "partLeftOut 2, mug, Image Src: the photo was left out. media/catalog/product/m/u/mug.jpg: there is no such file in the folder.",
      'note 4, mug, store_view_code: the texts of "fr" were not used: the shop has English and Chinese.',
      "note 6, ring, related_skus: the goods that were recommended with it are not.",
    ]);
    const [mug] = await shop.database.db.select().from(goods).orderBy(asc(goods.key));
    expect(mug).toMatchObject({ key: "mug", name: { en: "Mug", zh: "搪瓷杯" }, shelf: "UPPER" });
    const [variant] = await shop.database.db.select().from(skus).orderBy(asc(skus.priceCents));
    expect(variant).toMatchObject({ priceCents: 900, weightGrams: 227 });
  });
});

describe("PrestaShop", () => {
  const products = `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Discount percent;Reference #;Quantity;Condition;Out of stock action
1;1;T-shirt;Clothes,New;19.916667;20;tee;0;used;0
2;0;Cap;Clothes;8.000000;;cap;4;new;0
`;
  const combinations = `Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Impact on price;Quantity
1;Size:select:0;S:0;tee-s;0.000000;3
1;Size:select:0;L:1;tee-l;1.500000;0
9;Size:select:0;L:1;none;0.000000;2
`;

  test("[OS-01] two files are one shop; tax, reduction and the impact of a combination make the price", async () => {
    const shop = await ownShop();
    await withTable(shop, products);
    await withTable(shop, combinations, "b.csv");
    const result = await shop.import({ tax: 20 });
    expect(told(result)).toEqual([
      "leftOut b.csv line 4, Product ID: the product of this combination is not in the files.",
      "changed a.csv line 2, tee, Condition: it is not new, which buyers would not see: say so in the description.",
      "note a.csv line 2, tee, Categories (x,y,z...): the shop has one category for each product: the first. The others are searched as tags.",
    ]);
    const rows = await variantsIn(shop);
    expect(rows.toSorted()).toEqual([" 960 × 4", "L 2056 (was 2570) × 0", "S 1912 (was 2390) × 3"]);
    const cap = (await everything(shop)).goods.find(({ key }) => key === "cap");
    expect(cap?.shelf).toBe("DOWN");
  });

  test("[OS-01] the headings of older versions are read, their lists parted by semicolons", async () => {
    const shop = await ownShop();
    await withTable(
      shop,
      `Product ID,Active (0/1),Name *,Categories (x;y;z...),Price tax excluded or Price tax included,Reference #,Quantity,Tags (x;y;z...),Available for order (0 = No; 1 = Yes),Out of stock
1,1,Cup,Home;Cups;Gifts,9.5,cup,4,"clay, red",1,0
2,1,Jar,Jars,12,jar,0,,0,1
3,1,Vase,Jars,"1,234",vase,1,,1,0
4,1,Bowl,Jars,"€1.299,00",bowl,1,,1,0
`,
    );
    const result = await shop.import({ currency: "EUR", tax: 20 });
    expect(result.ignored).toEqual([]);
    expect(told(result)).toEqual([
      'draft a.csv line 4, vase, Variant Price: "1,234" can\'t be read as one amount; write it with a point, such as 1234.56.',
      "note a.csv line 2, cup, Categories (x,y,z...): the shop has one category for each product: the first. The others are searched as tags.",
    ]);
    const rows = await shop.database.db.select().from(goods).orderBy(asc(goods.key));
    expect(rows.map(({ key, shelf, priceCents }) => `${key} ${shelf} ${priceCents}`)).toEqual([
      "bowl UPPER 155880",
      "cup UPPER 1140",
      "jar DOWN 1440",
      "vase DOWN 0",
    ]);
    expect(told(await shop.import({ currency: "EUR" })).filter((line) => line.includes("does not say"))).toHaveLength(
      4,
    );
  });

  test("[OS-01] without a tax, prices that had none are told", async () => {
    const shop = await ownShop();
    await withTable(shop, products);
    expect(told(await shop.import()).filter((line) => line.includes("tax"))).toHaveLength(2);
  });
});

describe("a table of one's own", () => {
  const table = "Artikel;Preis;Bestand;Nummer\nTasse, groß;9,50;4;T-1\nKrug;12;0;\n";

  test("[OS-01] is read with --map, from a file of any name; a product is called by its number or title", async () => {
    const shop = await ownShop();
    await withTable(shop, Buffer.from(`\uFEFF${table}`, "utf16le"), "Liste.txt");
    const map = "Title=Artikel,Price=Preis,Stock=bestand,SKU=Nummer";
    const { output, done } = await shopCommand(shop.env, "import", join(shop.folder, "Liste.txt"), "--map", map);
    expect(output).toContain("Liste.txt: a table with a heading row\n");
    expect(done).toBe(true);
    const rows = (await everything(shop)).goods.map(({ key, name, priceCents }) => [key, name.en, priceCents]);
    expect(rows.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))).toEqual([
      ["krug", "Krug", 1200],
      ["t-1", "Tasse, groß", 950],
    ]);
  });

  test("[OS-01] may have a letterhead above its headings, and empty lines", async () => {
    const shop = await ownShop();
    await withTable(shop, `;;;\nTöpferei Linde, Hauptstraße 3;;;\n\nArtikel;Preis;Bestand;Nummer\nKrug;12;1;K-1\n`);
    const map = "Title=Artikel,Price=Preis,Stock=Bestand,SKU=Nummer";
    expect((await shopCommand(shop.env, "import", shop.folder, "--map", map)).output).toContain(
      `Also:
  a.csv line 4: the headings are here; what is above was not read.
1 product with 1 variant: 1 added`.replace("1 product", "Products without a photo: 1\n1 product"),
    );
    const other = await ownShop();
    await withTable(other, "\n \nTitle;Price;Stock\nCup;1;5\n;2;5\n");
    expect(told(await other.import())).toEqual([
      "leftOut a.csv line 5, Handle: the cell is empty, so it is not known which product the row belongs to.",
    ]);
  });

  test("[OS-01] without it, the answer names the headings; a column that does not exist is told", async () => {
    const shop = await ownShop();
    await withTable(shop, "Tuote;Hinta;Varasto\nKuppi;9,50;4\n");
    const { output, done } = await shopCommand(shop.env, "import", shop.folder);
    expect(done).toBe(false);
    expect(output).toContain("it has: Tuote, Hinta, Varasto. Say which is which");
    const wrong = await shopCommand(shop.env, "import", shop.folder, "--map", "Titel=Artikel");
    expect(wrong.output).toContain('There is no column "Titel".');
  });
});
