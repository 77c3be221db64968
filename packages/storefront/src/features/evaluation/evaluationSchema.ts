import type { TFunction } from "i18next";
import * as z from "zod/mini";

/** Grades in display order. */
export const grades = ["GOOD", "MODERATE", "WORSE"] as const;

/** The empty form, without a preselected grade or score. */
export const emptyEvaluation = {
  grade: "",
  descriptionScore: 0,
  serviceScore: 0,
  deliveryScore: 0,
  content: "",
  images: [] as string[],
};

/** Rules of the form: a grade, all stars and some text. */
export function evaluationSchema(t: TFunction<"evaluation">) {
  const stars = z.number().check(z.gte(1, t("starsMissing")));
  return z.object({
    grade: z.string().check(z.refine((grade) => isGrade(grade), t("gradeMissing"))),
    descriptionScore: stars,
    serviceScore: stars,
    deliveryScore: stars,
    content: z.string().check(z.refine((text) => text.trim() !== "", t("contentMissing"))),
    images: z.array(z.string()),
  });
}

export function isGrade(text: string): text is (typeof grades)[number] {
  return (grades as readonly string[]).includes(text);
}
