/** The demo marketplace: its data, its pictures, and the keys by which tests name its goods. */
export { demo } from "./demo.ts";
export { demoBuyer } from "./demoBuyer.ts";
export { goodsIdOf, idOf, skuIdOf } from "./ids.ts";
export { seedDemo } from "./seed.ts";
export { seedBuyers } from "./seedBuyers.ts";
export { seededRandom } from "./seededRandom.ts";
