/** Two colours of a thing in a puzzle's picture, as CSS colours. */
export interface Dyes {
  main: string;
  second: string;
}

/** Side of the square that each thing is drawn in. */
export const thingSide = 64;

/** Things of a haberdashery, each as SVG within a square of {@link thingSide}. */
export const things: readonly ((dyes: Dyes) => string)[] = [button, spool, ribbon, patch, beads, gem, cloth];

const shade = `stroke="#0d1b3f" stroke-opacity="0.35" stroke-width="1.5" stroke-linejoin="round"`;

/** A round button with four holes. */
function button({ main, second }: Dyes): string {
  const holes = [-7, 7].flatMap((x) => [-7, 7].map((y) => `<circle cx="${32 + x}" cy="${32 + y}" r="3.5"/>`));
  return `<circle cx="32" cy="32" r="28" fill="${main}" ${shade}/><circle cx="32" cy="32" r="20" fill="none" stroke="${second}" stroke-width="3"/><g fill="#0d1b3f">${holes.join("")}</g>`;
}

/** Thread on a spool. */
function spool({ main, second }: Dyes): string {
  const turns = [20, 26, 32, 38, 44].map(
    (y) => `<path d="M16 ${y}q16 5 32 0" fill="none" stroke="${second}" stroke-width="2"/>`,
  );
  return `<path d="M16 12h32v40H16Z" fill="${main}" ${shade}/>${turns.join("")}<rect x="8" y="4" width="48" height="10" rx="4" fill="#e7c796" ${shade}/><rect x="8" y="50" width="48" height="10" rx="4" fill="#e7c796" ${shade}/>`;
}

/** A bow of ribbon. */
function ribbon({ main, second }: Dyes): string {
  return `<path d="M32 32 6 14v34ZM32 32l26-18v34Z" fill="${main}" ${shade}/><path d="m28 36-12 24 10-2 6-18ZM36 36l12 24-10-2-6-18Z" fill="${second}" ${shade}/><rect x="24" y="24" width="16" height="16" rx="5" fill="${second}" ${shade}/>`;
}

/** A star to sew on, with its seam. */
function patch({ main, second }: Dyes): string {
  const star = "m32 4 8 18 20 2-15 13 5 20-18-11-18 11 5-20L4 24l20-2Z";
  return `<path d="${star}" fill="${main}" ${shade}/><path d="${star}" fill="none" stroke="${second}" stroke-width="3" stroke-dasharray="4 4" transform="translate(8 8) scale(.75)"/>`;
}

/** A ring of beads. */
function beads({ main, second }: Dyes): string {
  return Array.from({ length: 10 }, (_, at) => {
    const turn = (at * Math.PI) / 5;
    const [x, y] = [32 + 23 * Math.cos(turn), 32 + 23 * Math.sin(turn)].map((place) => place.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="8" fill="${at % 2 === 0 ? main : second}" ${shade}/>`;
  }).join("");
}

/** A cut crystal. */
function gem({ main, second }: Dyes): string {
  return `<path d="M18 8h28l14 18-28 34L4 26Z" fill="${main}" ${shade}/><path d="M4 26h56M18 8l6 18 8 34 8-34 6-18M24 26l8-18 8 18" fill="none" stroke="${second}" stroke-width="2.5"/>`;
}

/** A square of checked cloth. */
function cloth({ main, second }: Dyes): string {
  const lines = [16, 32, 48].map((at) => `<path d="M${at} 4v56M4 ${at}h56"/>`);
  return `<rect x="4" y="4" width="56" height="56" rx="5" fill="${main}" ${shade}/><g stroke="${second}" stroke-width="5" stroke-opacity="0.7">${lines.join("")}</g>`;
}
