import type { GoodsSubject } from "./pictures/goodsPictures.ts";
import type { GoodsFamily } from "./family.ts";
import { goodsKey, idOf } from "./ids.ts";
import { groundOf } from "./pictures/departmentGrounds.ts";
import { axesOf, coloursOf } from "./rows/skus.ts";

/** Finds the picture subject of goods by their id; the demo's goods are known without the database. */
export function goodsLookup(families: readonly GoodsFamily[]): (goodsId: string) => GoodsSubject | undefined {
  const subjects = new Map(
    families.flatMap((family) =>
      family.variants.map((variant): [string, GoodsSubject] => {
        const key = goodsKey(family.key, variant.key);
        const subject = variant.picture ?? family.picture;
        const colours = coloursOf(axesOf(family, variant));
        return [idOf("goods", key), { goodsKey: key, subject, colours, ground: groundOf(family.category) }];
      }),
    ),
  );
  return (goodsId) => subjects.get(goodsId);
}
