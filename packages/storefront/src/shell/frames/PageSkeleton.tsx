import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { hrefTo, type PageName, pageAt } from "../../shared/routing/addresses.ts";
import { HomeSkeleton } from "../../features/page/index.ts";
import * as styles from "./PageSkeleton.css.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";

/** Where the large parts of a page are: products in a grid, also beside filters; one product; rows; a sum beside rows; a text; a form. */
type Shape = "grid" | "list" | "product" | "rows" | "sum" | "text" | "form";

const shapes: Partial<Record<PageName, Shape>> = {
  goodsList: "list",
  goods: "product",
  pointsGoods: "product",
  cart: "sum",
  checkout: "sum",
  cashier: "sum",
  qrPay: "sum",
  article: "text",
  contact: "text",
  storeEntry: "text",
  login: "form",
  signUp: "form",
  forgetPassword: "form",
};

const cellsOf: Record<Shape, number> = { grid: 12, list: 10, product: 5, rows: 5, sum: 2, text: 6, form: 4 };

/** Parts beside the cells. */
const besides: ReadonlySet<Shape> = new Set(["list", "product", "sum", "text", "form"]);

/** Shown while the code of a page loads, in the shape of that page. */
export function PageSkeleton() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (page === "home") return <HomeSkeleton />;
  const inMemberCentre = pathname.toLowerCase().startsWith(hrefTo.member());
  const shape = (page && shapes[page]) ?? (inMemberCentre ? "rows" : "grid");
  // The frame of the member pages has the page's column already.
  const column = shape === "rows" || shape === "form" ? "" : `${wrap} `;
  return (
    <div role="status" aria-label={t("loading")} data-shape={shape} className={`${column}${styles.root({ shape })}`}>
      {besides.has(shape) && <Skeleton className={styles.beside({ shape })} />}
      <div className={styles.main({ shape })}>
        <Skeleton className={styles.title({ shape })} />
        {Array.from({ length: cellsOf[shape] }, (_, place) => (
          <Skeleton key={place} className={styles.cell({ shape })} />
        ))}
      </div>
    </div>
  );
}
