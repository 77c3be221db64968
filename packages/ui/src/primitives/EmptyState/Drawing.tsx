/** What a drawing shows. */
export type EmptyDrawing = "box" | "cart" | "clock" | "letter" | "search" | "ticket";

const drawings: Readonly<Record<EmptyDrawing, string>> = {
  box: "M22 36 48 23l26 13v28L48 77 22 64ZM22 36l26 13 26-13M48 49v28M35 30l26 13",
  cart: "M14 24h10l9 36h34l8-26H27M38 74v.1M62 74v.1",
  clock: "M72 52a24 24 0 1 1-48 0 24 24 0 0 1 48 0M48 38v14l9 6M26 24l-8 8M70 24l8 8",
  letter: "M20 30h56v38H20ZM20 32l28 20 28-20",
  search: "M60 42a18 18 0 1 1-36 0 18 18 0 0 1 36 0M55 55l19 19",
  ticket: "M18 34h60v8a6 6 0 0 0 0 12v8H18v-8a6 6 0 0 0 0-12ZM60 38v4M60 46v4M60 54v4",
};

/** A drawing in lines, for a site without pictures of its own. */
export function Drawing({ of }: { of: EmptyDrawing }) {
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[of]} />
    </svg>
  );
}
