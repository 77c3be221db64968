import { words } from "../../familyBuilders.ts";

/** Colour temperature of lamps. */
export const lightTones = words(
  ["Light", "光色"],
  ["Warm 2700 K", "暖光2700K"],
  ["Neutral 4000 K", "自然光4000K"],
  ["Cool 6500 K", "白光6500K"],
);

/** Mains plugs by country. */
export const plugTypes = words(["Plug", "插头"], ["EU", "欧规"], ["UK", "英规", 12], ["US", "美规"]);
