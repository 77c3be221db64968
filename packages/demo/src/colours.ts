/** Colours of goods: names for the buyer, and a hex value for swatches and for recolouring pictures. */
export const colours = {
  violet: { name: { en: "Violet", zh: "紫罗兰" }, hex: "#7a4fd6" },
  navy: { name: { en: "Navy", zh: "藏青" }, hex: "#2b4c86" },
  blue: { name: { en: "Blue", zh: "蓝色" }, hex: "#2f74e0" },
  sky: { name: { en: "Sky blue", zh: "天蓝" }, hex: "#6cb6ee" },
  teal: { name: { en: "Teal", zh: "蓝绿" }, hex: "#1f9b95" },
  forest: { name: { en: "Forest", zh: "森林绿" }, hex: "#2c7a4b" },
  mint: { name: { en: "Mint", zh: "薄荷绿" }, hex: "#7fd3b0" },
  lime: { name: { en: "Lime", zh: "青柠" }, hex: "#a5cf3a" },
  mustard: { name: { en: "Mustard", zh: "芥黄" }, hex: "#e0aa2a" },
  orange: { name: { en: "Orange", zh: "橙色" }, hex: "#f0832c" },
  scarlet: { name: { en: "Scarlet", zh: "大红" }, hex: "#dd3b32" },
  rose: { name: { en: "Rose", zh: "玫红" }, hex: "#e0558a" },
  blush: { name: { en: "Blush", zh: "浅粉" }, hex: "#f2a9bd" },
  plum: { name: { en: "Plum", zh: "梅紫" }, hex: "#8a3f78" },
  chestnut: { name: { en: "Chestnut", zh: "栗棕" }, hex: "#8b5a3c" },
  sand: { name: { en: "Sand", zh: "沙色" }, hex: "#d8c6a2" },
  pearl: { name: { en: "Pearl", zh: "珍珠白" }, hex: "#f1eee8" },
  grey: { name: { en: "Grey", zh: "灰色" }, hex: "#8d94a0" },
  charcoal: { name: { en: "Charcoal", zh: "炭黑" }, hex: "#3a404c" },
} as const satisfies Record<string, { name: { en: string; zh: string }; hex: string }>;

export type ColourKey = keyof typeof colours;
