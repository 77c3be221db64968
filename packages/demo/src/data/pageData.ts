import type { Bilingual } from "../family.ts";
import {
  firstTiles,
  heroSlides,
  hotTiles,
  kitchenSlides,
  navBar,
  seasonSlides,
  topAdvert,
  walkBanner,
} from "./homeAdverts.ts";
import {
  aroundTheHouse,
  flashSale,
  forYou,
  tableAndStove,
  fullCartons,
  newThisWeek,
  notEnoughYet,
  pickedThisWeek,
  storesToKnow,
  threePanels,
} from "./homeGoods.ts";
import { banner, leadCard, recommended } from "./pageBlocks.ts";
import type { DrawnBlock, HomePage, PageLanguage, PageRefs, TopicPage } from "./pageShapes.ts";
import { type PageWriter, pageWriter } from "./pageWriter.ts";

/**
 * The home page in one language: strip, navigation, then eight blocks. The slides and the flash sale share the first window; after
 * every four rows of goods comes one wide picture. The other kinds of blocks are on the page it leads to.
 */
export function homePage(language: PageLanguage, refs: PageRefs): HomePage {
  const writer = pageWriter(language, refs);
  return {
    list: [
      topAdvert(writer),
      navBar(writer),
      heroSlides(writer),
      flashSale(writer),
      aroundTheHouse(writer),
      firstTiles(writer),
      pickedThisWeek(writer),
      newThisWeek(writer),
      walkBanner(writer),
      forYou(writer),
    ],
  };
}

/** A special page and its name. */
export interface Topic {
  /** Unique, kebab case; the key for `PageRefs.topicUrl`. */
  key: string;
  name: Bilingual;
  page(language: PageLanguage, refs: PageRefs): TopicPage;
}

/** Special pages. */
export const topicPages: readonly Topic[] = [
  {
    key: "harvest-fair",
    name: { en: "Harvest Fair: full cartons", zh: "金秋集市：整箱专场" },
    page: (language, refs) => ({ list: harvestFair(pageWriter(language, refs)) }),
  },
  {
    key: "school-lists",
    name: { en: "School lists", zh: "开学清单" },
    page: (language, refs) => ({ list: schoolLists(pageWriter(language, refs)) }),
  },
  {
    key: "market-walk",
    name: { en: "A walk through the market", zh: "逛一圈市场" },
    page: (language, refs) => ({ list: marketWalk(pageWriter(language, refs)) }),
  },
];

/** The kinds of blocks that the home page does not have. Two coloured blocks are never adjacent. */
function marketWalk(writer: PageWriter): DrawnBlock[] {
  return [
    seasonSlides(writer),
    tableAndStove(writer),
    fullCartons(writer),
    storesToKnow(writer),
    flashSale(writer),
    kitchenSlides(writer),
    threePanels(writer),
    hotTiles(writer),
    notEnoughYet(writer),
  ];
}

function harvestFair(writer: PageWriter): DrawnBlock[] {
  return [
    banner(writer, "fair-banner", ["Fair banner", "集市横幅"], {
      art: "party",
      name: ["Harvest Fair", "金秋集市"],
      describe: [
        "Every product here has a batch price. The more you buy, the less each piece costs.",
        "这里每件都有阶梯价，买得越多单价越低。",
      ],
      action: ["Get coupons", "先去领券"],
      url: "/coupon",
      from: "gift-bow/satin-six",
    }),
    fullCartons(writer),
    recommended(
      writer,
      {
        key: "fair-lots",
        title: ["Buy by the lot", "整批拿货"],
        url: "/goodsList",
        goods: [
          "led-bulb/tray-50",
          "soap-bar/hotel-200",
          "balloon/latex-100",
          "padlock/brass-40",
          "sunglasses/party-blank",
          "shopping-tote/cotton-140",
        ],
      },
      [
        ["By the tray", "整盘"],
        ["Ready for the shelf", "开箱即上架"],
        "#F8E4A4",
        "/goodsList",
        ["led-bulb/tray-50", "soap-bar/hotel-200", "balloon/latex-100"],
      ],
      [
        ["By the hundred", "百件装"],
        ["Blank for printing", "素面可印标"],
        "#C8DFF3",
        "/goodsList",
        ["padlock/brass-40", "sunglasses/party-blank", "shopping-tote/cotton-140"],
      ],
    ),
    hotTiles(writer),
  ];
}

function schoolLists(writer: PageWriter): DrawnBlock[] {
  const { refs } = writer;
  return [
    banner(writer, "school-banner", ["School banner", "开学横幅"], {
      art: "school",
      name: ["One class, one carton", "全班用品，一箱配齐"],
      describe: [
        "Thirty exercise books, thirty pencils, and the spare three that always go missing.",
        "三十本练习册、三十支铅笔，另备三份补损耗。",
      ],
      action: ["Shop stationery", "选购文具"],
      url: refs.categoryUrl("stationery"),
      from: "notebooks/stitched-exercise",
    }),
    leadCard(writer, {
      key: "school-desk",
      title: ["On the desk", "课桌用品"],
      url: refs.categoryUrl("stationery"),
      goods: [
        "pencils/jumbo-48",
        "notebooks/stitched-exercise",
        "rulers/ruler-30",
        "crayons/rolled-64",
        "paint-and-brushes/watercolour-8",
        "scissors/school-blunt",
        "pens/gel-click",
        "rulers/geometry-tin",
        "files-and-boards/divider-box",
      ],
    }),
    recommended(
      writer,
      {
        key: "school-back",
        title: ["On the back", "书包与出行"],
        url: refs.categoryUrl("bags-backpacks-school"),
        goods: [
          "school-backpack/day-12l",
          "school-backpack/primary-18l",
          "school-backpack/trolley",
          "school-backpack/pe-sack",
          "lunch-boxes/bento-four",
          "childrens-umbrella/dome-safety-runner",
        ],
      },
      [
        ["Bags", "书包"],
        ["From nursery to class six", "幼儿园到六年级"],
        "#C6E6D6",
        refs.categoryUrl("bags-backpacks-school"),
        ["school-backpack/day-12l", "school-backpack/primary-18l", "school-backpack/nursery"],
      ],
      [
        ["For the way", "上学路上"],
        ["Lunch and rain", "午餐与雨具"],
        "#C8DFF3",
        refs.categoryUrl("umbrellas-children"),
        ["lunch-boxes/bento-four", "childrens-umbrella/dome-safety-runner", "rain-set/boots-only"],
      ],
    ),
  ];
}
