import type { BlockType } from "@sundry/api/contract/entities/blocks";
import * as z from "zod/mini";
import { colour, count, fileKey, link, some, text, words } from "../files/forms.ts";

const { optional, strictObject } = z;
const price = z.union([z.number(), text]);

/** Something on a page. `handle` takes name, price and picture from a product; `photo` is a file or an address. */
const itemFields = {
  handle: optional(z.string()),
  photo: optional(z.string()),
  img: optional(link),
  url: optional(link),
  name: optional(text),
  describe: optional(text),
  title: optional(text),
  desc: optional(text),
  price: optional(price),
  originalPrice: optional(price),
  minimum: optional(count()),
  batchNum: optional(count()),
  batchPrice: optional(price),
  sold: optional(z.int().check(z.gte(0))),
  rating: optional(z.number().check(z.gte(0), z.lte(5))),
  bgColor: optional(colour),
  fromColor: optional(colour),
  toColor: optional(colour),
  tint: optional(text),
  initials: optional(z.string().check(z.maxLength(3))),
  label: optional(text),
  action: optional(text),
  ___index: optional(z.int()),
};
const plainItem = strictObject(itemFields);
const item = strictObject({ ...itemFields, goods: optional(z.array(plainItem)) }).check(
  z.refine(
    ({ handle, photo, img, name }) => handle ?? photo ?? img ?? name,
    "an item needs a handle, a photo or a name",
  ),
);
const items = some(item);
const image = strictObject({ photo: optional(z.string()), src: optional(link), url: optional(link) }).check(
  z.refine(({ photo, src }) => photo ?? src, "a picture needs a photo"),
);
const head = { title: optional(text), secondTitle: optional(text), url: optional(link) };
const column = strictObject({ ...head, bgColor: optional(colour), list: items });
const side = strictObject({
  model: optional(z.enum(["goods", "brand"])),
  data: strictObject({
    title: optional(text),
    url: optional(link),
    image: optional(image),
    badge: optional(strictObject({ label: text })),
    list: items,
  }),
});
const moment = z.union([z.number(), text]);
const round = strictObject({
  hour: z.int().check(z.gte(0), z.lte(23)),
  startsAt: moment,
  endsAt: moment,
  goods: some(strictObject({ ...itemFields, claimedPercent: optional(z.number().check(z.gte(0), z.lte(100))) })),
});
const figure = z.union([
  z.number(),
  text,
  strictObject({ before: optional(text), value: optional(price), after: optional(text) }),
]);

/**
 * What each type of block has, as the pages of the shop read it. The design system, which the server may not import,
 * describes the same in docs/page-json.md; a test holds this to every example there. Unlike a page, which leaves out
 * what it cannot read, a file with an unknown field or an empty list is refused: that is a slip of the merchant.
 */
const options = {
  carousel: strictObject({ list: items }),
  carousel1: strictObject({ list: items }),
  carousel2: strictObject({ list: items, listRight: optional(z.array(z.union([item, items]))) }),
  hotAdvert: strictObject({ ...head, list: items }),
  seckill: strictObject({ ...head, rounds: optional(z.array(round)), list: optional(z.array(item)) }),
  discountAdvert: strictObject({
    ...head,
    describe: optional(text),
    action: optional(text),
    figure: optional(figure),
    classification: optional(z.array(item)),
    brandList: optional(z.array(item)),
  }),
  recommend: strictObject({
    ...head,
    list: optional(z.array(item)),
    contentLeft: optional(column),
    contentRight: optional(column),
  }),
  oneRowThreeColumns: strictObject({ ...head, list: items }),
  goodsType: strictObject({
    ...head,
    labels: z.array(strictObject({ label: text, ___index: optional(z.int()) })),
    list: items,
  }),
  onlyGoodsModel: strictObject({ ...head, list: items }),
  mixModel: strictObject({ ...head, left: optional(side), right: optional(side) }),
  forYour: strictObject({
    ...head,
    data: strictObject({
      image: optional(image),
      list: items,
      hot: optional(strictObject({ title: text, list: items })),
    }),
  }),
  newGoodsSort: strictObject({
    ...head,
    left: optional(column),
    middle: optional(column),
    right: optional(column),
  }),
  firstAdvert: strictObject({ list: items }),
  bannerAdvert: plainItem,
  notEnough: strictObject({
    ...head,
    navList: z.array(strictObject({ title: text, desc: optional(text) })),
    list: z.array(items),
  }),
} as const satisfies Record<BlockType, z.ZodMiniType>;

const drawn = Object.entries(options).map(([type, form]) =>
  strictObject({
    type: z.literal(type),
    key: optional(z.string().check(z.minLength(1))),
    name: optional(text),
    options: form,
  }),
);
const topAdvert = strictObject({ type: z.literal("topAdvert"), ...itemFields });
const navBar = strictObject({ type: z.literal("navBar"), list: some(strictObject({ name: text, url: link })) });

const blocks = z
  .array(z.discriminatedUnion("type", [topAdvert, navBar, ...drawn]))
  .check(
    z.refine(
      (list) => isUnique(list.flatMap((block) => ("key" in block ? block.key : []))),
      "two blocks have the same key",
    ),
  );

/** A file with a page: the home page, a topic, or the page of a store. */
export const pageFile = strictObject({
  version: z.literal(1, "the version of a page's file is 1"),
  /** Topics only: what their address is made from. */
  key: optional(fileKey),
  /** Pages of stores only: the key of the store. */
  store: optional(fileKey),
  name: words,
  en: blocks,
  zh: optional(blocks),
});
export type PageFile = z.output<typeof pageFile>;

function isUnique(keys: readonly unknown[]): boolean {
  return new Set(keys).size === keys.length;
}
