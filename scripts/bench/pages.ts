import type { Places, Press } from "./arrival.ts";

/**
 * A page to measure: its hash route, the address at which the server sends it rendered, its first call, where its
 * first goods and its first control are, and a button that a visitor may press early.
 */
export type MeasuredPage = { hash: string; entry: string; call: string; places: Places; press: Press };

const search = "header input[type=search]";
const dialog = "[role=dialog]";

/** The pages to measure, by name. */
export async function pagesOf(origin: string): Promise<Readonly<Record<string, MeasuredPage>>> {
  const response = await fetch(`${origin}/api/goods/es?pageNumber=1&pageSize=1&keyword=umbrella`, {
    headers: { uuid: "bench", "accept-language": "en" },
  });
  const answer = (await response.json()) as { result?: { content?: unknown; records?: unknown } };
  const [first] = listIn(answer.result);
  if (first === undefined)
    throw new Error(`The shop at ${origin} knows no umbrella; its demo marketplace is not there.`);
  return {
    home: {
      hash: "#/",
      entry: "/",
      call: "/api/page/home?clientType=PC",
      // The first offer of the home page is the first slide of its carousel, which shows no price on a phone.
      places: { goods: "main [aria-roledescription=carousel]", priced: false, control: search },
      press: { button: "nav button[aria-haspopup=dialog]", opens: dialog },
    },
    list: {
      hash: "#/goodsList?keyword=umbrella",
      entry: "/goodsList?keyword=umbrella",
      call: "/api/goods/es?keyword=umbrella&pageNumber=1&pageSize=20",
      places: { goods: "main article", priced: true, control: search },
      press: { button: "main button[aria-haspopup=dialog]", opens: dialog },
    },
    detail: {
      hash: `#/goodsDetail?skuId=${first.id}&goodsId=${first.goodsId}`,
      entry: `/goodsDetail?skuId=${first.id}&goodsId=${first.goodsId}`,
      call: `/api/goods/sku/${first.goodsId}/${first.id}`,
      places: { goods: "main:has(h1)", priced: true, control: search },
      // Add to cart, which asks a visitor to log in.
      press: { button: "[data-dock] button[data-component=Button]", opens: dialog },
    },
  };
}

type Row = { id: string; goodsId: string };

/** Rows of a search, each of which is a SKU, perhaps wrapped in `content`. */
function listIn(result: { content?: unknown; records?: unknown } | undefined): Row[] {
  const rows = result?.records ?? result?.content;
  if (!Array.isArray(rows)) return [];
  return rows.map((row: { content?: Row } & Row) => row.content ?? row);
}
