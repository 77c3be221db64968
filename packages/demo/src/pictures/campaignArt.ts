import type { ColourKey } from "../colours.ts";
import type { OwnModelName } from "./ownModels.ts";
import type { PlacedObject, Rest, Scene } from "./scene.ts";

/** A model in px of its cluster's frame: its name, centre x, bottom or centre y, longest side, and options. */
type Piece = readonly [model: OwnModelName, x: number, y: number, size: number, special?: Special];
interface Special {
  colour?: ColourKey;
  turn?: number;
  rest?: Rest;
}

const hero = { width: 656, height: 480 };
const tile = { width: 420, height: 320 };

const heroes = {
  /** Umbrellas and boots. */
  rain: [
    ["open-umbrella", 122, 150, 235, { colour: "mustard", rest: "air", turn: -12 }],
    ["open-umbrella", 532, 142, 225, { colour: "blue", rest: "air", turn: 14 }],
    ["open-umbrella", 330, 194, 352, { colour: "scarlet", rest: "air" }],
    ["socks", 130, 455, 190, { turn: -4 }],
    ["rain-boots", 476, 464, 262, { colour: "mustard" }],
  ],
  /** Everything for a small kitchen. */
  kitchen: [
    ["screw-jar", 118, 385, 270, { colour: "mint" }],
    ["basket", 478, 395, 330],
    ["teapot", 300, 440, 320],
    ["mug", 112, 384, 170, { colour: "sky", rest: "air" }],
    ["tea-cup", 548, 456, 186],
    ["salt-and-pepper", 430, 464, 142],
  ],
  /** Back to school. */
  school: [
    ["exercise-books", 138, 318, 245],
    ["backpack", 420, 405, 352, { colour: "blue" }],
    ["pencil", 544, 122, 190, { rest: "air", turn: 6 }],
    ["abacus", 140, 458, 215],
    ["set-square", 556, 376, 172, { rest: "air" }],
    ["paint-box", 320, 380, 184, { rest: "air" }],
  ],
  /** Gifts, balloons and a popper. */
  party: [
    ["balloon", 118, 132, 215, { rest: "air" }],
    ["balloon", 540, 132, 215, { colour: "blue", rest: "air", turn: 8 }],
    ["balloon", 236, 104, 186, { colour: "mustard", rest: "air", turn: -6 }],
    ["gift-box", 516, 430, 232, { colour: "blue" }],
    ["gift-box", 316, 460, 310],
    ["party-poppers", 112, 376, 196, { rest: "air" }],
    ["bow", 466, 398, 142, { colour: "mustard", rest: "air" }],
  ],
  /** Scarf, gloves and hot tea. */
  winter: [
    ["cardigan", 182, 206, 300, { rest: "air" }],
    ["scarf", 430, 186, 330, { rest: "air" }],
    ["gloves", 116, 366, 200, { colour: "navy", rest: "air" }],
    ["slippers", 500, 452, 260],
    ["mittens", 300, 464, 210],
  ],
  /** Bags for every trip. */
  bags: [
    ["suitcase", 490, 395, 352],
    ["backpack", 166, 410, 320, { colour: "teal" }],
    ["tote", 336, 422, 262],
    ["handbag", 512, 462, 240],
    ["coin-purse", 280, 465, 176],
  ],
} as const satisfies Record<string, readonly Piece[]>;

