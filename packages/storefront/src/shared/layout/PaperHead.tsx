import { type ReactNode, Suspense } from "react";
import { lazyOptional } from "../routing/lazyPart.ts";
import { Logo } from "../site/Logo.tsx";
import * as styles from "./paper.css.ts";

// Only on paper.
const PaperCode = lazyOptional(() => import("./PaperCode.tsx").then((m) => ({ default: m.PaperCode })));

interface PaperHeadProps {
  /** Path of the page, for its code: who has the sheet can open the page with a phone. */
  path?: string;
  /** What the sheet says about itself, one line each. */
  children?: ReactNode;
}

/** The head of a page on paper, with the shop's logo. Screens do not show it, and neither do screen readers read it. */
export function PaperHead({ path, children }: PaperHeadProps) {
  return (
    <div className={styles.head} data-paper="head">
      <div>
        <Logo />
        {children && <div className={styles.facts}>{children}</div>}
      </div>
      {path && (
        <Suspense>
          <PaperCode path={path} />
        </Suspense>
      )}
    </div>
  );
}
