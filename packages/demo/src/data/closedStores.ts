import type { StoreProfile } from "./stores.ts";

/** Stores that have left the marketplace: old links still show their names, but nothing of theirs is for sale. */
export const closedStores: readonly StoreProfile[] = [
  {
    key: "quayside-cane",
    name: { en: "Quayside Cane & Rattan", zh: "河埠藤编" },
    initials: "QC",
    tint: "sand",
    description: {
      en: "Baskets and trays of cane, woven by the river until the workshop closed its doors.",
      zh: "河埠头的藤编小店，做提篮与托盘，现已歇业。",
    },
    announcement: {
      en: "The workshop has closed. Sundry looks after earlier orders.",
      zh: "本店已歇业，此前的订单由平台负责售后。",
    },
    city: { en: "Ningbo", zh: "宁波" },
    sinceYear: 2016,
    selfOperated: false,
    scores: { description: 4.5, service: 4.4, delivery: 4.6 },
  },
];
