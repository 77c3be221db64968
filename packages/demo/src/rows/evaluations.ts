import type { EvaluationGrade, evaluations, goods } from "@sundry/server/marketplace";
import { pictureUrl } from "@sundry/server/pictures";
import type { ReviewGrade } from "../data/reviews/sentences.ts";
import { reviewMaterial, reviewsOfCategory } from "../data/reviews.ts";
import type { Bilingual } from "../family.ts";
import { idOf } from "../ids.ts";
import { pick, type Random, shuffled } from "../pictures/choose.ts";
import { seededRandom } from "../seededRandom.ts";
import type { GoodsRows } from "./goods.ts";

type EvaluationRow = typeof evaluations.$inferInsert;

/** Totals of the evaluations of goods, as stored in their row. */
export type EvaluationSums = Pick<typeof goods.$inferInsert, "commentNum" | "goodCommentNum" | "rating">;

const grades = { good: "GOOD", moderate: "MODERATE", worse: "WORSE" } as const satisfies Record<
  ReviewGrade,
  EvaluationGrade
>;

/**
 * Evaluations of goods, written between their release and `now` (epoch ms). Always the same for the same goods, except
 * the dates.
 */
export function evaluationRows({ goods, skus, family }: GoodsRows, now: number): EvaluationRow[] {
  const random = seededRandom(`evaluations ${goods.key}`);
  const own = reviewsOfCategory(family.category);
  const authors = shuffled(random, reviewMaterial.authors);
  const written = { good: sayings("good"), moderate: sayings("moderate"), worse: sayings("worse") };
  return authors.slice(0, howMany(goods.buyCount, random)).map((author, place) => {
    const grade = drawGrade(random);
    const words = sentencesOf(written[grade], grade, random);
    const sku = pick(random, skus);
    const createdAt = new Date(between(goods.releasedAt.getTime(), now, random));
    const reply = random() < (grade === "good" ? 0.3 : 0.85) ? pick(random, reviewMaterial.replies[grade]) : null;
    return {
      id: idOf("evaluation", `${goods.key}#${place}`),
      goodsId: goods.id,
      skuId: sku.id,
      storeId: goods.storeId,
      memberId: idOf("reviewer", author.name),
      memberName: author.name,
      memberFace: "",
      grade: grades[grade],
      content: { en: words.map(({ en }) => en).join(" "), zh: words.map(({ zh }) => zh).join("") },
      images: picturesOf(goods.id, random),
      ...scores(grade, random),
      reply,
      createdAt,
    };
  });

  /** Sentences of a grade in a shuffled order, so that no two evaluations of the same goods are the same. */
  function sayings(grade: ReviewGrade): Bilingual[] {
    return shuffled(random, [...own[grade], ...reviewMaterial.general[grade]]);
  }
}

/** Counts and mean of some evaluations; goods without any are rated 5. */
export function sumsOf(rows: readonly EvaluationRow[]): EvaluationSums {
  const total = rows.reduce((sum, { descriptionScore }) => sum + descriptionScore, 0);
  return {
    commentNum: rows.length,
    goodCommentNum: rows.filter(({ grade }) => grade === "GOOD").length,
    rating: rows.length === 0 ? 500 : Math.round((total * 100) / rows.length),
  };
}

/** Goods that sell well have more reviews; a few have none yet. */
function howMany(sold: number, random: Random): number {
  if (random() < 0.03) return 0;
  return 2 + Math.floor(random() * 6) + Math.floor(Math.log10(1 + sold) * 2 * random()) + (sold > 6_000 ? 8 : 0);
}

function drawGrade(random: Random): ReviewGrade {
  const at = random();
  return at < 0.87 ? "good" : at < 0.96 ? "moderate" : "worse";
}

function sentencesOf(left: Bilingual[], grade: ReviewGrade, random: Random): Bilingual[] {
  const wanted = random() < 0.45 ? 2 : 1;
  const taken = left.splice(0, wanted);
  return taken.length > 0 ? taken : [pick(random, reviewMaterial.general[grade])];
}

function scores(grade: ReviewGrade, random: Random) {
  const around = (high: number) => Math.max(1, high - (random() < 0.25 ? 1 : 0));
  const best = { good: 5, moderate: 3, worse: 2 }[grade];
  return {
    descriptionScore: around(best),
    serviceScore: around(Math.min(5, best + 1)),
    deliveryScore: around(Math.min(5, best + 1)),
  };
}

function picturesOf(goodsId: string, random: Random): string[] {
  if (random() >= 0.2) return [];
  const slots = shuffled(random, ["2", "3", "4", "5"] as const);
  return slots.slice(0, 1 + Math.floor(random() * 3)).map((slot) => pictureUrl.goods(goodsId, slot));
}

function between(from: number, to: number, random: Random): number {
  return Math.floor(from + (to - from) * random());
}
