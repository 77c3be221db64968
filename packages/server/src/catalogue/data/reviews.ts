import { reviewAuthors } from "./reviews/authors.ts";
import { departmentReviews } from "./reviews/departments.ts";
import { generalReviews } from "./reviews/general.ts";
import { merchantReplies } from "./reviews/replies.ts";
import type { GradedSentences, ReviewAuthor } from "./reviews/sentences.ts";
import { shelfReviews } from "./reviews/shelves.ts";

/** What the reviews of the demo marketplace are composed from. */
export const reviewMaterial: {
  authors: readonly ReviewAuthor[];
  /** Fits any goods. */
  general: GradedSentences;
  /** What merchants answer, by the grade of the review. */
  replies: GradedSentences;
} = {
  authors: reviewAuthors,
  general: generalReviews,
  replies: merchantReplies,
};

/**
 * Sentences about goods of a category: those of the first level and those of any shelf on the way down.
 * @param path category keys from the first level to the third, e.g. `["sewing", "sewing-thread", "sewing-thread-yarn"]`
 */
export function reviewsOfCategory(path: readonly string[]): GradedSentences {
  const found = path
    .flatMap((key) => [departmentReviews[key], shelfReviews[key]])
    .filter((entry) => entry !== undefined);
  return {
    good: found.flatMap(({ good }) => good),
    moderate: found.flatMap(({ moderate }) => moderate),
    worse: found.flatMap(({ worse }) => worse),
  };
}
