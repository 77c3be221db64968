import * as z from "zod/mini";
import { call } from "./call.ts";
import { Evaluation, EvaluationCounts } from "./entities/evaluation.ts";
import { EvaluationGrade } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";

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
