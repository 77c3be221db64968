import * as z from "zod/mini";
import { call } from "./call.ts";
import { Evaluation, EvaluationCounts, EvaluationDetail, EvaluationForm } from "./entities/evaluation.ts";
import { EvaluationGrade } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { NonEmpty, ShortText, ShortLines, Joined } from "./scalars.ts";

/** Most pictures that one evaluation may have. */
export const maxEvaluationPictures = 9;

const Stars = z.int().check(z.gte(1), z.lte(5));

/**
 * Lists the visible evaluations of goods, newest first. `haveImage` "1" keeps those with pictures. `sort` may be `score`
 * (ours): by the mean of the three scores, highest first unless `order` is `asc`; of the same mean, the newest first.
 */
export const listForGoods = call({
  id: "evaluation.listForGoods",
  method: "GET",
  path: "/member/evaluation/{goodsId}/goodsEvaluation",
  auth: "none",
  query: z.object({ grade: z.optional(closedEnum(EvaluationGrade)), haveImage: z.optional(ShortText), ...paging }),
  result: page(Evaluation),
});

/** Counts the evaluations of each grade; `id` is the goods id. */
export const counts = call({
  id: "evaluation.counts",
  method: "GET",
  path: "/member/evaluation/{id}/evaluationNumber",
  auth: "none",
  result: EvaluationCounts,
});

/**
 * Evaluates an order line, once. The averages of the goods and the store change, and the buyer gets a few points.
 * `images` are addresses of the buyer's own uploads joined with commas, at most 9; scores are stars from 1 to 5, 5 when
 * left out. Refused: 4002 an empty or too long text, or a picture that is not the buyer's, 31014 unknown line or other
 * goods, 31007 another buyer's, 35002 the order is not completed, 35001 already evaluated.
 */
export const add = call({
  id: "evaluation.add",
  method: "POST",
  path: "/member/evaluation",
  auth: "required",
  query: z.object({
    orderItemSn: NonEmpty,
    goodsId: ShortText,
    skuId: ShortText,
    grade: closedEnum(EvaluationGrade),
    content: ShortLines.check(z.trim(), z.minLength(1)),
    images: z.optional(Joined),
    deliveryScore: z.optional(Stars),
    serviceScore: z.optional(Stars),
    descriptionScore: z.optional(Stars),
  }),
  result: EvaluationForm,
});

/**
 * Lists the buyer's own evaluations, newest first. `goodsName` and `storeName` match a part; `orderItemSn` (ours) is the
 * number of an order line.
 */
export const listMine = call({
  id: "evaluation.listMine",
  method: "GET",
  path: "/member/evaluation",
  auth: "required",
  query: z.object({
    grade: z.optional(closedEnum(EvaluationGrade)),
    goodsName: z.optional(ShortText),
    storeName: z.optional(ShortText),
    haveImage: z.optional(ShortText),
    orderItemSn: z.optional(ShortText),
    ...paging,
  }),
  result: page(Evaluation),
});

/** Reads one evaluation by the buyer. Refused: 35003 unknown or another buyer's. */
export const get = call({
  id: "evaluation.get",
  method: "GET",
  path: "/member/evaluation/get/{id}",
  auth: "required",
  result: EvaluationDetail,
  inSpec: false,
});
