import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePageData } from "../pageData/index.ts";
import { blockExamples, type BlockType, blockTypes, checkPage, jsonSchemaOf, type PageData } from "./index.ts";

const page = (type: string, options: unknown) => ({ list: [{ type, options }] });

describe("the schema of a page", () => {
  it("[BK-22] has an example of each type, which passes", () => {
    expect(Object.keys(blockExamples)).toEqual(blockTypes);
    expect(checkPage({ list: Object.values(blockExamples) })).toEqual([]);
    expect(checkPage(JSON.stringify({ list: Object.values(blockExamples) }))).toEqual([]);
  });

  it("[BK-17] says where a page is wrong", () => {
    expect(checkPage({ list: [{ type: "carusel" }, { type: "carousel", options: { list: "none" } }, {}] })).toEqual([
      { path: "list.2.type", message: "A block needs a type." },
      { path: "list.0.type", message: 'There is no block of the type "carusel".' },
      { path: "list.1.options.list", message: "This must be a list." },
    ]);
    expect(checkPage(page("recommend", { list: [{ name: 7 }] }))).toEqual([
      { path: "list.0.options.list.0.name", message: "This must be a text." },
    ]);
    expect(checkPage(page("recommend", { list: [{ price: true }] }))[0]?.message).toBe(
      "This must be a number or a text.",
    );
    expect(checkPage(page("oneRowThreeColumns", { list: [{ tint: "plaid" }] }))[0]?.message).toMatch(
      /^This must be one of butter,/,
    );
    expect(checkPage("{")).toEqual([{ path: "", message: "A page is an object with a list of blocks." }]);
  });

  it("[BK-21] every field may be left out, and others are ignored", () => {
    for (const type of blockTypes) {
      expect(checkPage(page(type, {}))).toEqual([]);
      expect(checkPage(page(type, { list: [], fromElsewhere: true }))).toEqual([]);
    }
  });

  it.each(["constructor", "__proto__", "toString"])("[BK-17] %s is no type", (type) => {
    expect(checkPage(page(type, {}))[0]?.message).toContain("no block of the type");
  });

  it("[BK-17] nothing that JSON can say makes the check throw", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...blockTypes), (value, type) => {
        expect(() => checkPage(value)).not.toThrow();
        expect(() => checkPage(page(type, value))).not.toThrow();
      }),
    );
  });

  it("[BK-22] every field of every block says what it is for", () => {
    const mute: string[] = [];
    const look = (schema: unknown, path: string) => {
      if (typeof schema !== "object" || schema === null) return;
      const { properties, items, anyOf } = schema as Record<string, unknown>;
      for (const [name, field] of Object.entries((properties ?? {}) as Record<string, { description?: string }>)) {
        if (!field.description && !("properties" in field)) mute.push(`${path}.${name}`);
        look(field, `${path}.${name}`);
      }
      look(items, `${path}[]`);
      for (const option of Array.isArray(anyOf) ? anyOf : []) look(option, path);
    };
    for (const type of blockTypes) look(jsonSchemaOf(type), type);
    expect(mute).toEqual(["discountAdvert.figure.value"]);
  });

  it("[BK-22] gives each block a type of its own", () => {
    const sound: PageData = {
      list: [
        { type: "carousel", options: { list: [{ name: "Autumn", img: "/autumn.webp" }] } },
        { type: "seckill", options: {} },
      ],
    };
    // @ts-expect-error a price is a number or a text
    const odd: PageData = { list: [{ type: "recommend", options: { list: [{ price: true }] } }] };
    // @ts-expect-error there is no such block
    const unknown: BlockType = "carusel";
    expect([parsePageData(sound).blocks.length, checkPage(odd).length, checkPage(page(unknown, {})).length]).toEqual([
      2, 1, 1,
    ]);
  });
});
