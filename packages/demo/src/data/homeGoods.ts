import type {
  DiscountAdvertBlock,
  ForYourBlock,
  GoodsItem,
  GoodsTypeBlock,
  MixModelBlock,
  NewGoodsSortBlock,
  NotEnoughBlock,
  OneRowThreeColumnsBlock,
  OnlyGoodsModelBlock,
  RecommendBlock,
  SeckillBlock,
} from "./pageShapes.ts";
import { leadCard, recommended } from "./pageBlocks.ts";
import type { PageWriter } from "./pageWriter.ts";

/** Today's flash sale; the client requests its goods. */
export function flashSale({ say }: PageWriter): SeckillBlock {
  return {
    type: "seckill",
    key: "flash-sale",
    name: say(["Flash sale", "限时秒杀"]),
    options: { title: say(["Flash sale", "限时秒杀"]), url: "/seckill", list: [] },
  };
}

const picked = [
  {
    label: ["Best sellers", "热卖"],
    keys: [
      "folding-umbrella/windproof-8-ribs",
      "caps/six-panel-blank",
      "thread-spools/needle-24-colours",
      "mugs/stoneware-350",
      "plush-bear/embroidered-nose-28",
      "slipper/eva-mixed",
      "school-backpack/day-12l",
      "gift-bow/satin-six",
      "crook-umbrella/carton-24",
      "crayons/rolled-64",
      "coin-purse/kiss-lock-11",
      "dice/rounded-16-bag-100",
    ],
  },
  {
    label: ["Under $1", "一元内"],
    keys: [
      "toothbrush/soft-4",
      "balloon/foil-numbers",
      "stone-ring/adjustable",
      "notebooks/stitched-exercise",
      "hand-fan/lace",
      "pens/gel-click",
      "flower-clip/cherry-5",
      "storage-jars/screw-lid",
      "bath-toy/whale",
      "safety-pins/assorted-100",
      "small-pendant/heart",
      "zip-pouch/blank-cotton",
    ],
  },
  {
    label: ["Small minimums", "低起订"],
    keys: [
      "soap-bar/glycerine-36",
      "ladder/alu-step",
      "tiara/queen",
      "suitcase/cabin-20",
      "emergency-radio/retro-wood",
      "toolbox/steel-14",
      "sunglasses/assortment-24",
      "lip-tint/tray-24",
      "wall-picture/print-set-3",
      "kites/ball-bearing-yo-yo",
      "led-bulb/tray-50",
      "wooden-toys/carousel-music-box",
    ],
  },
  {
    label: ["Batch prices", "阶梯价"],
    keys: [
      "padlock/brass-40",
      "beaded-bracelet/tassel-12",
      "festival-lantern/silk-30",
      "bucket/wire-10l",
      "screwdriver/ph2-100",
      "pins-and-clips/push-pins-200",
      "fairy-lights/copper-5m",
      "shopping-tote/cotton-140",
      "ribbon/satin-roll",
      "planter/terracotta",
      "reading-glasses/spring",
      "rain-poncho/reusable-adult",
    ],
  },
] as const;

/** Goods under four labels. */
export function pickedThisWeek({ say, goods }: PageWriter): GoodsTypeBlock {
  return {
    type: "goodsType",
    key: "picked-this-week",
    name: say(["Picked this week", "本周精选"]),
    options: {
      title: say(["Picked this week", "本周精选"]),
      labels: picked.map(({ label }, index) => ({ label: say(label), ___index: index })),
      list: picked.flatMap(({ keys }, index) => keys.map((key) => ({ ...goods(key), ___index: index }))),
    },
  };
}

/** Three ranked columns. */
export function newThisWeek({ refs, say, column }: PageWriter): NewGoodsSortBlock {
  return {
    type: "newGoodsSort",
    key: "new-this-week",
    name: say(["New this week", "本周上新"]),
    options: {
      title: say(["New this week", "本周上新"]),
      secondTitle: say(["Three lists", "三大榜单"]),
      url: "/goodsList?sort=releaseTime&order=desc",
      left: column(
        ["Just listed", "新品榜"],
        ["Newest first", "按上架时间"],
        "#F5F6F9",
        refs.categoryUrl("jewellery"),
        [
          "tabletop-mirror/scalloped-22",
          "kitchen-baskets/picnic-swing",
          "scissors/tailors-9",
          "paint-and-brushes/watercolour-8",
        ],
      ),
      middle: column(["Rising", "飙升榜"], ["By growth", "按销量增幅"], "#F5F6F9", refs.categoryUrl("lighting"), [
        "festival-lantern/silk-30",
        "hand-fan/lace",
        "sun-hats/bow-hat",
        "kites/ball-bearing-yo-yo",
      ]),
      right: column(
        ["Most reordered", "复购榜"],
        ["By repeat orders", "按复购量"],
        "#F5F6F9",
        refs.categoryUrl("household"),
        ["touch-gloves/dozen-pack", "toothbrush/soft-4", "sponge/scour-40", "pencils/jumbo-48"],
      ),
    },
  };
}

