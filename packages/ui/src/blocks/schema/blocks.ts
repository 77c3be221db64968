import * as z from "zod/mini";
import { advert, advertWith, goods, goodsWith, header, list, text, tint } from "./item.ts";

const column = (place: string) =>
  z.optional(
    z
      .object({
        title: text("Title of the column."),
        secondTitle: text("Smaller text below it."),
        url: text("Address of the title's link."),
        list: list(goods, "Its products, best first; up to 4."),
      })
      .check(z.describe(`The ${place} column.`)),
  );

const halfOfRow = z.optional(
  z.object({ ...header, list: list(goods, "Its products.") }).check(z.describe("Half of the row, in older pages.")),
);

/** Items of a page that does not know the lists of this type. */
const plainList = (sentence: string) => list(goods, `${sentence} For pages without the lists of this type.`);

const moment = (sentence: string) =>
  z.union([z.number(), z.string()]).check(z.describe(`${sentence}: milliseconds since 1970, or a date with its zone.`));

/**
 * What each type of block takes as its `options`. Every field may be left out: a block shows what is there, and nothing if that is
 * not enough. Fields that are not listed are ignored.
 */
export const blockSchemas = {
  carousel: z
    .object({ list: list(advert, "The slides, in order.") })
    .check(z.describe("Slides within the page's column that change every five seconds.")),
  carousel1: z
    .object({
      list: list(
        advertWith({ bgColor: text("Colour of the band behind this slide, in any notation of CSS.") }),
        "The slides, in order.",
      ),
    })
    .check(z.describe("Slides as wide as the window; the band behind them takes the colour of the current one.")),
  carousel2: z
    .object({
      list: list(advert, "The main pictures; several change by hand."),
      listRight: z.optional(
        z
          .readonly(z.array(z.union([advert, z.readonly(z.array(advert))])))
          .check(z.describe("Adverts beside the main picture, or groups of them; up to 3.")),
      ),
    })
    .check(z.describe("A main picture with others stacked beside it, or below it on a phone.")),
  hotAdvert: z
    .object({ ...header, list: list(advert, "The adverts, the first one large; up to 9.") })
    .check(z.describe("One large advert with smaller ones around it.")),
  firstAdvert: z
    .object({ list: list(advert, "The tiles; up to 8.") })
    .check(z.describe("A row of tinted tiles with name, sentence and picture; a rail on a phone.")),
  bannerAdvert: advertWith({ list: list(advert, "More banners, one below the other.") }).check(
    z.describe("One wide banner with a panel of words and a picture."),
  ),
  discountAdvert: z
    .object({
      title: text("Words above the figure."),
      figure: z.optional(
        z
          .union([
            z.number(),
            z.string(),
            z.object({
              before: text('Words before the figure, such as "Up to".'),
              value: z.optional(z.union([z.number(), z.string()])),
              after: text('Words after it, such as "off".'),
            }),
          ])
          .check(z.describe('The discount, set huge: a text such as "35%", a number, or its parts.')),
      ),
      describe: text("A sentence below the figure."),
      url: text("Address of the button."),
      action: text("Words of the button."),
      classification: list(goods, "The products; up to 4."),
      brandList: list(goods, "Brands, shown where there are no products."),
      list: plainList("Products; up to 4."),
    })
    .check(z.describe("A discount as a huge figure beside its products.")),
  seckill: z
    .object({
      title: text('Title of the block. Without one it is "Flash sale" in the page\'s language.'),
      url: text("Address of the page with all rounds."),
      rounds: list(
        z.object({
          hour: z.optional(
            z.number().check(z.describe("Hour of the day at which it begins, 0 to 23, as the buyer reads it.")),
          ),
          timeLine: z.optional(z.number().check(z.describe("The same as `hour`, as a backend sends it."))),
          startsAt: z.optional(moment("When it begins, instead of at `hour` of today")),
          endsAt: z.optional(moment("When it ends. Without it, when the next one begins, or at midnight")),
          goods: list(
            goodsWith({
              claimedPercent: z.optional(
                z.number().check(z.describe("Share of the round's stock that is sold, 0 to 100.")),
              ),
            }),
            "Its products; up to 10.",
          ),
          seckillGoodsList: list(
            goodsWith({
              goodsImage: text("The same as `img`, as a backend sends it."),
              goodsName: text("The same as `name`, as a backend sends it."),
            }),
            "The same as `goods`, as a backend sends it.",
          ),
        }),
        "The rounds of the day, in order of time.",
      ),
      list: plainList("Products without a round; up to 10."),
    })
    .check(z.describe("The rounds of a day's flash sale, a countdown, and the products of one round.")),
  recommend: z
    .object({
      ...header,
      list: list(goods, "The products; up to 6."),
      contentLeft: halfOfRow,
      contentRight: halfOfRow,
    })
    .check(z.describe("A title and one row of products; a rail on a phone.")),
  oneRowThreeColumns: z
    .object({
      ...header,
      list: list(
        advertWith({
          tint: z.optional(tint.check(z.describe("Background of the panel."))),
          goods: list(goods, "Its products; up to 3. Without any the panel is an advert."),
        }),
        "The panels; up to 3.",
      ),
    })
    .check(z.describe("Three tinted panels in a row, each with a title, a link and three products.")),
  goodsType: z
    .object({
      title: header.title,
      secondTitle: header.secondTitle,
      labels: list(
        z.object({
          label: text("Words of the tab."),
          ___index: z.optional(z.number().check(z.describe("Its number. Without one it is its place, from 0."))),
        }),
        "The tabs, in order. Without any, the products have no tabs.",
      ),
      list: list(
        goodsWith({
          ___index: z.optional(z.number().check(z.describe("Number of the tab it belongs to; 0 without one."))),
        }),
        "The products of all tabs.",
      ),
    })
    .check(z.describe("Products under tabs.")),
  onlyGoodsModel: z
    .object({ ...header, list: list(goods, "The products, the first one large; up to 9.") })
    .check(z.describe("Products only, the first one large.")),
  mixModel: z
    .object({
      title: header.title,
      url: header.url,
      left: z.optional(mixSide("left")),
      right: z.optional(mixSide("right")),
      list: plainList("Products; up to 8."),
    })
    .check(z.describe("Products beside a panel of stores with some of their products.")),
  forYour: z
    .object({
      ...header,
      data: z.optional(
        z.object({
          list: list(goods, "The products; up to 6."),
        }),
      ),
      list: plainList("Products; up to 6."),
    })
    .check(z.describe("Recommended products, each with the reason it is shown.")),
  newGoodsSort: z
    .object({
      ...header,
      left: column("first"),
      middle: column("second"),
      right: column("third"),
      list: plainList("One ranking over all columns; up to 12."),
    })
    .check(z.describe("Three ranked columns of products; on a phone one list with tabs.")),
  notEnough: z
    .object({
      title: header.title,
      navList: list(z.object({ title: text("Words of the tab.") }), "The tabs, in order."),
      list: list(
        z.union([z.readonly(z.array(goods)), goods]),
        "The products of each tab, in the same order; or products without tabs.",
      ),
    })
    .check(z.describe("Products under tabs; each tab shows more until there are no more.")),
};

/** One side of a `mixModel`. */
function mixSide(place: "left" | "right") {
  const usual = place === "left" ? "goods" : "brand";
  const model = z.optional(
    z.enum(["goods", "brand"]).check(z.describe(`What is on this side: products or stores; "${usual}" if left out.`)),
  );
  const data = z.optional(
    z.object({
      title: text("Title of the stores."),
      url: text("Address of all stores."),
      badge: z.optional(z.object({ label: text("Smaller text after the block's title, beside the products.") })),
      list: list(
        advertWith({
          price: goods.shape.price,
          originalPrice: goods.shape.originalPrice,
          minimum: goods.shape.minimum,
          batchNum: goods.shape.batchNum,
          batchPrice: goods.shape.batchPrice,
          sold: goods.shape.sold,
          rating: goods.shape.rating,
          goods: list(goods, "Products of the store; up to 4."),
        }),
        "Products, up to 8, or stores, up to 4.",
      ),
    }),
  );
  return z.object({ model, data }).check(z.describe(`The ${place} side.`));
}
