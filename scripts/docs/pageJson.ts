import { blockExamples, blockTypes, type JsonSchema, jsonSchemaOf } from "../../packages/ui/src/blocks/schema/index.ts";
import { inRoot } from "../run/root.ts";

/** Where the reference stands. */
export const pageJsonFile = inRoot("docs", "page-json.md");

const fieldsOf = (schema: JsonSchema) => Object.entries(schema.properties ?? {});
const parts = { advert: jsonSchemaOf("advert"), product: jsonSchemaOf("product") };

/** What an object is besides its own fields: an advert, a product, or something of the block's own. */
function kindOf(schema: JsonSchema): { name: string; own: [string, JsonSchema][] } {
  const has = (part: JsonSchema) => fieldsOf(part).every(([name]) => schema.properties?.[name] !== undefined);
  const names = (["advert", "product"] as const).filter((name) => has(parts[name]));
  const known = new Set(names.flatMap((name) => fieldsOf(parts[name]).map(([field]) => field)));
  return { name: names.join(" or "), own: fieldsOf(schema).filter(([field]) => !known.has(field)) };
}

/** A type in words: "text", "number or text", "list of products". */
function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(", ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array") return `list of ${plural(typeOf(schema.items ?? {}))}`;
  if (schema.type === "object") return kindOf(schema).name || "object";
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["anything"]);
  return types.map((type) => (type === "string" ? "text" : type)).join(" or ");
}

const plural = (words: string) =>
  words.replace(/\b(advert|product|object|text|number|list)\b(?! of)/g, "$1s").replace(/\blist of/g, "lists of");

/** The rows of a table: the fields of an object, and below each the fields inside it. */
function rows(fields: readonly [string, JsonSchema][], required: readonly string[] = [], path = ""): string[] {
  return fields.flatMap(([name, field]) => {
    const here = `${path}${name}`;
    const must = required.includes(name) ? " Needed." : "";
    const row = `| \`${here}\` | ${typeOf(field)} | ${(field.description ?? "").replaceAll("|", "\\|")}${must} |`;
    return [row, ...inside(field, here)];
  });
}

/** The rows of what is inside a field that are its own, not those of every advert or product. */
function inside(field: JsonSchema, path: string): string[] {
  if (field.anyOf) return field.anyOf.flatMap((option) => inside(option, path));
  if (field.type === "array") return inside(field.items ?? {}, `${path}[]`);
  return field.type === "object" ? rows(kindOf(field).own, field.required, `${path}.`) : [];
}

const table = (lines: readonly string[]) => ["| field | is | for |", "|---|---|---|", ...lines].join("\n");

function section(type: (typeof blockTypes)[number]): string {
  const schema = jsonSchemaOf(type);
  const kind = kindOf(schema);
  const lines = rows(kind.own, schema.required);
  return [
    `## \`${type}\``,
    schema.description ?? "",
    ...(kind.name ? [`Its options are those of an ${kind.name}.`] : []),
    ...(lines.length > 0 ? [table(lines)] : []),
    `\`\`\`json\n${JSON.stringify(blockExamples[type], null, 2)}\n\`\`\``,
  ].join("\n\n");
}

const head = `# The JSON of a page

Written from the schemas in \`packages/ui/src/blocks/schema\` by \`node scripts/bootstrap.mjs page-json\`. Do not edit it by hand.

A page is an object with a \`list\` of blocks. \`BlockPage\` draws them in order:

\`\`\`tsx
import { BlockPage } from "@sundry/ui/blocks/BlockPage";
import { homeBlocks } from "@sundry/ui/blocks/homeBlocks";

<BlockPage pageData={json} blocks={homeBlocks} />;
\`\`\`

${table([
  "| `list[].type` | text | Which block: one of those below. |",
  "| `list[].key` | text | Unique within the page. Its place if left out. |",
  "| `list[].options` | object | What the block shows. |",
])}

Every field of \`options\` may be left out unless it is needed: a block shows what is there, leaves out what it cannot read, and draws nothing if nothing
is left. Other fields are ignored. \`checkPage\` of \`@sundry/ui/blocks/schema\` lists what is wrong with a page, for editors.

## Adverts and products

An **advert**:

${table(rows(fieldsOf(parts.advert)))}

A **product**:

${table(rows(fieldsOf(parts.product)))}
`;

/** What the file of `npm run shop -- page` may have besides: the server turns it into blocks or fields as above. */
const shopFile = `## In the file of a page

The file that \`npm run shop -- page\` reads ([Your shop](your-shop.md#4-the-home-page)) takes all of the above and some more. It refuses fields that no
block reads. Instead of \`img\`, an advert or a product may have:

${table([
  "| `handle` | text | A product of the shop: name, price, picture and link follow from it. |",
  "| `photo` | text | The picture: a file beside the page's file, or an address. |",
])}

Two entries belong to the site's head. They have their fields on themselves, without \`options\`:

${table([
  "| `topAdvert` | an advert | The advert above everything. |",
  "| `topAdvert.bgColor` | text | Colour of the band behind it. |",
  "| `navBar` | list of links | The navigation of the header. |",
  "| `navBar.list[].name` | text | Words of the link. Needed. |",
  "| `navBar.list[].url` | text | A path of the site, or a full address. Needed. |",
])}

${[
  { type: "topAdvert", photo: "photos/summer.jpg", url: "/goodsList", name: "Summer sale", bgColor: "#1f4fd8" },
  { type: "navBar", list: [{ name: "All goods", url: "/goodsList" }] },
  { type: "onlyGoodsModel", options: { title: "Our goods", list: [{ handle: "enamel-mug" }] } },
]
  .map((example) => `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``)
  .join("\n\n")}`;

/** The reference as the schemas have it now. */
export function currentPageJson(): string {
  return `${[head, ...blockTypes.map(section), shopFile]
    .join("\n")
    .replace(/\n(?=## )/g, "\n\n")
    .replace(/\n{3,}/g, "\n\n")}\n`;
}
