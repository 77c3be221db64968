import { stringify } from "csv-stringify/sync";

/** A product as all four exports tell it. */
export interface SampleGoods {
  id: number;
  sku: string;
  title: string;
  body: string;
  brand: string;
  category: [string, string];
  /** Cents; of all variants the same. */
  cents: number;
  /** Cents before a reduction. */
  formerCents: number | undefined;
  variants: { sku: string; barcode: string; size: string; colour: string; stock: number }[];
}

const kinds = ["mug", "scarf", "lamp", "notebook", "basket", "tee", "candle", "poster"];
const tones = ["Blue", "Green, dark", "Red", "Crème"];
const sizes = ["S", "M", "L"];
/** Variants of one product after the other: 14 for four of them, so 7,000 for 2,000. */
const counts = [1, 2, 5, 6];

/** Goods of a made-up shop, the same at each call. */
export function sampleGoods(count: number): SampleGoods[] {
  return Array.from({ length: count }, (_, at): SampleGoods => {
    const kind = kinds[at % kinds.length] ?? "";
    const variants = counts[at % counts.length] ?? 1;
    const sku = `${kind.slice(0, 3).toUpperCase()}-${at + 1}`;
    return {
      id: 100 + at,
      sku,
      title: `Linden "${kind}" no. ${at + 1}`,
      body: `<p>Made by hand, <strong>washable</strong>;\nnumber ${at + 1}.</p>`,
      brand: at % 3 === 0 ? "Linden & Co" : "Ähre",
      category: ["Living", kind],
      cents: 500 + ((at * 137) % 9_000),
      formerCents: at % 5 === 0 ? 12_000 : undefined,
      variants: Array.from({ length: variants }, (_each, place) => ({
        sku: variants === 1 ? sku : `${sku}-${place + 1}`,
        barcode: String(4_006_381_000_000 + at * 10 + place),
        size: sizes[place % sizes.length] ?? "",
        colour: tones[Math.floor(place / sizes.length)] ?? "",
        stock: (at + place * 3) % 40,
      })),
    };
  });
}

const money = (cents: number | undefined) => (cents === undefined ? "" : (cents / 100).toFixed(2));
const isSingle = ({ variants }: SampleGoods) => variants.length === 1;
/** In lists, a comma within a value is written with a `\`. */
const inList = (text: string) => text.replaceAll(",", "\\,");

type Row = Record<string, string>;

/** Files of the goods in the columns of a kind of shop, by their names. */
export const sampleShops: Readonly<Record<string, (goods: readonly SampleGoods[]) => Record<string, string>>> = {
  "Shopify's columns": (goods) => ({ "products_export.csv": csv(goods.flatMap(shopifyRows)) }),
  WooCommerce: (goods) => ({ "wc-product-export.csv": csv(goods.flatMap(wooCommerceRows)) }),
  "Magento 2 / Adobe Commerce": (goods) => ({ "catalog_product.csv": csv(goods.flatMap(magentoRows)) }),
  PrestaShop: (goods) => ({
    "products.csv": csv(goods.map(prestaShopRow), ";"),
    "combinations.csv": csv(goods.flatMap(combinationRows), ";"),
  }),
};

function shopifyRows(goods: SampleGoods): Row[] {
  return goods.variants.map((variant, at) => ({
    Handle: goods.sku.toLowerCase(),
    Title: at === 0 ? goods.title : "",
    "Body (HTML)": at === 0 ? goods.body : "",
    Vendor: at === 0 ? goods.brand : "",
    "Product Category": at === 0 ? goods.category.join(" > ") : "",
    Published: at === 0 ? "true" : "",
    "Option1 Name": at === 0 ? (isSingle(goods) ? "Title" : "Size") : "",
    "Option1 Value": isSingle(goods) ? "Default Title" : variant.size,
    "Option2 Name": at === 0 && !isSingle(goods) ? "Colour" : "",
    "Option2 Value": isSingle(goods) ? "" : variant.colour,
    "Variant SKU": variant.sku,
    "Variant Barcode": variant.barcode,
    "Variant Grams": "250",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": String(variant.stock),
    "Variant Inventory Policy": "deny",
    "Variant Price": money(goods.cents),
    "Variant Compare At Price": money(goods.formerCents),
    Status: at === 0 ? "active" : "",
  }));
}

