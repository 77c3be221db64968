import { denseRun, fold } from "./foldedText.ts";

/** Words between others, which goods need not have. */
const connectives = new Set(
  "a an and any are as at be by for from i in is it me my need of on or our please some something than thank thanks that the their them these this to want we with you your".split(
    " ",
  ),
);
/** Those of a sentence in Chinese, which has no spaces; one sign only where it cannot be part of a word. */
const insideRuns = /送给|适合|适用于?|可以|一些|一个|什么|我要|我想|想要|想买|的|^(?:给|送|买|找|要)/gu;

/** Words that say nothing about goods when only some of the words of a search are looked for; in the singular, folded. */
const sayNothing = new Set([
  ...connectives,
  ..."below best can do get give good have he idea like looking month old she their there they under us what who will year yr 的 和 与 给 了 我 要 想 用 在 不 岁 适合 送 送给 买 一个 一些 什么 可以".split(
    " ",
  ),
]);

/** Whether a word says nothing about goods. */
export function isFiller(word: string): boolean {
  return sayNothing.has(fold(word));
}

/** A search without words that only connect; empty if it has no others. */
export function withoutConnectives(text: string): string {
  return text
    .normalize("NFKC")
    .replace(denseRun, (run) => run.replace(insideRuns, " "))
    .split(/\s+/)
    .filter((word) => !connectives.has(fold(word).replace(/[^\p{L}\p{N}]+$/u, "")))
    .join(" ")
    .trim();
}
