import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { measures } from "@sundry/ui/theme/measures";
import type { StyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { space, size, radius } = vars;
const one = "minmax(0, 1fr)";
const columns = (count: number) => `repeat(${count}, ${one})`;

/** Beside each other from 1024 px on, below each other on smaller screens. */
const twoColumns = (wide: string, rule: StyleRule = {}) =>
  inLayer("app", { ...rule, "@media": { ...rule["@media"], [from("lg")]: { gridTemplateColumns: wide } } });

/** The columns of the page that is coming: see the layout in its own styles. */
export const root = recipe({
  base: inLayer("app", {
    display: "grid",
    gridTemplateColumns: one,
    gap: `${space[4]} ${space[8]}`,
    alignItems: "start",
    paddingBlockStart: space[4],
  }),
  variants: {
    shape: {
      grid: {},
      list: twoColumns(`${shopSize.filters} ${one}`, { "@media": { [below("md")]: { paddingBlockStart: 0 } } }),
      product: inLayer("app", {
        "@media": {
          [below("md")]: { paddingBlockStart: 0 },
          [from("md")]: { gridTemplateColumns: `${one} ${one}`, paddingBlockStart: space[14] },
        },
      }),
      rows: inLayer("app", { paddingBlockStart: 0 }),
      sum: twoColumns(`${one} ${shopSize.summary}`),
      text: twoColumns(`${shopSize.member} ${one}`),
      form: twoColumns(`${one} ${shopSize.authForm}`, { paddingBlockStart: 0 }),
    },
  },
});

/** Filters, the picture, the sum, the menu of a text, the art of a form. */
export const beside = recipe({
  base: inLayer("app", { display: "none", "@media": { [from("lg")]: { display: "block", blockSize: "60vh" } } }),
  variants: {
    shape: {
      grid: {},
      list: inLayer("app", { marginBlockStart: space[14] }),
      product: inLayer("app", {
        display: "block",
        aspectRatio: "1",
        "@media": {
          [below("md")]: { marginInline: `calc(-1 * ${space[4]})`, inlineSize: "auto", borderRadius: 0 },
          [from("md")]: { blockSize: "auto" },
        },
      }),
      rows: {},
      sum: inLayer("app", {
        order: 1,
        blockSize: measures.block.waiting,
        "@media": { [from("lg")]: { blockSize: measures.block.waiting } },
      }),
      text: {},
      form: inLayer("app", { borderRadius: 0, "@media": { [from("lg")]: { blockSize: "100dvh" } } }),
    },
  },
});

const grid = (rule: StyleRule) =>
  inLayer("app", {
    gridTemplateColumns: columns(2),
    gap: `${space[7]} ${space[4]}`,
    ...rule,
  });

export const main = recipe({
  base: inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }),
  variants: {
    shape: {
      grid: grid({
        "@media": {
          [from("md")]: { gridTemplateColumns: columns(4) },
          [from("xl")]: { gridTemplateColumns: columns(6) },
        },
      }),
      list: grid({
        "@media": {
          [from("md")]: { gridTemplateColumns: columns(4) },
          [from("xl")]: { gridTemplateColumns: columns(5) },
        },
      }),
      product: {},
      rows: {},
      sum: {},
      text: {},
      form: inLayer("app", {
        inlineSize: `min(${size.dialog}, 100% - ${space[8]})`,
        marginInline: "auto",
        paddingBlockStart: space[24],
      }),
    },
  },
});

/** On a phone the bar at the top has the title. */
export const title = recipe({
  base: inLayer("app", {
    gridColumn: "1 / -1",
    blockSize: space[8],
    maxInlineSize: size.drawer,
    borderRadius: radius.small,
    "@media": { [below("md")]: { display: "none" } },
  }),
  variants: {
    shape: {
      grid: {},
      // The bar of the sorting.
      list: inLayer("app", {
        blockSize: size.control.lg,
        maxInlineSize: "none",
        "@media": {
          [below("md")]: { display: "block", blockSize: size.touch, marginBlockEnd: `calc(-1 * ${space[5]})` },
        },
      }),
      product: inLayer("app", { "@media": { [below("md")]: { display: "block" } } }),
      rows: {},
      sum: {},
      text: {},
      form: inLayer("app", { "@media": { [below("md")]: { display: "block" } } }),
    },
  },
});

export const cell = recipe({
  variants: {
    shape: {
      grid: inLayer("app", { aspectRatio: "0.8" }),
      list: inLayer("app", { aspectRatio: "0.7" }),
      product: inLayer("app", { blockSize: space[20] }),
      rows: inLayer("app", { blockSize: space[24], borderRadius: radius.panel.md }),
      sum: inLayer("app", { blockSize: measures.block.tile, borderRadius: radius.panel.md }),
      text: inLayer("app", { blockSize: space[11] }),
      form: inLayer("app", { blockSize: space[14] }),
    },
  },
});