/** The discount block; its figure is the largest reduction among its goods. */
export function fullCartons({ refs, say, goodsList, advert }: PageWriter): DiscountAdvertBlock {
  const classification = goodsList(
    "stone-ring/adjustable",
    "cutlery/stainless-24",
    "wrist-watch/silicone-5atm",
    "suitcase/cabin-20",
  );
  const off = largestReduction(classification);
  return {
    type: "discountAdvert",
    key: "full-cartons",
    name: say(["Full cartons", "整箱立减"]),
    options: {
      title: say(["Full cartons", "整箱立减"]),
      describe: say([
        "Buy by the carton and save. The more you buy, the lower the price.",
        "整箱更省，买得越多单价越低。",
      ]),
      action: say(["Compare carton prices", "比较整箱价"]),
      url: refs.topicUrl("harvest-fair"),
      figure: {
        before: say(["Up to", "低至"]),
        value: say([`${off}%`, `${(100 - off) / 10}折`]),
        after: say(["off", ""]),
      },
      classification,
      brandList: [
        advert({
          art: "tools",
          name: ["Ironleaf fasteners", "铁叶紧固件"],
          describe: ["Counted twice", "双秤计数"],
          action: ["Shop fasteners", "选购紧固件"],
          url: refs.categoryUrl("hand-tools-fixing"),
          from: "screwdriver/ph2-100",
        }),
        advert({
          art: "lighting",
          name: ["Lumen Lane lighting", "光巷灯饰"],
          describe: ["Three-year guarantee", "三年质保"],
          action: ["Shop bulbs", "选购灯泡"],
          url: refs.categoryUrl("lighting-bulbs"),
          from: "led-bulb/globe-9w",
        }),
      ],
    },
  };
}

/** Largest reduction in whole percent, rounded down so that the figure is never too high. */
function largestReduction(goods: readonly GoodsItem[]): number {
  return Math.max(
    0,
    ...goods.map(({ price, originalPrice }) => (originalPrice ? Math.floor((1 - price / originalPrice) * 100) : 0)),
  );
}

/** A lead card and eight others. */
export function tableAndStove(writer: PageWriter): OnlyGoodsModelBlock {
  const { refs } = writer;
  return leadCard(writer, {
    key: "table-and-stove",
    title: ["Table and stove", "灶台与餐桌"],
    url: refs.categoryUrl("kitchen"),
    goods: [
      "teapots/enamel-1200",
      "bowls/rice-bowl",
      "chopsticks/gift-pair",
      "shakers/salt-and-pepper",
      "glasses/tumblers",
      "kitchen-knives/chef-20",
      "storage-jars/bail-lid-two",
      "lunch-boxes/bento-four",
      "baking/cupcake-cases",
    ],
  });
}

/** One row of goods; also as two columns, for older clients. */
export function aroundTheHouse(writer: PageWriter): RecommendBlock {
  const { refs } = writer;
  const left = ["bucket/wire-10l", "planter/faux-fern", "soap-bar/glycerine-36"];
  const right = ["alarm-clock/twin-bell", "laundry-basket/rope-m", "broom/soft-30"];
  return recommended(
    writer,
    {
      key: "around-the-house",
      title: ["Around the house", "居家日用"],
      url: refs.categoryUrl("household"),
      goods: [...left, ...right],
    },
    [["Around the house", "居家日用"], ["Everyday items", "日常所需"], "#C6E6D6", refs.categoryUrl("household"), left],
    [
      ["Clocks and baskets", "时钟与收纳篮"],
      ["Small comforts", "舒适好物"],
      "#F8E4A4",
      refs.categoryUrl("household-home"),
      right,
    ],
  );
}

