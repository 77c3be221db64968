import * as z from "zod/mini";

/** An optional text with what it is for. */
export const text = (sentence: string) => z.optional(z.string().check(z.describe(sentence)));

/** An optional list, each entry with what it is. */
export const list = <Entry extends z.ZodMiniType>(entry: Entry, sentence: string) =>
  z.optional(z.readonly(z.array(entry)).check(z.describe(sentence)));

const amount = (sentence: string) => z.optional(z.union([z.number(), z.string()]).check(z.describe(sentence)));
const count = (sentence: string) => z.optional(z.number().check(z.describe(sentence)));

const words = {
  img: text("Address of the picture, without `?w=`."),
  url: text("Address of the link: a path of the site, or a full address."),
  name: text("The name, as heading or title."),
  title: text("The same as `name`, in older pages."),
  describe: text("A sentence below the name."),
  desc: text("The same as `describe`, in older pages."),
  price: amount("Price in units of the currency: a number or a decimal text. Other text is shown as it is."),
  label: text("Name on a carousel's tick. Without one it is the name."),
  action: text("Words of the button. Without them it says to see all."),
};

/** An advert: a picture, words, a price and a link. A picture, a name, a sentence or a price is enough. */
export const advert = z
  .object(words)
  .check(
    z.describe("An advert: a picture, words, a price and a link. A picture, a name, a sentence or a price is enough."),
  );

const sold = {
  img: words.img,
  url: words.url,
  name: text("Name of the product."),
  title: words.title,
  describe: text("A sentence about it, or why it is shown."),
  desc: words.desc,
  price: words.price,
  originalPrice: amount("Former price, struck through if it is higher."),
  minimum: count("Minimum order quantity; shown from 2 on."),
  batchNum: count("From how many pieces on `batchPrice` applies."),
  batchPrice: amount("Next batch price of one piece."),
  sold: count("Pieces sold so far."),
  rating: count("Average rating, 0 to 5."),
};

/** A product as a card shows it. */
export const goods = z.object(sold).check(z.describe("A product: picture, price, name and facts."));

/** A product with more than a card shows. */
export const goodsWith = <More extends Record<string, z.ZodMiniType>>(more: More) =>
  z.object({ ...sold, ...more }).check(z.describe("A product: picture, price, name and facts."));

/** An advert with more fields. */
export const advertWith = <More extends Record<string, z.ZodMiniType>>(more: More) => z.object({ ...words, ...more });

/** Title, note and link of a block that has a header. */
export const header = {
  title: text("Title of the block. Without one it has no header."),
  secondTitle: text("Smaller text after the title."),
  url: text('Address of "See all".'),
};

/** Backgrounds of adverts, from the theme. */
export const tint = z.enum(["butter", "apricot", "shell", "sky", "mint", "lilac", "sand", "steel"]);
