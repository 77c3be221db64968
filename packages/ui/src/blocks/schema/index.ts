/** What the JSON of a page may say: schemas, types and examples of all blocks. Needs zod; `BlockPage` does not. */
export { blockSchemas } from "./blocks.ts";
export { blockExamples } from "./examples.ts";
export { type JsonSchema, jsonSchemaOf } from "./jsonSchema.ts";
export {
  type BlockData,
  type BlockOptions,
  type BlockType,
  blockTypes,
  checkPage,
  type PageData,
  type PageFault,
} from "./page.ts";