/** Goods beside stores. */
export function storesToKnow({ refs, say, goodsList, store }: PageWriter): MixModelBlock {
  return {
    type: "mixModel",
    key: "stores-to-know",
    name: say(["Goods and stores", "好货与好店"]),
    options: {
      title: say(["Straight from the maker", "厂家直供"]),
      url: "/goodsList",
      left: {
        model: "goods",
        data: {
          image: { src: refs.art("tools"), url: refs.categoryUrl("hand-tools") },
          badge: { label: say(["Factory price", "出厂价"]) },
          list: goodsList(
            "padlock/brass-40",
            "toolbox/steel-14",
            "led-bulb/filament",
            "dry-cell/alkaline-4",
            "hammer/claw",
            "magnet-and-measure/tape-5m",
            "hook-and-chain/adhesive-20",
            "measures/soft-tape",
          ),
        },
      },
      right: {
        model: "brand",
        data: {
          title: say(["Featured stores", "好店推荐"]),
          image: { src: refs.art("sewing"), url: refs.categoryUrl("sewing") },
          list: [
            store("jinhe-umbrella", [
              "folding-umbrella/windproof-8-ribs",
              "sun-umbrella/lace-trim",
              "crook-umbrella/oil-paper-look",
              "golf-umbrella/storm-scarlet",
            ]),
            store("threadwell", [
              "thread-spools/needle-24-colours",
              "scissors/tailors-9",
              "yarn/merino-100",
              "sewing-kits/tin-travel",
            ]),
            store("papermint", [
              "notebooks/hardcover-b6",
              "crayons/oil-pastels",
              "pens/fountain-school",
              "rulers/geometry-tin",
            ]),
            store("little-fair", [
              "plush-bear/honey-38",
              "wooden-toys/nesting-dolls",
              "counting-frame/hundred-beads",
              "kites/delta-kite",
            ]),
          ],
        },
      },
    },
  };
}

/** Three tinted panels with three products each. */
export function threePanels({ refs, say, advert, goodsList }: PageWriter): OneRowThreeColumnsBlock {
  return {
    type: "oneRowThreeColumns",
    key: "three-panels",
    name: say(["Three panels", "三栏专区"]),
    options: {
      list: [
        {
          ...advert({
            art: "sewing",
            name: ["Mend and make", "缝缝补补"],
            describe: ["Needles, patches, kits", "针、布贴、套装"],
            action: ["See all", "查看全部"],
            url: refs.categoryUrl("sewing"),
            from: "needles/assorted-30",
          }),
          tint: "butter",
          goods: goodsList("patches-and-beads/flower-patches", "needles/self-threading", "sewing-kits/button-tin"),
        },
        {
          ...advert({
            art: "bags",
            name: ["Carry and travel", "随身与出行"],
            describe: ["Purses, tags, cabin cases", "零钱包、行李牌、登机箱"],
            action: ["See all", "查看全部"],
            url: refs.categoryUrl("bags"),
            from: "luggage-tag/pu-cover",
          }),
          tint: "mint",
          goods: goodsList("coin-purse/kiss-lock-8-floral", "luggage-tag/strap-cross", "suitcase/cabin-20"),
        },
        {
          ...advert({
            art: "toys",
            name: ["Rainy afternoon", "雨天午后"],
            describe: ["Dice, puzzles, paint", "骰子、拼图、颜料"],
            action: ["See all", "查看全部"],
            url: refs.categoryUrl("toys-games"),
            from: "table-games/playing-cards",
          }),
          tint: "sky",
          goods: goodsList("jigsaw-puzzle/thousand", "dice/six-with-cup", "crayons/chunky-12"),
        },
      ],
    },
  };
}

/** Goods with the reason each is shown; the reasons are true for every visitor. */
export function forYou({ refs, say, goods, goodsList }: PageWriter): ForYourBlock {
  return {
    type: "forYour",
    key: "for-you",
    name: say(["Chosen for you", "为您挑选"]),
    options: {
      title: say(["Chosen for you", "为您挑选"]),
      data: {
        image: { src: refs.art("lighting"), url: refs.categoryUrl("lighting-candles") },
        list: [
          goods("umbrella-stand/wet-sleeve", ["Often bought with umbrellas", "常与雨伞同购"]),
          goods("mugs/steam-tea-cup", ["Goes with teapots", "搭配茶壶"]),
          goods("pillar-candle/set-3", ["In season now", "当季好物"]),
          goods("gift-box/rigid-nest-3", ["Popular before the holidays", "节前常备"]),
          goods("screwdriver/set-6", ["Low minimum: 6", "低起订：6件"]),
          goods("touch-gloves/cable-knit", ["Goes with the brushed scarf", "搭配拉绒围巾"]),
        ],
        hot: {
          title: say(["Most asked about", "热门咨询"]),
          list: goodsList("night-light/mushroom", "pinata/donkey-45", "plush-bear/knitted-jumper"),
        },
      },
    },
  };
}

