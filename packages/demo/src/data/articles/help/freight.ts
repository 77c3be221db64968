import { both, type Pair } from "../../familyBuilders.ts";
import { type FreightPlan, type FreightZone, freightPlans } from "../../freight.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import { amountIn, zonesOf } from "../freightWords.ts";
import type { ArticleEntry } from "../shapes.ts";

/** The price list of a way of charging, from the plans of the checkout. */
function pricesOf(pricing: FreightPlan["pricing"], amount: (num: number) => Pair): readonly Pair[] {
  const says = ({ firstAmount, firstCents, continuedAmount, continuedCents }: FreightZone): Pair => {
    const [first, more] = [amount(firstAmount), amount(continuedAmount)];
    const [firstPrice, morePrice] = [amountIn(firstCents), amountIn(continuedCents)];
    return [
      `${firstPrice[0]} for the first ${first[0]}, ${morePrice[0]} for each further ${more[0]}`,
      `首${first[1]}${firstPrice[1]}，每续${more[1]}${morePrice[1]}`,
    ];
  };
  return zonesOf(
    freightPlans.filter((plan) => plan.pricing === pricing),
    says,
  );
}

const pieces = (num: number): Pair => [`${num} pieces`, `${num}件`];
const kilograms = (grams: number): Pair => [`${grams / 1000} kg`, `${grams / 1000}千克`];

/** What delivery costs. */
export const freight: ArticleEntry = {
  key: "freight",
  category: "delivery",
  type: "OTHER",
  title: both(["Shipping costs", "运费怎么算"]),
  daysAgo: 12,
  content: story(
    para(
      "Each store charges for its own parcel, by the number of pieces or by weight. There is a price for the first amount and a fixed price for each further amount; a part of one counts as a whole. Everything that you order from one store in one checkout shares the first amount, so ten things from one store cost less to send than one from each of ten stores.",
      "每家店铺各自计算运费，按件数或按重量。首件（首重）一个价，续件（续重）每满一档加一档，不足一档按一档计。同一次结算中同一家店的商品共用一份首费，所以在一家店凑十样，比十家各买一样省运费。",
    ),
    para(
      "Before you have given an address, the product page shows the shipping for your country and your quantity, and you can change the country on the spot. The checkout uses your address. Sundry Select always ships free. Some stores ship free from a certain sum on; the product page and the cart say so.",
      "没填地址时，商品页按您所在的国家和所选件数显示运费，可以当场更换国家；结算页按实际地址计算。万物自营全部包邮。部分店铺满额包邮，商品页和购物车会写明。",
    ),
    head("Stores that charge by the piece", "按件计费的店铺"),
    bullets(...pricesOf("NUM", pieces)),
    head("Stores that charge by weight", "按重量计费的店铺"),
    bullets(...pricesOf("WEIGHT", kilograms)),
    head("Good to know", "还要知道"),
    bullets(
      [
        "If a store can't deliver to your address, the checkout says which items, before you pay.",
        "店铺不配送到您的地址时，付款前结算页会指明是哪些商品。",
      ],
      [
        `Whoever ${articleLink("self-pickup", "collects in person")} pays no shipping.`,
        `${articleLink("self-pickup", "到店自提")}免运费。`,
      ],
      [
        "Coupons take nothing off the shipping, and it does not count towards their minimum spend.",
        "优惠券不抵运费，运费也不计入使用门槛。",
      ],
      [
        `If you return items, you get back what you paid for them with their share of the shipping. ${articleLink("refunds", "When the money comes")}`,
        `退货时，所退商品分摊的运费一并退还。${articleLink("refunds", "退款多久到账")}`,
      ],
    ),
  ),
};
