import type { BlockData, BlockType } from "./page.ts";

const umbrella = {
  img: "/media/umbrella.webp",
  url: "/goodsDetail?goodsId=1",
  name: "Windproof folding umbrella",
  price: 3.48,
  originalPrice: 4.6,
  minimum: 12,
  batchNum: 60,
  batchPrice: 3.19,
  sold: 8412,
  rating: 4.8,
};
const mug = {
  img: "/media/mug.webp",
  url: "/goodsDetail?goodsId=2",
  name: "Stoneware mug",
  price: "2.10",
  minimum: 24,
};
const kite = { img: "/media/kite.webp", url: "/goodsDetail?goodsId=3", name: "Delta kite with tail", price: 5.2 };
const kitchen = {
  img: "/media/kitchen.webp",
  url: "/goodsList?categoryId=3",
  name: "A kitchen in one carton",
  describe: "Sixty pieces, packed by set.",
};
const garden = { img: "/media/garden.webp", url: "/goodsList?categoryId=7", name: "Garden week" };

/** A short example of each type of block. */
export const blockExamples: { readonly [Type in BlockType]: BlockData<Type> } = {
  carousel: { type: "carousel", options: { list: [{ ...kitchen, label: "Kitchen", action: "Shop kitchen" }, garden] } },
  carousel1: {
    type: "carousel1",
    options: {
      list: [
        { ...kitchen, bgColor: "#1f4fd8" },
        { ...garden, bgColor: "#1f5b4b" },
      ],
    },
  },
  carousel2: {
    type: "carousel2",
    options: { list: [kitchen], listRight: [[garden], [{ ...garden, name: "Rainy days" }]] },
  },
  hotAdvert: { type: "hotAdvert", options: { title: "Current offers", list: [kitchen, garden] } },
  firstAdvert: { type: "firstAdvert", options: { list: [kitchen, garden] } },
  bannerAdvert: { type: "bannerAdvert", options: { ...kitchen, action: "Open the carton" } },
  discountAdvert: {
    type: "discountAdvert",
    options: {
      title: "Umbrella week",
      figure: { before: "Up to", value: "35%", after: "off" },
      describe: "Until Sunday.",
      url: "/goodsList?promotion=1",
      classification: [umbrella, mug],
    },
  },
  seckill: {
    type: "seckill",
    options: {
      title: "Flash sale",
      url: "/seckill",
      rounds: [
        {
          hour: 10,
          startsAt: "2026-03-12T10:00:00+08:00",
          endsAt: "2026-03-12T20:00:00+08:00",
          goods: [{ ...umbrella, claimedPercent: 62 }],
        },
        { hour: 20, startsAt: "2026-03-12T20:00:00+08:00", endsAt: "2026-03-13T00:00:00+08:00", goods: [mug] },
      ],
    },
  },
  recommend: {
    type: "recommend",
    options: {
      title: "Picked this week",
      secondTitle: "By our buyers",
      url: "/goodsList",
      list: [umbrella, mug, kite],
    },
  },
  oneRowThreeColumns: {
    type: "oneRowThreeColumns",
    options: {
      list: [
        { ...kitchen, tint: "butter", goods: [mug, umbrella] },
        { ...garden, tint: "mint", goods: [kite] },
      ],
    },
  },
  goodsType: {
    type: "goodsType",
    options: {
      title: "By use",
      labels: [
        { label: "Rain", ___index: 0 },
        { label: "Wind", ___index: 1 },
      ],
      list: [
        { ...umbrella, ___index: 0 },
        { ...kite, ___index: 1 },
      ],
    },
  },
  onlyGoodsModel: { type: "onlyGoodsModel", options: { title: "By the lot", list: [umbrella, mug, kite] } },
  mixModel: {
    type: "mixModel",
    options: {
      title: "From the makers",
      left: { model: "goods", data: { badge: { label: "Direct prices" }, list: [umbrella, mug] } },
      right: {
        model: "brand",
        data: {
          title: "Stores",
          url: "/stores",
          list: [{ name: "Jinhe Umbrella Works", url: "/merchant?id=201", rating: 4.8, goods: [umbrella] }],
        },
      },
    },
  },
  forYour: {
    type: "forYour",
    options: { title: "For you", data: { list: [{ ...mug, describe: "You viewed teapots" }, kite] } },
  },
  newGoodsSort: {
    type: "newGoodsSort",
    options: {
      title: "Rankings",
      left: { title: "Most sold", list: [umbrella, mug] },
      middle: { title: "Newest", secondTitle: "This month", list: [kite] },
      right: { title: "Best rated", list: [mug] },
    },
  },
  notEnough: {
    type: "notEnough",
    options: { title: "More goods", navList: [{ title: "Rain" }, { title: "Home" }], list: [[umbrella], [mug, kite]] },
  },
};
