import type { FreightPlan, FreightZone } from "../freight.ts";
import type { Pair } from "../familyBuilders.ts";

/** The areas of the freight plans by name; all plans have the same, in the same order. */
const areas: readonly Pair[] = [
  ["Zhejiang, Jiangsu and Shanghai", "浙江、江苏、上海"],
  ["Xinjiang, Tibet, Qinghai and Inner Mongolia", "新疆、西藏、青海、内蒙古"],
  ["The rest of China", "中国其他地区"],
  ["Japan, Korea and Singapore", "日本、韩国、新加坡"],
  [
    "Europe: the Netherlands, Germany, Britain, France, Spain, Italy and Poland",
    "欧洲：荷兰、德国、英国、法国、西班牙、意大利、波兰",
  ],
  ["Everywhere else", "其他国家和地区"],
];

/** One line for each area of the plans: its name, and what `says` about it. Of days, the widest span of all plans. */
export function zonesOf(plans: readonly FreightPlan[], says: (zone: FreightZone) => Pair): readonly Pair[] {
  return areas.map(([en, zh], place): Pair => {
    const zones = plans.flatMap(({ zones: all }) => all[place] ?? []);
    const [first] = zones;
    if (!first) throw new Error(`No freight plan has an area ${place}.`);
    const days = zones.map((zone) => zone.days);
    const span: FreightZone["days"] = [
      Math.min(...days.map(([fewest]) => fewest)),
      Math.max(...days.map(([, most]) => most)),
    ];
    const [saysEn, saysZh] = says({ ...first, days: span });
    return [`${en}: ${saysEn}`, `${zh}：${saysZh}`];
  });
}

/** An amount of cents: $3.20, 3.20元. */
export function amountIn(cents: number): Pair {
  const amount = (cents / 100).toFixed(2);
  return [`$${amount}`, `${amount}元`];
}
