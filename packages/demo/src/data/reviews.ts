import { reviewAuthors } from "./reviews/authors.ts";
import { departmentReviews } from "./reviews/departments.ts";
import { generalReviews } from "./reviews/general.ts";
import { merchantReplies } from "./reviews/replies.ts";
import type { GradedSentences, ReviewAuthor } from "./reviews/sentences.ts";
import { shelfReviews } from "./reviews/shelves.ts";

/** The texts that the demo's reviews are composed from. */
export const reviewMaterial: {
  authors: readonly ReviewAuthor[];
  /** For any goods. */
  general: GradedSentences;
  /** Stores' replies, by the grade of the review. */
  replies: GradedSentences;
} = {
  authors: reviewAuthors,
  general: generalReviews,
  replies: merchantReplies,
};

/**
 * Sentences about the goods of a category: those of its department and those of its ancestors.
 * @param category key of a category of any level, e.g. `hand-tools-fixing-spanners`; keys begin with their parent's key
 */
export function reviewsOfCategory(category: string): GradedSentences {
  const found = [...Object.entries(departmentReviews), ...Object.entries(shelfReviews)]
    .filter(([key]) => category === key || category.startsWith(`${key}-`))
    .map(([, graded]) => graded);
  return {
    good: found.flatMap(({ good }) => good),
    moderate: found.flatMap(({ moderate }) => moderate),
    worse: found.flatMap(({ worse }) => worse),
  };
}