const tabs = [
  {
    title: ["For you", "猜你喜欢"],
    desc: ["A bit of everything", "样样都有"],
    keys: [
      "scarves/brushed-180",
      "pins-and-clips/push-pins-200",
      "kites/delta-kite",
      "beaded-bracelet/tassel-12",
      "first-instruments/maracas-pair",
      "pillar-candle/set-3",
      "stone-ring/solitaire",
      "counting-frame/hundred-beads",
      "lip-tint/clear-24",
      "pinata/unicorn",
      "emergency-radio/portable-fm",
      "umbrella-stand/round-stand",
      "wall-picture/amphora",
      "day-backpack/city-16l",
      "cord/macrame-cotton",
      "hand-saw/folding-garden",
      "paper-flower/tulip-10",
      "tabletop-mirror/hand",
    ],
  },
  {
    title: ["Kitchen", "厨房"],
    desc: ["Table and stove", "餐桌与灶台"],
    keys: [
      "teapots/stoneware-600",
      "bowls/noodle-bowl",
      "glasses/wine-420",
      "pots-and-pans/skillet-24",
      "kitchen-knives/bread-knife",
      "storage-jars/bamboo-lid",
      "baking/waffle-mould",
      "lunch-boxes/steel-two-tier",
      "chopsticks/alloy-ten-pairs",
      "cutlery/dinner-spoon-dozen",
      "mugs/travel-tumbler",
      "shakers/honey-pot",
    ],
  },
  {
    title: ["Stationery", "文具"],
    desc: ["Paper and colour", "纸张与画材"],
    keys: [
      "notebooks/clothbound-set",
      "planners/wall-family",
      "envelopes-and-tags/love-letter",
      "pencils/plantable",
      "pens/metal-ball-gift",
      "crayons/party-four",
      "paint-and-brushes/brush-ten",
      "rulers/steel-rule",
      "files-and-boards/clipboard",
      "notebooks/reporter-pad",
      "pins-and-clips/memo-magnets",
      "files-and-boards/folders-25",
    ],
  },
  {
    title: ["Accessories", "饰品"],
    desc: ["Rings to watches", "从戒指到手表"],
    keys: [
      "sunglasses/classic",
      "wrist-watch/kids-teach",
      "fashion-chain/paperclip",
      "small-pendant/butterfly",
      "tiara/comb-tiara",
      "hair-bow/velvet-barrette",
      "reading-glasses/tube",
      "hand-fan/dance-33",
      "lucky-eye/key-ring",
      "beaded-bracelet/pearl-look",
      "charm-crystal/brilliant-20",
      "flower-clip/hibiscus-11",
    ],
  },
  {
    title: ["Lights", "灯饰"],
    desc: ["Bulbs to lanterns", "从灯泡到灯笼"],
    keys: [
      "led-bulb/filament",
      "fairy-lights/solar-12m",
      "festival-lantern/paper-40",
      "mirror-ball/classic",
      "clay-lamp/diya-12",
      "night-light/rabbit",
      "hand-torch/head-lamp",
      "birthday-candle/spiral-24",
      "pillar-candle/soy-jar",
      "mains-lead/pendant-set",
      "warning-beacon/solar-road-2",
      "dry-cell/nimh-4",
    ],
  },
] as const;

/** Goods under tabs at the bottom of the page. */
export function notEnoughYet({ say, goodsList }: PageWriter): NotEnoughBlock {
  return {
    type: "notEnough",
    key: "not-enough",
    name: say(["Keep browsing", "还没逛够"]),
    options: {
      title: say(["Keep browsing", "还没逛够？"]),
      navList: tabs.map(({ title, desc }) => ({ title: say(title), desc: say(desc) })),
      list: tabs.map(({ keys }) => goodsList(...keys)),
    },
  };
}
