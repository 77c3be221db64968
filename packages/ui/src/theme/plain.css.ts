import { style } from "@vanilla-extract/css";

/**
 * The class of an element that has no look of its own. On a page of somebody else our elements are known by their classes, so
 * that a list without one would get the browser's bullets (`base.css.ts`).
 */
export const plain = style({});
