import { type ReactNode, useId } from "react";
import { Heading } from "../src/primitives/Heading/index.ts";
import { Text } from "../src/primitives/Text/index.ts";
import * as styles from "./guide.css.ts";

interface GuidePageProps {
  /** What the page belongs to, above its title. */
  overline: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page about the design system, with its title. */
export function GuidePage({ overline, title, lead, children }: GuidePageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Text variant="overline" tone="brand">
          {overline}
        </Text>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text variant="bodyL" tone="secondary">
          {lead}
        </Text>
      </header>
      {children}
    </main>
  );
}

interface GuideSectionProps {
  title: string;
  /** A sentence or two below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a {@link GuidePage}. */
export function GuideSection({ title, text, children }: GuideSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading id={id} level={2} size="sm">
          {title}
        </Heading>
        {text && <Text tone="secondary">{text}</Text>}
      </div>
      {children}
    </section>
  );
}
