import * as z from "zod/mini";
import { call } from "./call.ts";
import { Evaluation, EvaluationCounts, EvaluationDetail, EvaluationForm } from "./entities/evaluation.ts";
import { EvaluationGrade } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { Filled, Id, ShortText } from "./scalars.ts";

/** Most pictures of one evaluation. */
export const mostEvaluationPictures = 9;

const Stars = z.int().check(z.gte(1), z.lte(5));

/** Visible evaluations of a goods, newest first; `haveImage` "1" keeps those with pictures. Source: spec 7, member. */
export const listForGoods = call({
  id: "evaluation.listForGoods",
  method: "GET",
  path: "/member/evaluation/{goodsId}/goodsEvaluation",
  auth: "none",
  query: z.object({ grade: z.optional(only(EvaluationGrade)), haveImage: z.optional(z.string()), ...paging }),
  result: page(Evaluation),
});

/** How many evaluations of each grade a goods has; `id` is the goods id. Source: spec 7, member. */
export const counts = call({
  id: "evaluation.counts",
  method: "GET",
  path: "/member/evaluation/{id}/evaluationNumber",
  auth: "none",
  result: EvaluationCounts,
});

/**
 * Evaluates an order line, once; goods and store get their new averages with it, and the buyer a few points. `images` are addresses
 * of own uploads joined with commas, at most 9; scores are stars from 1 to 5, 5 when left out. Refused: 4002 no or too long a text,
 * a picture that is not the buyer's, 31014 unknown line or other goods, 31007 somebody else's, 35002 the order is not completed,
 * 35001 evaluated already. Source: spec 7, member (MC-06).
 */
export const add = call({
  id: "evaluation.add",
  method: "POST",
  path: "/member/evaluation",
  auth: "required",
  query: z.object({
    orderItemSn: Filled,
    goodsId: Id,
    skuId: Id,
    grade: only(EvaluationGrade),
    content: ShortText.check(z.trim(), z.minLength(1)),
    images: z.optional(z.string()),
    deliveryScore: z.optional(Stars),
    serviceScore: z.optional(Stars),
    descriptionScore: z.optional(Stars),
  }),
  result: EvaluationForm,
});

/**
 * The buyer's own evaluations, newest first. `goodsName` and `storeName` find a part; `orderItemSn` (ours) the one of an order
 * line. Source: spec 7, member (MC-06).
 */
export const listMine = call({
  id: "evaluation.listMine",
  method: "GET",
  path: "/member/evaluation",
  auth: "required",
  query: z.object({
    grade: z.optional(only(EvaluationGrade)),
    goodsName: z.optional(z.string()),
    storeName: z.optional(z.string()),
    haveImage: z.optional(z.string()),
    orderItemSn: z.optional(z.string()),
    ...paging,
  }),
  result: page(Evaluation),
});

/** One evaluation of the buyer. Refused: 35003 unknown or somebody else's. Beyond the specification (decisions 38, MC-06). */
export const get = call({
  id: "evaluation.get",
  method: "GET",
  path: "/member/evaluation/get/{id}",
  auth: "required",
  result: EvaluationDetail,
  inSpec: false,
});
