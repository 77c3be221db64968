import * as z from "zod/mini";
import { Id, maybe } from "../scalars.ts";

/** A brand. */
export const Brand = z.object({ id: Id, name: maybe(z.string()), logo: maybe(z.string()) });
export type Brand = z.output<typeof Brand>;

/** A node of the category tree. It has three levels, 0 to 2, in display order. */
export interface Category {
  id: string;
  name: string;
  /** "0" for the first level. */
  parentId: string;
  level: number;
  image?: string | null | undefined;
  children?: Category[] | null | undefined;
  brandList?: Brand[] | null | undefined;
}

export const Category: z.ZodMiniType<Category, Category> = z.object({
  id: Id,
  name: z.string(),
  parentId: Id,
  level: z.int(),
  image: maybe(z.string()),
  get children() {
    return maybe(z.array(Category));
  },
  brandList: maybe(z.array(Brand)),
});
