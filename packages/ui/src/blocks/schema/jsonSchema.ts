import * as z from "zod/mini";
import { blockSchemas } from "./blocks.ts";
import { advert, goods } from "./item.ts";
import type { BlockType } from "./page.ts";

/** The parts of a JSON Schema that ours use. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
}

/**
 * The options of a block, or an `advert` or `product` that many blocks have, as JSON Schema: for editors that draw a form from it, and
 * for checks in other languages.
 */
export function jsonSchemaOf(part: BlockType | "advert" | "product"): JsonSchema {
  const schema: z.ZodMiniType = part === "advert" ? advert : part === "product" ? goods : blockSchemas[part];
  return z.toJSONSchema(schema) as JsonSchema;
}
