/** Room of the pile, in units of the drawing. */
export const WIDTH = 448;
export const HEIGHT = 132;

const LARGEST = 40;
const SMALLEST = 6;
/** More pictures would be a grey area. */
const MOST = 600;

/** A pile: the edge of a piece, how many real pieces one stands for, and where each lies. */
export interface Pile {
  readonly edge: number;
  readonly each: number;
  readonly pieces: readonly { readonly x: number; readonly y: number }[];
}

/**
 * Stacks pieces like a market trader: rows from the ground up, each a piece shorter than the one below. Pieces get smaller until
 * the pile has room; from 600 on, one stands for 10, 100 and so on.
 */
export function pileOf(count: number): Pile {
  const total = Math.max(0, Math.trunc(count) || 0);
  let each = 1;
  while (total / each > MOST) each *= 10;
  const drawn = Math.ceil(total / each);
  for (let edge = LARGEST; edge > SMALLEST; edge -= 1) {
    const bottom = bottomOf(drawn, Math.floor(HEIGHT / edge));
    if (bottom * edge <= WIDTH) return { edge, each, pieces: stacked(drawn, bottom, edge) };
  }
  return { edge: SMALLEST, each, pieces: stacked(drawn, Math.floor(WIDTH / SMALLEST), SMALLEST) };
}

/** Pieces in the lowest row of a pile of at most this many rows. */
function bottomOf(count: number, rows: number): number {
  return Math.max(1, Math.ceil(count / rows + (rows - 1) / 2), smallestHeap(count));
}

/** The lowest row of a heap that ends in a single piece. */
function smallestHeap(count: number): number {
  return Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
}

function stacked(count: number, bottom: number, edge: number): Pile["pieces"] {
  const pieces: { x: number; y: number }[] = [];
  for (let row = 0; pieces.length < count && row < bottom; row += 1) {
    const start = (WIDTH - (bottom - row) * edge) / 2;
    const inRow = Math.min(bottom - row, count - pieces.length);
    for (let place = 0; place < inRow; place += 1)
      pieces.push({ x: start + place * edge, y: HEIGHT - (row + 1) * edge });
  }
  return pieces;
}