function wooCommerceRows(goods: SampleGoods): Row[] {
  const prices = {
    "Sale price": goods.formerCents ? money(goods.cents) : "",
    "Regular price": money(goods.formerCents ?? goods.cents),
  };
  const { variants } = goods;
  const all = (of: "size" | "colour") => [...new Set(variants.map((each) => inList(each[of])))].join(", ");
  const top = {
    ID: String(goods.id),
    Type: isSingle(goods) ? "simple" : "variable",
    SKU: goods.sku,
    "GTIN, UPC, EAN, or ISBN": isSingle(goods) ? (variants[0]?.barcode ?? "") : "",
    Name: goods.title,
    Published: "1",
    "Is featured?": "0",
    "Visibility in catalog": "visible",
    "Short description": "",
    Description: goods.body.replaceAll("\n", String.raw`\n`),
    "Tax status": "taxable",
    "In stock?": "1",
    Stock: isSingle(goods) ? String(variants[0]?.stock) : "",
    "Backorders allowed?": "0",
    "Weight (kg)": "0.25",
    ...(isSingle(goods) ? prices : { "Sale price": "", "Regular price": "" }),
    Categories: `${goods.category.join(" > ")}, ${goods.category[0]}`,
    Brands: goods.brand,
    Parent: "",
    "Attribute 1 name": isSingle(goods) ? "" : "Size",
    "Attribute 1 value(s)": isSingle(goods) ? "" : all("size"),
    "Attribute 2 name": isSingle(goods) ? "" : "Colour",
    "Attribute 2 value(s)": isSingle(goods) ? "" : all("colour"),
  };
  if (isSingle(goods)) return [top];
  return [
    top,
    ...variants.map((variant, at) => ({
      ID: `${goods.id}${at}0000`,
      Type: "variation",
      SKU: variant.sku,
      "GTIN, UPC, EAN, or ISBN": variant.barcode,
      Name: goods.title,
      Published: "1",
      "In stock?": variant.stock > 0 ? "1" : "0",
      Stock: String(variant.stock),
      "Backorders allowed?": "0",
      ...prices,
      Parent: at % 2 === 0 ? goods.sku : `id:${goods.id}`,
      "Attribute 1 name": "Size",
      "Attribute 1 value(s)": variant.size,
      "Attribute 2 name": "Colour",
      "Attribute 2 value(s)": inList(variant.colour),
    })),
  ];
}

function magentoRows(goods: SampleGoods): Row[] {
  const row = (sku: string, type: string, stock: number, visibility: string, barcode = ""): Row => ({
    sku,
    store_view_code: "",
    attribute_set_code: "Default",
    product_type: type,
    categories: `Default Category/${goods.category.join("/")},Default Category/${goods.category[0]}`,
    product_websites: "base",
    name: goods.title,
    description: goods.body,
    weight: type === "configurable" ? "" : "0.2500",
    product_online: "1",
    visibility,
    price: type === "configurable" ? "" : `${money(goods.formerCents ?? goods.cents)}00`,
    special_price: goods.formerCents && type !== "configurable" ? `${money(goods.cents)}00` : "",
    additional_attributes: `manufacturer=${goods.brand},material=Linen, washed,has_options=0${barcode && `,ean=${barcode}`}`,
    qty: `${stock}.0000`,
    is_in_stock: stock > 0 || type === "configurable" ? "1" : "0",
    manage_stock: "1",
    use_config_manage_stock: "1",
    allow_backorders: "0",
    use_config_backorders: "1",
  });
  if (isSingle(goods)) {
    const [only] = goods.variants;
    return [row(goods.sku, "simple", only?.stock ?? 0, "Catalog, Search", only?.barcode)];
  }
  const variations = goods.variants.map(({ sku, size, colour }) => `sku=${sku},size=${size},colour_name=${colour}`);
  return [
    ...goods.variants.map(({ sku, stock, barcode }) => row(sku, "simple", stock, "Not Visible Individually", barcode)),
    {
      ...row(goods.sku, "configurable", 0, "Catalog, Search"),
      configurable_variations: variations.join("|"),
      configurable_variation_labels: "size=Size,colour_name=Colour",
    },
  ];
}

function prestaShopRow(goods: SampleGoods): Row {
  return {
    "Product ID": String(goods.id),
    "Active (0/1)": "1",
    "Name *": goods.title,
    "Categories (x,y,z...)": `${goods.category.join(" > ")},${goods.category[0]}`,
    "Price tax included": `${money(goods.formerCents ?? goods.cents)}0000`,
    "Discount amount": goods.formerCents ? money(goods.formerCents - goods.cents) : "",
    "Reference #": goods.sku,
    EAN13: isSingle(goods) ? (goods.variants[0]?.barcode ?? "") : "",
    Manufacturer: goods.brand,
    Weight: "0.25",
    Quantity: String(isSingle(goods) ? goods.variants[0]?.stock : 0),
    "Minimal quantity": "1",
    Visibility: "both",
    Description: goods.body,
    "Available for order (0 = No, 1 = Yes)": "1",
    Condition: "new",
  };
}

function combinationRows(goods: SampleGoods): Row[] {
  if (isSingle(goods)) return [];
  return goods.variants.map((variant) => ({
    "Product ID*": String(goods.id),
    "Attribute (Name:Type:Position)*": "Size:select:0, Colour:color:1",
    "Value (Value:Position)*": `${variant.size}:0, ${inList(variant.colour)}:1`,
    Reference: variant.sku,
    EAN13: variant.barcode,
    "Impact on price": "0.000000",
    Quantity: String(variant.stock),
    "Impact on weight": "0.000000",
  }));
}

/** A table with a column for every name that one of the rows has. */
function csv(rows: readonly Row[], delimiter = ","): string {
  const headings = [...new Set(rows.flatMap(Object.keys))];
  return stringify([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))], { delimiter });
}