const tiles = {
  sewing: [
    ["yarn", 320, 255, 140, { colour: "teal" }],
    ["thread-spool", 110, 255, 165, { colour: "blue" }],
    ["thread-spool", 215, 280, 165, { colour: "scarlet" }],
    ["scissors", 322, 120, 145, { turn: 12, rest: "air" }],
  ],
  lighting: [
    ["lantern", 130, 155, 225, { rest: "air" }],
    ["light-bulb", 255, 262, 165],
    ["candle", 335, 282, 150],
  ],
  toys: [
    ["plush-bear", 145, 280, 205],
    ["yo-yos", 275, 110, 125, { colour: "teal", rest: "air" }],
    ["jigsaw", 335, 210, 135, { colour: "mustard", rest: "air" }],
    ["dice", 260, 290, 105],
  ],
  beauty: [
    ["mirror", 145, 265, 205],
    ["pump-bottle", 340, 268, 160, { colour: "mint" }],
    ["lipstick", 252, 284, 160],
    ["comb", 205, 262, 105, { colour: "violet", rest: "air", turn: 20 }],
  ],
  points: [
    ["coin", 195, 115, 130, { rest: "air", turn: 12 }],
    ["gift-box", 290, 275, 195, { colour: "violet" }],
    ["coin", 125, 275, 135],
    ["coin", 205, 288, 100],
  ],
  tools: [
    ["hammer", 110, 140, 165, { rest: "air" }],
    ["spanner", 320, 130, 160, { rest: "air" }],
    ["toolbox", 215, 282, 220],
    ["screwdriver", 345, 225, 130, { colour: "mustard", rest: "air" }],
  ],
  knitwear: [
    ["scarf", 270, 140, 195, { rest: "air" }],
    ["gloves", 120, 160, 165, { colour: "navy", rest: "air" }],
    ["socks", 330, 225, 140, { rest: "air" }],
    ["yarn", 205, 285, 125, { colour: "mustard" }],
  ],
  stationery: [
    ["notebook", 150, 150, 185, { colour: "blue", turn: -8, rest: "air" }],
    ["notebook", 230, 165, 185, { turn: 6, rest: "air" }],
    ["crayon", 335, 150, 150, { rest: "air" }],
    ["pencil", 105, 230, 130, { rest: "air" }],
    ["paper-clips", 320, 245, 90, { rest: "air" }],
  ],
  tableware: [
    ["teapot", 150, 265, 195, { colour: "teal" }],
    ["bowl", 318, 238, 160],
    ["mug", 270, 215, 140, { colour: "mustard", rest: "air" }],
    ["chopsticks", 348, 122, 122, { rest: "air" }],
  ],
  household: [
    ["indoor-broom", 330, 140, 190, { rest: "air" }],
    ["bucket", 150, 275, 195],
    ["sponge", 285, 235, 120, { rest: "air" }],
    ["pump-bottle", 235, 288, 130],
  ],
  jewellery: [
    ["beads", 120, 150, 165, { rest: "air" }],
    ["stone-ring", 225, 270, 165],
    ["drop-pendant", 330, 150, 120, { rest: "air" }],
    ["crown", 325, 280, 140],
  ],
  umbrellas: [
    ["open-umbrella", 120, 230, 170, { colour: "teal", turn: 10 }],
    ["open-umbrella", 315, 230, 170, { colour: "mustard", turn: -10 }],
    ["open-umbrella", 215, 285, 205],
  ],
  footwear: [
    ["flip-flops", 130, 150, 165, { colour: "teal", rest: "air" }],
    ["socks", 305, 230, 155],
    ["slippers", 110, 235, 130, { rest: "air" }],
    ["rain-boots", 220, 285, 165],
  ],
} as const satisfies Record<string, readonly Piece[]>;

/** Wide and low, for the banner with the pattern: nothing is higher than the frame. */
const banners = {
  gifts: [
    ["balloon", 175, 150, 200, { colour: "blue", rest: "air" }],
    ["balloon", 560, 140, 200, { rest: "air", turn: 8 }],
    ["gift-box", 500, 375, 210, { colour: "blue" }],
    ["gift-box", 350, 400, 260],
    ["party-poppers", 190, 320, 165, { rest: "air" }],
    ["bow", 580, 355, 130, { colour: "mustard", rest: "air" }],
  ],
  harvest: [
    ["basket", 390, 340, 250],
    ["screw-jar", 210, 355, 190, { colour: "mustard" }],
    ["sunflower", 565, 345, 190],
    ["pumpkin-lamp", 290, 398, 155],
    ["honey-pot", 480, 398, 165],
  ],
  cartons: [
    ["carton", 230, 330, 220],
    ["carton", 455, 330, 220],
    ["carton", 345, 395, 240],
    ["plush-bear", 540, 395, 150],
    ["price-tag", 165, 330, 110, { rest: "air" }],
  ],
} as const satisfies Record<string, readonly Piece[]>;

const bannerFrame = { width: 700, height: 420 };

/**
 * Campaign art by name: clusters of objects on a transparent background, for adverts on the home page. Main slides
 * (rain, kitchen, school, party, winter, bags) are 656 x 480, banners 700 x 420, all others 420 x 320.
 */
export const campaignArt: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ...Object.entries(heroes).map(([name, pieces]) => [name, cluster(hero, pieces)] as const),
  ...Object.entries(tiles).map(([name, pieces]) => [name, cluster(tile, pieces)] as const),
  ...Object.entries(banners).map(([name, pieces]) => [`banner-${name}`, cluster(bannerFrame, pieces)] as const),
]);

function cluster(frame: { width: number; height: number }, pieces: readonly Piece[]): Scene {
  const objects = pieces.map(
    ([model, x, y, size, special]): PlacedObject => ({
      model,
      x: x / frame.width,
      y: y / frame.height,
      size: size / frame.width,
      rest: "foot",
      ...special,
    }),
  );
  return { ...frame, objects };
}
