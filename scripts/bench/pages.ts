/** The pages that are measured, by name, as hashes below the shop's address. */
export async function pagesOf(origin: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${origin}/api/goods/es?pageNumber=1&pageSize=1&keyword=umbrella`, {
    headers: { uuid: "bench", "accept-language": "en" },
  });
  const answer = (await response.json()) as { result?: { content?: unknown; records?: unknown } };
  const [first] = listIn(answer.result);
  if (first === undefined)
    throw new Error(`The shop at ${origin} knows no umbrella; its demo marketplace is not there.`);
  return {
    home: "#/",
    list: "#/goodsList?keyword=umbrella",
    detail: `#/goodsDetail?skuId=${first.id}&goodsId=${first.goodsId}`,
  };
}

type Row = { id: string; goodsId: string };

/** Rows of a search, each of which is a SKU, perhaps wrapped in `content`. */
function listIn(result: { content?: unknown; records?: unknown } | undefined): Row[] {
  const rows = result?.records ?? result?.content;
  if (!Array.isArray(rows)) return [];
  return rows.map((row: { content?: Row } & Row) => row.content ?? row);
}
