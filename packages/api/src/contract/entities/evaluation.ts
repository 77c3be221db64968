import * as z from "zod/mini";
import { EvaluationGrade } from "../enums.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A buyer's review of goods they bought. */
export const Evaluation = z.object({
  id: Id,
  goodsId: maybe(Id),
  skuId: maybe(Id),
  goodsName: maybe(z.string()),
  goodsImage: maybe(z.string()),
  storeId: maybe(Id),
  storeName: maybe(z.string()),
  memberName: maybe(z.string()),
  memberProfile: maybe(z.string()),
  grade: EvaluationGrade,
  content: maybe(z.string()),
  /** Addresses of the pictures, joined with commas. */
  images: maybe(z.string()),
  haveImage: maybe(z.boolean()),
  reply: maybe(z.string()),
  replyImage: maybe(z.string()),
  replyStatus: maybe(z.boolean()),
  /** 1 to 5. */
  descriptionScore: maybe(z.int()),
  serviceScore: maybe(z.int()),
  deliveryScore: maybe(z.int()),
  createTime: DateTime,
  /** Number of the order; in the buyer's own evaluations only. */
  orderNo: maybe(z.string()),
  /** Ours: number of the order line; in the buyer's own evaluations only. */
  orderItemSn: maybe(z.string()),
  /** Ours: what was bought, for example "60 pcs, navy". */
  specs: maybe(z.string()),
});
export type Evaluation = z.output<typeof Evaluation>;

/** An evaluation with its pictures as lists. */
export const EvaluationDetail = z.extend(Evaluation, {
  evaluationImages: maybe(z.array(z.string())),
  replyEvaluationImages: maybe(z.array(z.string())),
});
export type EvaluationDetail = z.output<typeof EvaluationDetail>;

/** The new evaluation, returned by `evaluation.add`. */
export const EvaluationForm = z.object({
  orderItemSn: maybe(z.string()),
  goodsId: Id,
  skuId: Id,
  grade: maybe(EvaluationGrade),
  content: maybe(z.string()),
  images: maybe(z.string()),
  deliveryScore: maybe(z.int()),
  serviceScore: maybe(z.int()),
  descriptionScore: maybe(z.int()),
});
export type EvaluationForm = z.output<typeof EvaluationForm>;

/** Number of visible evaluations of each grade, and of those with pictures. */
export const EvaluationCounts = z.object({
  all: z.int(),
  good: z.int(),
  moderate: z.int(),
  worse: z.int(),
  haveImage: z.int(),
  /** Ours: number of evaluations by their mean, rounded to whole stars, from one star to five. */
  stars: maybe(z.array(z.int())),
});
export type EvaluationCounts = z.output<typeof EvaluationCounts>;
