import { afterSale } from "./help/afterSale.ts";
import { closeAccount } from "./help/closeAccount.ts";
import { complaints } from "./help/complaints.ts";
import { myData } from "./help/myData.ts";
import { refunds } from "./help/refunds.ts";
import { reviews } from "./help/reviews.ts";
import type { ArticleEntry } from "./shapes.ts";

/** When something went wrong, and what buyers can ask of the shop itself. */
export const serviceArticles: readonly ArticleEntry[] = [afterSale, refunds, complaints, reviews, myData, closeAccount];
