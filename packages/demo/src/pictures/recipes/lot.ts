import type { Random } from "../choose.ts";
import { pick } from "../choose.ts";
import type { OwnModelName } from "../ownModels.ts";
import type { PlacedObject, Scene } from "../scene.ts";
import type { RecipeSubject } from "./subject.ts";
import { colourAt, dyed, frame } from "./subject.ts";

/**
 * Rows of the goods that run off the edges: "sold by the dozen". `size` is the share of a cell that an object fills.
 */
interface Pattern {
  columns: number;
  rows: number;
  size: number;
  staggered: boolean;
}

const patterns: readonly Pattern[] = [
  { columns: 2, rows: 2, size: 0.88, staggered: false },
  { columns: 2.5, rows: 2.5, size: 0.86, staggered: true },
  { columns: 3, rows: 3, size: 0.88, staggered: false },
  { columns: 2.6, rows: 3, size: 0.84, staggered: true },
];

/** Much wider than high: their rows move closer together. */
const wide: ReadonlySet<OwnModelName> = new Set([
  "bath-mat",
  "belt-bag",
  "bread-basket",
  "clay-lamp-tray",
  "cupcake-candles",
  "dice",
  "egg-pan",
  "extension-lead",
  "gratin-dish",
  "landscape-prints",
  "led-clay-lamps",
  "noodle-bowl",
  "reading-glasses",
  "road-lights",
  "s-hooks",
  "skillet",
  "straight-razor",
  "sun-hat",
  "sunglasses",
  "tape-measure",
  "toy-cars",
  "toy-plane",
  "two-handled-pan",
  "wax-lamp-tray",
] as const);
/** Much higher than wide: their columns move closer together. */
const narrow: ReadonlySet<OwnModelName> = new Set([
  "aluminium-steps",
  "amphora",
  "balloon",
  "candle-bulb",
  "candle",
  "drop-pendant",
  "filament-bulb",
  "firecrackers",
  "g-clamp",
  "hand-shower",
  "indoor-broom",
  "key-pendant",
  "lucky-hand",
  "octopus-cups",
  "oil-lamp",
  "pendant-lead",
  "plush-chick",
  "plush-frog",
  "plush-panda",
  "pump-bottle",
  "rabbit-light",
  "shopping-trolley",
  "sink-plunger",
  "stair-trolley",
  "steel-square",
  "sugar-shaker",
  "suitcase",
  "sunflower",
  "telescopic-ladder",
  "thermometer",
  "tote",
  "toy-guitar",
  "traffic-lamp",
  "travel-tumbler",
  "watch",
  "wind-chime",
  "yard-broom",
] as const);

/** A pattern of the goods in its colours, seen from above. */
export function lot(subject: RecipeSubject, random: Random): Scene {
  const pattern = pick(random, subject.colours.length > 4 ? patterns.slice(1) : patterns);
  const tilt = pick(random, [-12, -8, 0, 0, 8, 12]);
  const wobble = pick(random, [0, 0, 5, 9]);
  const pitchX = (narrow.has(subject.object) ? 0.74 : 1.06) / pattern.columns;
  const pitchY = (wide.has(subject.object) ? 0.68 : 1.06) / pattern.rows;
  const objects: PlacedObject[] = [];
  // Rows and columns are counted from the middle, so that all four edges cut alike.
  const reach = Math.ceil(0.5 / Math.min(pitchX, pitchY)) + 1;
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const offset = pattern.staggered ? (row & 1) * 0.5 : ((Math.round(pattern.columns) & 1) - 1) / 2;
      const offsetY = pattern.staggered ? 0 : ((Math.round(pattern.rows) & 1) - 1) / 2;
      const x = 0.5 + (column + offset) * pitchX;
      const y = 0.5 + (row + offsetY) * pitchY;
      const half = (1.06 / Math.max(pattern.columns, pattern.rows) / 2) * pattern.size;
      const sway = ((row * 5 + column * 3 + 70) % 3) - 1;
      if (x + half * 0.8 < 0 || x - half * 0.8 > 1 || y + half * 0.8 < 0 || y - half * 0.8 > 1) continue;
      // Steps of one and two keep equal colours apart in both directions.
      const turn = tilt + sway * wobble;
      objects.push({
        ...dyed(subject.object, colourAt(subject, column + row * 2 + reach * 3)),
        x,
        y,
        size: half * 2,
        ...(turn === 0 ? {} : { turn }),
        rest: "lying",
      });
    }
  }
  return { width: frame, height: frame, ground: subject.ground, objects };
}
