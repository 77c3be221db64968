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

/** Fields that many blocks have, with the same description: written once. */
const headerFields = Object.entries(jsonSchemaOf("recommend").properties ?? {}).filter(([name]) =>
  ["title", "secondTitle", "url"].includes(name),
);
const isHeaderField = ([name, field]: [string, JsonSchema]) =>
  headerFields.some(([known, { description }]) => known === name && description === field.description);

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

type Row = { field: string; is: string; use: string };

/** The rows of a table: the fields of an object, and below each the fields inside it. */
function rows(fields: readonly [string, JsonSchema][], required: readonly string[] = [], path = ""): Row[] {
  return fields.flatMap(([name, field]) => {
    const here = `${path}${name}`;
    const must = required.includes(name) ? " Needed." : "";
    const use = `${(field.description ?? "").replaceAll("|", "\\|")}${must}`;
    return [{ field: `\`${here}\``, is: typeOf(field), use }, ...inside(field, here)];
  });
}

/** The rows of what is inside a field that are its own, not those of every advert or product. */
function inside(field: JsonSchema, path: string): Row[] {
  if (field.anyOf) return field.anyOf.flatMap((option) => inside(option, path));
  if (field.type === "array") return inside(field.items ?? {}, `${path}[]`);
  return field.type === "object" ? rows(kindOf(field).own, field.required, `${path}.`) : [];
}

/** A table in which fields that say the same share a row. */
function table(lines: readonly Row[]): string {
  const fields = Map.groupBy(lines, ({ is, use }) => `| ${is} | ${use} |`);
  const written = [...fields].map(([rest, same]) => `| ${same.map(({ field }) => field).join(", ")} ${rest}`);
  return ["| field | is | for |", "|---|---|---|", ...written].join("\n");
}

const width = 130;

/** JSON in which whatever fits into a line is one line, and a long list opens at the end of its line. */
function compactJson(value: unknown, indent = ""): string {
  const oneLine = JSON.stringify(value, null, 1)
    .replace(/(?<=\[)\n\s*|\n\s*(?=\])/g, "")
    .replace(/\n\s*/g, " ");
  if (typeof value !== "object" || value === null || indent.length + oneLine.length <= width) return oneLine;
  const deeper = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((part) => deeper + compactJson(part, deeper)).join(",\n")}\n${indent}]`;
  const members = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${compactJson(part, indent)}`);
  return `{ ${filled(members, deeper)} }`;
}

/** Members with commas between them, in lines as long as they may be. */
function filled(members: readonly string[], indent: string): string {
  let used = 0;
  return members.reduce((text, member, index) => {
    const [first = ""] = member.split("\n");
    const breaks = index > 0 && used + first.length > width - indent.length;
    used = (breaks ? 0 : used) + (member.split("\n").at(-1)?.length ?? 0) + 2;
    return index === 0 ? member : `${text},${breaks ? `\n${indent}` : " "}${member}`;
  }, "");
}

/** Facts of a product that one example shows and the others leave out. */
const facts = new Set(["originalPrice", "minimum", "batchNum", "batchPrice", "sold", "rating"]);
const withoutFacts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (facts.has(name) ? undefined : part)));

const example = (value: unknown) => `\`\`\`json\n${compactJson(value)}\n\`\`\``;

function section(type: (typeof blockTypes)[number]): string {
  const schema = jsonSchemaOf(type);
  const kind = kindOf(schema);
  const header = kind.own.filter(isHeaderField).map(([name]) => `\`${name}\``);
  const lines = rows(
    kind.own.filter((field) => !isHeaderField(field)),
    schema.required,
  );
  return [
    `## \`${type}\``,
    schema.description ?? "",
    ...(kind.name ? [`Its options are those of an ${kind.name}.`] : []),
    ...(header.length > 0 ? [`Its header has ${header.join(", ")}.`] : []),
    ...(lines.length > 0 ? [table(lines)] : []),
    example(type === "recommend" ? blockExamples[type] : withoutFacts(blockExamples[type])),
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
  { field: "`list[].type`", is: "text", use: "Which block: one of those below." },
  { field: "`list[].key`", is: "text", use: "Unique within the page. Its place if left out." },
  { field: "`list[].options`", is: "object", use: "What the block shows." },
])}

Every field of \`options\` may be left out unless it is needed: a block shows what is there, leaves out what it cannot read, and draws nothing if nothing
is left. Other fields are ignored. The example of \`recommend\` shows products with all their facts. \`checkPage\` of \`@sundry/ui/blocks/schema\` lists what is
wrong with a page, for editors.

## Adverts and products

An **advert**:

${table(rows(fieldsOf(parts.advert)))}

A **product**:

${table(rows(fieldsOf(parts.product)))}

The **header** of a block:

${table(rows(headerFields))}
`;

/** What the file of `npm run shop -- page` may have besides: the server turns it into blocks or fields as above. */
const shopFile = `## In the file of a page

The file that \`npm run shop -- page\` reads ([Your shop](your-shop.md#4-the-home-page)) takes all of the above and some more. It refuses fields that no
block reads. Instead of \`img\`, an advert or a product may have:

${table([
  { field: "`handle`", is: "text", use: "A product of the shop, instead of the fields above." },
  { field: "`photo`", is: "text", use: "The picture: a file beside the page's file, or an address." },
])}

Two entries belong to the site's head. They have their fields on themselves, without \`options\`:

${table([
  { field: "`topAdvert`", is: "an advert", use: "The advert above everything." },
  { field: "`topAdvert.bgColor`", is: "text", use: "Colour of the band behind it." },
  { field: "`navBar`", is: "list of links", use: "The navigation of the header." },
  { field: "`navBar.list[].name`", is: "text", use: "Words of the link. Needed." },
  { field: "`navBar.list[].url`", is: "text", use: "A path of the site, or a full address. Needed." },
])}

${[
  { type: "topAdvert", photo: "photos/summer.jpg", url: "/goodsList", name: "Summer sale", bgColor: "#1f4fd8" },
  { type: "navBar", list: [{ name: "All goods", url: "/goodsList" }] },
  { type: "onlyGoodsModel", options: { title: "Our goods", list: [{ handle: "enamel-mug" }] } },
]
  .map(example)
  .join("\n\n")}`;

/** The reference as the schemas have it now. */
export function currentPageJson(): string {
  return `${[head, ...blockTypes.map(section), shopFile]
    .join("\n")
    .replace(/\n(?=## )/g, "\n\n")
    .replace(/\n{3,}/g, "\n\n")}\n`;
}
