import { join } from "node:path";
import { hasObject } from "@sundry/server/pictures";
import type { ColourKey } from "../colours.ts";

/** Width and height of an own model's picture, px. */
export const modelSide = 1024;

/** How an own model is shown. */
interface OwnModel {
  /** Its colour where goods name none; undefined for those that are never dyed. */
  colour: ColourKey | undefined;
  /** Whether it looks right on a floor; the others lie on a sheet. */
  stands: boolean;
}

const stands = (colour: ColourKey | undefined): OwnModel => ({ colour, stands: true });
const lies = (colour: ColourKey | undefined): OwnModel => ({ colour, stands: false });

/** Models of the shop's own, by name; `models/` has the scripts that made them. */
export const ownModels = {
  "open-umbrella": stands("violet"),
  "folded-umbrella": lies("plum"),
  bucket: stands("sky"),
  teapot: stands("rose"),
  mug: stands("teal"),
  "kitchen-knife": lies(undefined),
  basket: stands("sand"),
  sponge: stands("mustard"),
  "pump-bottle": stands("mint"),
  candle: stands("pearl"),
  pencil: lies("mustard"),
  ruler: lies("sky"),
  "set-square": lies("teal"),
  "price-tag": lies("mustard"),
  "thread-spool": stands("scarlet"),
  buttons: lies("navy"),
  "tape-measure": lies("mustard"),
  bow: lies("rose"),
  "gift-box": stands("scarlet"),
  screwdriver: lies("orange"),
  "light-bulb": lies(undefined),
  dice: stands("scarlet"),
  toolbox: stands("scarlet"),
  suitcase: stands("teal"),
  balloon: lies("scarlet"),
  "rain-boots": stands("mustard"),
  backpack: stands("blue"),
  notebook: lies("scarlet"),
  padlock: stands("mustard"),
  lantern: lies("scarlet"),
  bowl: stands("scarlet"),
  hammer: lies(undefined),
  scissors: lies("scarlet"),
  crayon: lies("orange"),
  cutlery: lies(undefined),
  "plush-bear": stands("chestnut"),
  yarn: stands("mustard"),
  scarf: lies("scarlet"),
  gloves: lies("violet"),
  socks: lies("scarlet"),
  watch: lies("blue"),
  "stone-ring": lies("sky"),
  sunglasses: lies("charcoal"),
  handbag: stands("chestnut"),
  "coin-purse": stands("rose"),
  cap: stands("blue"),
  slippers: lies("blue"),
  tote: stands("sand"),
  beads: lies("orange"),
  "clear-umbrella": stands("sky"),
  mittens: lies("scarlet"),
  poncho: stands("mustard"),
  pouch: stands("blush"),
  parasol: stands("scarlet"),
  "alarm-clock": stands("scarlet"),
  "sun-hat": stands("sand"),
  lipstick: stands("scarlet"),
  torch: lies(undefined),
  bolt: stands(undefined),
  briefcase: stands("chestnut"),
  chopsticks: lies("chestnut"),
  comb: lies("violet"),
  crown: stands(undefined),
  eye: lies("blue"),
  "hand-saw": lies(undefined),
  jigsaw: lies("teal"),
  "mirror-ball": lies(undefined),
  mirror: stands("rose"),
  "reading-glasses": lies("charcoal"),
  soap: stands("mint"),
  spanner: lies(undefined),
  toothbrush: lies("teal"),
  "top-hat": stands("charcoal"),
  "safety-pins": lies("rose"),
  "wire-notebook": lies("mustard"),
  "exercise-books": lies("sky"),
  "composition-book": lies(undefined),
  journals: stands("scarlet"),
  "reporter-pad": lies(undefined),
  "desk-calendar": stands("blue"),
  "wall-calendar": lies("blue"),
  "day-block": stands("scarlet"),
  envelopes: lies("sand"),
  "heart-envelope": lies(undefined),
  bookmarks: lies("scarlet"),
  "index-tabs": lies(undefined),
  folders: stands("mustard"),
  "card-box": stands(undefined),
  clipboard: lies(undefined),
  "receipt-books": stands(undefined),
  "click-pen": lies("blue"),
  "fountain-pen": lies("blue"),
  "dip-pen": lies(undefined),
  "gift-pen": lies("navy"),
  "map-pins": stands("scarlet"),
  "horseshoe-magnet": lies("scarlet"),
  "memo-magnets": lies("scarlet"),
  "paint-box": lies(undefined),
  "large-paint-box": lies(undefined),
  brushes: lies("teal"),
  "numbered-canvas": lies(undefined),
  "portable-radio": stands(undefined),
  "crank-radio": stands(undefined),
  beacon: stands("orange"),
  "road-lights": stands("orange"),
  "traffic-lamp": stands(undefined),
  barrier: stands(undefined),
  cells: stands(undefined),
  "cell-blister": lies(undefined),
  "cell-box": stands(undefined),
  "coin-cells": lies(undefined),
  "pendant-lead": lies(undefined),
  "usb-plug": stands(undefined),
  "extension-lead": stands(undefined),
  "travel-plug": stands(undefined),
  "clay-lamp-tray": stands("orange"),
  "led-clay-lamps": stands("orange"),
  "oil-lamp": stands("teal"),
  "mushroom-light": stands("scarlet"),
  "rabbit-light": stands(undefined),
  "cloud-light": lies(undefined),
  "moon-lamp": stands(undefined),
  "cactus-lamp": stands(undefined),
  "pocket-radio": lies(undefined),
  "wooden-radio": stands(undefined),
  "t-shirt": lies("lime"),
  "boat-top": lies("rose"),
  "hi-vis-vest": lies("lime"),
  shorts: lies("navy"),
  "long-cardigan": lies("sand"),
  cardigan: lies("forest"),
  slipover: lies("navy"),
  robe: lies("blue"),
  "wax-lamp-tray": stands("orange"),
  "ceiling-hooks": lies(undefined),
  "chain-reel": stands(undefined),
  "s-hooks": lies(undefined),
  "charging-case": lies(undefined),
  carabiners: lies(undefined),
  "wooden-steps": stands(undefined),
  "aluminium-steps": stands(undefined),
  "telescopic-ladder": lies(undefined),
  "step-stool": stands("sky"),
  "steel-square": lies(undefined),
  magnifier: lies(undefined),
  "g-clamp": lies(undefined),
  "cord-coil": lies("sand"),
  "tipped-cords": lies("blue"),
  "twine-ball": stands("sand"),
  "elastic-reel": stands("pearl"),
  "needle-pack": lies("rose"),
  "easy-needles": lies("teal"),
  "machine-needles": lies("navy"),
  "felting-needles": lies("rose"),
  "eye-beads": lies("blue"),
  "flower-patches": lies("blush"),
  "insect-patches": lies(undefined),
  "clear-patches": lies(undefined),
  "shopping-trolley": stands(undefined),
  "stair-trolley": stands(undefined),
} as const satisfies Record<string, OwnModel>;

export type OwnModelName = keyof typeof ownModels;

const folder = join(import.meta.dirname, "objects");

/** Paths of an own model's picture and of the map that says where it is dyed. */
export function modelFiles(name: OwnModelName): { picture: string; map: string } {
  return { picture: join(folder, `${name}.webp`), map: join(folder, `${name}.dye.webp`) };
}

/** Whether an object is a model of the shop's own, e.g. `open-umbrella`; others are emoji, e.g. `1f392`. */
export function isOwnModel(name: string): name is OwnModelName {
  return Object.hasOwn(ownModels, name);
}

/** Whether there is a picture of such an object, own or emoji; for addresses and data checks. */
export function isObject(name: string): boolean {
  return isOwnModel(name) || hasObject(name);
}
