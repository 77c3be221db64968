import type { Region } from "@sundry/api/contract/entities/address";
import type { z } from "zod/mini";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/http/serve.ts";
import { spoken } from "../wording.ts";
import { childrenOf, regionById } from "./queries.ts";

/** The regions inside a region, in display order; `0` answers the first level, an unknown id nothing. */
export async function regionsInside(tx: Tx, lang: Lang, parentId: string): Promise<z.output<typeof Region>[]> {
  const rows = await childrenOf(tx, parentId);
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parentId,
    name: spoken(lang, row.nameEn, row.nameZh),
    level: row.level,
    path: row.path.join(","),
    orderNum: row.sortOrder,
    hasChildren: row.hasChildren,
  }));
}

/** Whether ids lead from the first level down to a region that has none inside it. */
export async function isRegionPath(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const last = ids.at(-1);
  const region = last === undefined ? undefined : await regionById(tx, last);
  return region !== undefined && !region.hasChildren && [...region.path, region.id].join(",") === ids.join(",");
}
