import type { Bilingual } from "../family.ts";
import { banner, leadCard, recommended } from "./pageBlocks.ts";
import type { DrawnBlock, PageLanguage, PageRefs } from "./pageShapes.ts";
import { type PageWriter, pageWriter } from "./pageWriter.ts";

/** A store's decorated page. */
export interface StoreFront {
  /** Key of the store. */
  store: string;
  name: Bilingual;
  page(language: PageLanguage, refs: PageRefs): { list: DrawnBlock[] };
}

/** Stores with a decorated page; the others show their goods at once. */
export const storePages: readonly StoreFront[] = [
  {
    store: "threadwell",
    name: { en: "Threadwell Haberdashery", zh: "线行手工" },
    page: (language, refs) => ({ list: haberdashery(pageWriter(language, refs)) }),
  },
];

function haberdashery(writer: PageWriter): DrawnBlock[] {
  const goods = `${writer.refs.storeUrl("threadwell")}&view=goods`;
  return [
    banner(writer, "threadwell-banner", ["Shade card banner", "色卡横幅"], {
      art: "sewing",
      name: ["The autumn shade card is here", "秋季色卡已上架"],
      describe: [
        "24 new thread colours; the old ones keep their numbers. A card comes free with the first order.",
        "新增24色，旧色号保持不变，首单免费附色卡。",
      ],
      action: ["See every thread", "查看全部线材"],
      url: goods,
      from: "thread-spools/cone-3000",
    }),
    recommended(
      writer,
      {
        key: "threadwell-counter",
        title: ["From the counter", "柜台常备"],
        url: goods,
        goods: [
          "thread-spools/needle-24-colours",
          "scissors/tailors-9",
          "measures/soft-tape",
          "needles/felting",
          "sewing-kits/tin-travel",
          "safety-pins/assorted-100",
        ],
      },
      [
        ["For the machine", "机用"],
        ["Cones and core-spun", "宝塔线与包芯线"],
        "#F5D6CB",
        goods,
        ["thread-spools/cone-3000", "thread-spools/jeans-thread", "thread-spools/metallic-embroidery"],
      ],
      [
        ["By hand", "手缝"],
        ["Wool, hooks and hoops", "毛线、钩针与绣绷"],
        "#CFE6D8",
        goods,
        ["yarn/crochet-kit", "yarn/chunky-200", "patches-and-beads/flower-patches"],
      ],
    ),
    leadCard(writer, {
      key: "threadwell-trims",
      title: ["Ribbon and trims", "丝带与辅料"],
      url: goods,
      goods: [
        "ribbon/satin-roll",
        "ribbon/grosgrain",
        "ribbon/ready-bows",
        "ribbon/rosettes",
        "cord/hoodie-cord",
        "cord/elastic-round",
        "patches-and-beads/eye-beads",
        "sewing-kits/button-tin",
      ],
    }),
  ];
}
