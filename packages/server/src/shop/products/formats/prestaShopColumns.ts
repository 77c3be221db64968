import { plainHeading } from "../columns.ts";
import type { Untaken } from "./namedRecords.ts";

/** Columns that are read, or that change nothing for a buyer. */
const read = new Set(
  [
    "Product ID;ID;Active (0/1);Status;Name;Categories (x,y,z...);Category;Price tax excluded;Price tax included",
    "Price tax excluded or Price tax included;Out of stock",
    "Price (tax excl.);Price (tax incl.);Tax rules ID;Wholesale price;Cost price;On sale (0/1);Discount amount;Discount percent",
    "Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Reference;Supplier reference #;Supplier reference",
    "Supplier;Manufacturer;Brand;EAN13;UPC;ISBN;MPN;Width;Height;Depth;Weight;Quantity;Minimal quantity;Low stock level",
    "Receive a low stock alert by email;Visibility;Summary;Short description;Description;Tags (x,y,z...);Meta title",
    "Meta keywords;Meta description;URL rewritten;Available for order (0 = No, 1 = Yes);Product creation date",
    "Image URLs (x,y,z...);Image alt texts (x,y,z...);Image;Position;Delete existing images (0 = No, 1 = Yes)",
    "Feature(Name:Value:Position);Feature (Name:Value:Position:Customized);Out of stock action;Action when out of stock",
    "Virtual product;Virtual product (0 = No, 1 = Yes);Number of allowed downloads;Expiration date (yyyy-mm-dd)",
    "Number of days;ID / Name of shop;Advanced stock management;Depends on stock;Warehouse;Product Reference",
    "Attribute (Name:Type:Position);Value (Value:Position);Impact on price;Impact on weight;Default (0 = No, 1 = Yes)",
    "Choose among product images by position (1,2,3...);Combination available date",
  ]
    .join(";")
    .split(";")
    .map(plainHeading),
);

/** What the shop does not do, and says so. */
export const untakenOfPrestaShop: readonly Untaken[] = [
  {
    heading: "File URL",
    effect: "draft",
    text: "buyers would not get the file that they pay for: the shop sells no downloads.",
  },
  {
    heading: "Customizable (0 = No, 1 = Yes)",
    except: ["0"],
    effect: "changed",
    text: "what buyers could write or send for it was left out.",
  },
  {
    heading: "Ecotax",
    except: ["0", "0.000000"],
    effect: "note",
    text: "the contribution is not shown apart from the price.",
  },
  {
    heading: "Additional shipping cost",
    except: ["0", "0.00", "0.000000"],
    effect: "changed",
    text: "a charge for its delivery was left out: charges go by the file of the stores.",
  },
  {
    heading: "Unit price",
    except: ["0", "0.000000"],
    effect: "changed",
    text: "the price by weight or volume was left out.",
  },
  {
    heading: "Condition",
    except: ["new", "0", "1"],
    effect: "changed",
    text: "it is not new, which buyers would not see: say so in the description.",
  },
  {
    heading: "Delivery time of in-stock products",
    effect: "note",
    text: "the time of delivery was left out: see Dispatch Days.",
  },
  { heading: "Text when in stock", effect: "note", text: "the text about the stock was left out." },
  { heading: "Text when backorder allowed", effect: "note", text: "the text about the stock was left out." },
  { heading: "Accessories (x,y,z...)", effect: "note", text: "the goods that were recommended with it are not." },
  { heading: "Acessories (x,y,z...)", effect: "note", text: "the goods that were recommended with it are not." },
];

const told = new Set(untakenOfPrestaShop.map(({ heading }) => plainHeading(heading)));

/** Whether a column is read or told of. `heading` is in its plain form; a star marks what PrestaShop needs. */
export function isReadColumn(heading: string): boolean {
  const bare = heading.replace(/\s*\*$/, "");
  return read.has(bare) || told.has(bare);
}
